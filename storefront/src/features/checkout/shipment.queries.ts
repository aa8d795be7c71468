import { api, unwrap } from '@shop/api-client';

export interface ShipmentDetails {
  fullName: string;
  email: string;
  phoneNumber: string;
  country: string;
  postalCode: string;
  addressLine1: string;
  addressLine2: string;
  City: string;
}

/** Asks for the parcel; parcel size, due date and amounts are the server's. */
export const createShipment = async (operationId: string, details: ShipmentDetails) =>
  unwrap(
    await api.POST('/aramex/create-shipment', {
      body: {
        Shipments: [
          {
            Reference1: operationId,
            Consignee: {
              PartyAddress: {
                Line1: details.addressLine1,
                Line2: details.addressLine2,
                City: details.City,
                PostCode: details.postalCode,
                CountryCode: details.country,
              },
              Contact: {
                PersonName: details.fullName,
                EmailAddress: details.email,
                PhoneNumber1: details.phoneNumber,
                CellPhone: details.phoneNumber,
              },
            },
          },
        ],
      },
    }),
  );

/** Tells the server that the browser has seen the order through. */
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
