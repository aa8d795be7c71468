import { isDubai } from '@shop/shop-rules';
import { InvalidInput } from '../../../platform/http/problem.js';
import { toE164 } from '../../people/shoppers/phone.js';
import { cityNameOf } from '../order-core/city-name.js';
import type { Order } from '../order-core/order.entity.js';
import type { Shipment } from '../order-core/shipment/shipment.entity.js';
import type { ConsigneeDto } from './shipment.dto.js';
import { msg } from '../../../platform/i18n/message.js';

export type Consignee = Pick<
  Shipment,
  'personName' | 'email' | 'phone' | 'line1' | 'line2' | 'city' | 'postCode'
>;

/** Place of the consignee in the body of the form. */
export const CONSIGNEE = '#/Shipments/0/Consignee';

/** The consignee of the shipment form; a city with a higher fee than the order's is rejected. */
export const consigneeOf = ({ PartyAddress, Contact }: ConsigneeDto, order: Order): Consignee => {
  const pointer = `${CONSIGNEE}/PartyAddress/City`;
  const city = PartyAddress.City?.trim() ? cityNameOf(PartyAddress.City, pointer) : order.city;
  if (isDubai(order.city) && !isDubai(city)) {
    const detail = msg('shipment.dubaiOnly');
    throw new InvalidInput(detail, [{ pointer, detail }]);
  }
  return {
    personName: Contact.PersonName.trim(),
    email: Contact.EmailAddress.trim(),
    phone: toE164(Contact.PhoneNumber1, `${CONSIGNEE}/Contact/PhoneNumber1`),
    line1: PartyAddress.Line1.trim(),
    line2: PartyAddress.Line2?.trim() ?? '',
    city,
    postCode: PartyAddress.PostCode?.trim() ?? '',
  };
};

/** The consignee from an order's own delivery address. */
export const consigneeOfOrder = (order: Order): Consignee => ({
  personName: order.fullName,
  email: order.email,
  phone: order.phone,
  line1: [order.building, order.flat].filter((part) => part).join(', ') || order.area,
  line2: order.area,
  city: order.city,
  postCode: '',
});

/** The consignee of an earlier shipment. */
export const consigneeAgain = (earlier: Consignee): Consignee => {
  const { personName, email, phone, line1, line2, city, postCode } = earlier;
  return { personName, email, phone, line1, line2, city, postCode };
};

/** Whether both are the same person at the same place, however the address is divided into lines. */
export const isSameConsignee = (one: Consignee, other: Consignee): boolean =>
  keyOf(one) === keyOf(other);

export const isSamePlace = (one: Consignee, other: Consignee): boolean =>
  placeKeyOf(one) === placeKeyOf(other);

const keyOf = (consignee: Consignee): string =>
  JSON.stringify([consignee.personName, consignee.phone, placeKeyOf(consignee)]);

const placeKeyOf = ({ line1, line2, city }: Consignee): string => {
  const parts = `${line1},${line2}`.split(',').map((part) => part.trim().toLowerCase());
  return JSON.stringify([city, parts.filter(Boolean).sort()]);
};
