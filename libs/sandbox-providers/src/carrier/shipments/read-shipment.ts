import { amount, fields, text, type Fields } from '../../common/read.js';
import { isCity } from '../cities.js';
import { notifications, type Notification } from '../protocol/notification.js';
import type { Party, ShipmentOrder } from '../shipment.js';
import { readWcfDate } from '../protocol/wcf-date.js';

/** A date that the carrier cannot parse; it fails the whole call. */
export class BadDate extends Error {}

const POUND_KG = 0.45359237;
const PAYMENT_TYPES = ['P', 'C', '3'];
const PRODUCT_GROUPS = ['DOM', 'EXP'];

/** One shipment of a CreateShipments call with all its errors. */
export function readShipment(
  raw: Fields,
  accountNumber: string | undefined,
): { order: ShipmentOrder; problems: Notification[] } {
  const details = fields(raw.Details);
  const shipper = fields(raw.Shipper);
  const consignee = fields(raw.Consignee);
  const order: ShipmentOrder = {
    reference1: text(raw.Reference1),
    reference2: text(raw.Reference2),
    reference3: text(raw.Reference3),
    foreignHawb: text(raw.ForeignHAWB),
    shipper: party(shipper),
    consignee: party(consignee),
    goods: text(details.DescriptionOfGoods),
    goodsCountry: text(details.GoodsOriginCountry),
    pieces: amount(details.NumberOfPieces),
    weightKg: kilograms(fields(details.ActualWeight)),
    dimensions: dimensions(fields(details.Dimensions)),
    productGroup: text(details.ProductGroup),
    productType: text(details.ProductType),
    paymentType: text(details.PaymentType),
    paymentOptions: text(details.PaymentOptions),
    services: text(details.Services),
    codAmount: amount(fields(details.CashOnDeliveryAmount).Value),
    dueAt: date(raw.DueDate, 'DueDate'),
  };
  date(raw.ShippingDateTime, 'ShippingDateTime');
  const wrongAccount =
    text(shipper.AccountNumber) === '' ||
    (accountNumber !== undefined && text(shipper.AccountNumber) !== accountNumber);
  return {
    order,
    problems: [
      ...(wrongAccount ? [notifications.invalid('Shipper.AccountNumber')] : []),
      ...partyProblems('Shipper', shipper),
      ...partyProblems('Consignee', consignee),
      ...detailProblems(order, fields(details.CashOnDeliveryAmount)),
    ],
  };
}

const dimensions = ({ Length, Width, Height, Unit }: Fields): string =>
  `${amount(Length)}x${amount(Width)}x${amount(Height)} ${text(Unit)}`;

function party(raw: Fields): Party {
  const address = fields(raw.PartyAddress);
  const contact = fields(raw.Contact);
  return {
    name: text(contact.PersonName),
    company: text(contact.CompanyName),
    phone: text(contact.PhoneNumber1),
    line1: text(address.Line1),
    line2: text(address.Line2),
    city: text(address.City),
    country: text(address.CountryCode),
  };
}

function partyProblems(who: string, raw: Fields): Notification[] {
  const address = fields(raw.PartyAddress);
  const contact = fields(raw.Contact);
  const required: [string, unknown][] = [
    ['PartyAddress.Line1', address.Line1],
    ['PartyAddress.City', address.City],
    ['PartyAddress.CountryCode', address.CountryCode],
    ['Contact.PersonName', contact.PersonName],
    ['Contact.CompanyName', contact.CompanyName],
    ['Contact.PhoneNumber1', contact.PhoneNumber1],
    ['Contact.CellPhone', contact.CellPhone],
    ['Contact.EmailAddress', contact.EmailAddress],
  ];
  const missing = required
    .filter(([, value]) => text(value) === '')
    .map(([name]) => notifications.required(`${who}.${name}`));
  const city = text(address.City);
  const unknown = text(address.CountryCode) === 'AE' && city !== '' && !isCity(city);
  return unknown ? [...missing, notifications.city(city)] : missing;
}

function detailProblems(order: ShipmentOrder, cod: Fields): Notification[] {
  const problems: Notification[] = [];
  const check = (good: boolean, field: string) => {
    if (!good) problems.push(notifications.invalid(`Details.${field}`));
  };
  check(Number.isInteger(order.pieces) && order.pieces > 0, 'NumberOfPieces');
  check(order.weightKg > 0, 'ActualWeight');
  check(order.goods !== '', 'DescriptionOfGoods');
  check(order.goodsCountry !== '', 'GoodsOriginCountry');
  check(PRODUCT_GROUPS.includes(order.productGroup), 'ProductGroup');
  check(order.productType !== '', 'ProductType');
  check(PAYMENT_TYPES.includes(order.paymentType), 'PaymentType');
  const domestic = order.shipper.country === order.consignee.country;
  check(order.productGroup !== 'DOM' || domestic, 'ProductGroup');
  const services = order.services.split(',').map((service) => service.trim());
  if (services.includes('CODS') !== order.codAmount > 0) problems.push(notifications.codService);
  check(order.codAmount === 0 || text(cod.CurrencyCode) === 'AED', 'CashOnDeliveryAmount');
  return problems;
}

function kilograms({ Unit, Value }: Fields): number {
  if (text(Unit).toUpperCase() === 'KG') return amount(Value);
  return text(Unit).toUpperCase() === 'LB' ? amount(Value) * POUND_KG : 0;
}

function date(value: unknown, name: string): number {
  const ms = readWcfDate(value);
  if (ms === undefined) throw new BadDate(name);
  return ms;
}
