import { cityName, orderNumber, toAedText } from '@shop/shop-rules';
import type { ExportColumn } from '../../../../platform/files/list-export.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { ExportedOrder } from './order-export.queries.js';

/** Columns of the export; amounts in AED with two decimals. */
export const ORDER_COLUMNS: ExportColumn<ExportedOrder>[] = [
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
