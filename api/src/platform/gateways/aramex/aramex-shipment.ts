import { SHIPMENT_DUE_DAYS, toAed, type Fils } from '@shop/shop-rules';
import type { Env } from '../../config/env.js';
import { wcfDate } from './aramex-dates.js';

/** A shipment to create. */
export interface ShipmentOrder {
  /** Our reference, by which it can be found. */
  reference: string;
  consignee: {
    name: string;
    email: string;
    phone: string;
    line1: string;
    line2: string;
    city: string;
    postCode: string;
  };
  /** Where the carrier picks it up. */
  shipper: { name: string; phone: string; line1: string; line2: string; city: string };
  /** Order number for people: the second reference. */
  orderNumber: string;
  /** Collected from the consignee; 0 if paid. */
  collectFils: Fils;
}

const DAY_MS = 86_400_000;
const COUNTRY = 'AE';
const CURRENCY = 'AED';

/** Credentials; part of every request. */
export const clientInfo = (env: Env): object => ({
  UserName: env.CARRIER_USERNAME,
  Password: env.CARRIER_PASSWORD,
  Version: 'v1',
  AccountNumber: env.CARRIER_ACCOUNT,
  AccountPin: env.CARRIER_PIN,
  AccountEntity: env.CARRIER_ENTITY,
  AccountCountryCode: COUNTRY,
  Source: 24,
});

export const LABEL_INFO = { ReportID: 9729, ReportType: 'URL' };
export const PRODUCT_GROUP = 'DOM';

/** Size and weight of every parcel. */
const PARCEL = {
  Dimensions: { Length: 10, Width: 10, Height: 10, Unit: 'CM' },
  ActualWeight: { Unit: 'KG', Value: 0.5 },
};

/** The carrier's transaction block; its response contains the reference. */
export const transaction = (reference: string): object => ({
  Reference1: reference,
  Reference2: '',
  Reference3: '',
  Reference4: '',
  Reference5: '',
});

/** One shipment in the carrier's field names, including their misspelling: due in 3 days, 10×10×10 cm, 0.5 kg. */
export const shipmentBody = (order: ShipmentOrder, env: Env, now: Date): object => {
  const { reference, consignee, orderNumber, collectFils } = order;
  return {
    Reference1: reference,
    Reference2: orderNumber,
    Reference3: '',
    Shipper: party(env.CARRIER_ACCOUNT, {
      ...order.shipper,
      email: env.SALES_EMAIL,
      postCode: '',
    }),
    Consignee: party('', consignee),
    ThirdParty: null,
    ShippingDateTime: wcfDate(now),
    DueDate: wcfDate(new Date(now.getTime() + SHIPMENT_DUE_DAYS * DAY_MS)),
    Comments: '',
    PickupLocation: 'Reception',
    OperationsInstructions: '',
    AccountingInstrcutions: '',
    Details: {
      ...PARCEL,
      ChargeableWeight: null,
      DescriptionOfGoods: `Order ${orderNumber}`,
      GoodsOriginCountry: COUNTRY,
      ...service(env),
      PaymentOptions: '',
      CustomsValueAmount: null,
      CashOnDeliveryAmount: { CurrencyCode: CURRENCY, Value: toAed(collectFils) },
      InsuranceAmount: null,
      CashAdditionalAmount: null,
      CashAdditionalAmountDescription: '',
      CollectAmount: null,
      Services: collectFils > 0 ? 'CODS' : '',
      Items: [],
    },
    Attachments: [],
    ForeignHAWB: reference,
    TransportType: 0,
    PickupGUID: '',
    Number: null,
    ScheduledDelivery: null,
  };
};

/** A request for the price of one parcel. */
export const rateBody = (from: string, to: string, env: Env): object => ({
  OriginAddress: { City: from, CountryCode: COUNTRY },
  DestinationAddress: { City: to, CountryCode: COUNTRY },
  ShipmentDetails: { ...PARCEL, ...service(env) },
  PreferredCurrencyCode: CURRENCY,
});

const service = (env: Env): object => ({
  NumberOfPieces: 1,
  ProductGroup: PRODUCT_GROUP,
  ProductType: env.CARRIER_PRODUCT_TYPE,
  PaymentType: 'P',
});

const party = (account: string, who: ShipmentOrder['consignee']): object => ({
  Reference1: '',
  Reference2: '',
  AccountNumber: account,
  PartyAddress: {
    Line1: who.line1,
    Line2: who.line2,
    Line3: '',
    City: who.city,
    StateOrProvinceCode: '',
    PostCode: who.postCode,
    CountryCode: COUNTRY,
    Longitude: 0,
    Latitude: 0,
    BuildingNumber: null,
    BuildingName: null,
    Floor: null,
    Apartment: null,
    POBox: null,
    Description: null,
  },
  Contact: {
    Department: '',
    PersonName: who.name,
    Title: '',
    CompanyName: who.name,
    PhoneNumber1: who.phone,
    PhoneNumber1Ext: '',
    PhoneNumber2: '',
    PhoneNumber2Ext: '',
    FaxNumber: '',
    CellPhone: who.phone,
    EmailAddress: who.email,
    Type: '',
  },
});
