import { cityName, orderNumber, toAedText, type Locale } from '@shop/shop-rules';
import { msg, type Message } from '../../../../platform/i18n/message.js';
import { translate } from '../../../../platform/i18n/translate.js';
import type { ExportedOrder } from './order-export.queries.js';

interface Column {
  heading: Message;
  value: (order: ExportedOrder, locale: Locale) => string | number | Message;
}

/** Columns of the export; amounts in AED with two decimals. */
const COLUMNS: Column[] = [
  { heading: msg('export.order'), value: ({ id }) => orderNumber(id) },
  { heading: msg('export.placed'), value: ({ placed }) => placed },
  { heading: msg('export.deliverBy'), value: ({ deliverBy }) => deliverBy ?? '' },
  { heading: msg('export.state'), value: ({ state }) => msg(`export.state.${state}`) },
  {
    heading: msg('export.payment'),
    value: ({ paymentMethod }) => msg(`export.payment.${paymentMethod}`),
  },
  {
    heading: msg('export.cash'),
    value: ({ codState }) => (codState ? msg(`export.cash.${codState}`) : ''),
  },
  { heading: msg('export.name'), value: ({ fullName }) => fullName },
  { heading: msg('export.email'), value: ({ email }) => email },
  { heading: msg('export.phone'), value: ({ phone }) => phone },
  { heading: msg('export.city'), value: ({ city }, locale) => cityName(city, locale) },
  { heading: msg('export.area'), value: ({ area }) => area },
  { heading: msg('export.building'), value: ({ building }) => building },
  { heading: msg('export.flat'), value: ({ flat }) => flat },
  { heading: msg('export.notes'), value: ({ notes }) => notes },
  { heading: msg('export.items'), value: ({ itemCount }) => itemCount },
  { heading: msg('export.subtotal'), value: ({ subtotalFils }) => toAedText(subtotalFils) },
  { heading: msg('export.fee'), value: ({ deliveryFeeFils }) => toAedText(deliveryFeeFils) },
  { heading: msg('export.total'), value: ({ totalFils }) => toAedText(totalFils) },
  { heading: msg('export.refunded'), value: ({ refundedFils }) => toAedText(refundedFils) },
  { heading: msg('export.waybill'), value: ({ awb }) => awb ?? '' },
  { heading: msg('export.tags'), value: ({ tags }) => tags ?? '' },
  { heading: msg('export.discount'), value: ({ discountFils }) => toAedText(discountFils) },
  { heading: msg('export.coupon'), value: ({ couponCode }) => couponCode ?? '' },
];

export const headings = (locale: Locale): string[] =>
  COLUMNS.map(({ heading }) => translate(heading, locale));

export const valuesOf = (order: ExportedOrder, locale: Locale): (string | number)[] =>
  COLUMNS.map(({ value }) => {
    const cell = value(order, locale);
    return typeof cell === 'object' ? translate(cell, locale) : cell;
  });
