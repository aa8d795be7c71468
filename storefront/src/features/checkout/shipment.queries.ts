import { api, unwrap } from '@shop/api-client';
import type { ContactDetails } from '@/shared/forms/contact-fields';

/** The UAE has no postal codes; the carrier expects one. */
const NO_POSTAL_CODE = '00000';

/** Requests the shipment; the server determines parcel size, due date and amounts. */
export const createShipment = async (operationId: string, details: ContactDetails) =>
  unwrap(
    await api.POST('/aramex/create-shipment', {
      body: {
        Shipments: [
          {
            Reference1: operationId,
            Consignee: {
              PartyAddress: {
                Line1: details.line1,
                Line2: details.line2,
                City: details.city,
                PostCode: details.postalCode.trim() || NO_POSTAL_CODE,
                CountryCode: details.country,
              },
              Contact: {
                PersonName: details.fullName,
                EmailAddress: details.email,
                PhoneNumber1: details.phone,
                CellPhone: details.phone,
              },
            },
          },
        ],
      },
    }),
  );

/** The carrier's names of the form fields. */
export const CARRIER_NAMES = {
  PersonName: 'fullName',
  EmailAddress: 'email',
  PhoneNumber1: 'phone',
  City: 'city',
  PostCode: 'postalCode',
  Line1: 'line1',
  Line2: 'line2',
} as const;

/** Marks the order as completed in the browser. */
export const savePaymentLog = async (
  userId: number,
  operationId: string,
  info: string,
  shipment: string,
) =>
  unwrap(
    await api.POST('/save-payment-log', {
      body: { user_id: userId, operation_id: operationId, info, shipment },
    }),
  );
