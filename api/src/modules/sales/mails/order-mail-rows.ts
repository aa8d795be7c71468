import {
  cityName,
  formatDate,
  formatList,
  localizedText,
  optionText,
  orderNumber,
  type Fils,
} from '@shop/shop-rules';
import type { ShopSettings } from '../../content/settings/settings.entity.js';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund/refund-line.entity.js';
import type { ReturnLine } from '../order-core/return/return-line.entity.js';
import type { Shipment } from '../order-core/shipment/shipment.entity.js';
import type { MailDocument } from './layout/mail-document.js';
import type { MailLook } from './layout/mail-look.js';
import type { Audience, OrderTemplate } from './mail-template.js';
import { MAIL_TEXTS } from './texts/mail-texts.js';
import { unlinked } from './layout/unlinked.js';

/** Data of an order mail. */
export interface OrderMailData {
  order: Order;
  lines: OrderLine[];
  /** Lines of the refund. */
  refundLines: RefundLine[];
  /** Lines of the return. */
  returnLines: ReturnLine[];
  shipment: Shipment | null;
  look: MailLook;
  /** The shop's contact for questions. */
  contact: Pick<ShopSettings, 'contactPhone' | 'contactEmail'>;
}

type Locale = 'en' | 'ar';
type Money = (fils: Fils) => string;

/** Subtotal, delivery, discount and total of an order. */
export const orderSums = (order: Order, locale: Locale, money: Money): MailDocument['sums'] => {
  const words = MAIL_TEXTS[locale];
  const { deliveryFeeFils, discountFils, couponCode } = order;
  return [
    { label: words.subtotal, value: money(order.subtotalFils) },
    { label: words.delivery, value: deliveryFeeFils > 0 ? money(deliveryFeeFils) : words.free },
    ...(discountFils > 0
      ? [{ label: `${words.discount} (${couponCode})`, value: money(-discountFils) }]
      : []),
    { label: words.total, value: money(order.totalFils) },
  ];
};

/** Parts of a refund besides its goods. */
const PARTS = ['delivery', 'adjustment'] as const;

/** Rows of the discount of the goods of a refund, of its other parts, and of its amount. */
export const refundSums = (
  data: Pick<OrderMailData, 'lines' | 'refundLines'>,
  amountFils: Fils,
  locale: Locale,
  money: Money,
): MailDocument['sums'] => {
  const words = MAIL_TEXTS[locale];
  const { refundLines } = data;
  const price = refundedLines(data).reduce(
    (sum, { unitPriceFils, quantity }) => sum + unitPriceFils * quantity,
    0,
  );
  const discount = price - sumOf(refundLines, 'goods');
  return [
    ...(discount === 0 ? [] : [{ label: words.discount, value: money(-discount) }]),
    ...PARTS.flatMap((kind) => {
      const fils = sumOf(refundLines, kind);
      return fils === 0 ? [] : [{ label: words[kind], value: money(fils) }];
    }),
    { label: words.refunded, value: money(amountFils) },
  ];
};

const sumOf = (lines: RefundLine[], part: RefundLine['kind']): Fils =>
  lines.reduce((sum, { kind, amountFils }) => sum + (kind === part ? amountFils : 0), 0);

/** The lines of a refund, with its quantities. */
export const refundedLines = ({
  lines,
  refundLines,
}: Pick<OrderMailData, 'lines' | 'refundLines'>): OrderLine[] =>
  refundLines.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    return line ? [{ ...line, quantity }] : [];
  });

/** The lines of a return, with the quantities that arrived, or that were requested. */
export const returnedLines = ({ lines, returnLines }: OrderMailData): OrderLine[] =>
  returnLines.flatMap(({ orderLineId, quantity, received }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const count = received ?? quantity;
    return line && count > 0 ? [{ ...line, quantity: count }] : [];
  });

export const goodOf = (
  { name, nameAr, quantity, unitPriceFils, ...options }: OrderLine,
  locale: Locale,
  money: Money,
): MailDocument['goods'][number] => ({
  name: localizedText(name, nameAr, locale),
  details: optionText(options, locale),
  quantity,
  price: money(unitPriceFils * quantity),
});

/** Templates with the promised day of delivery. */
const WITH_DAY: readonly OrderTemplate[] = ['order-confirmed', 'details-missing', 'order-shipped'];

/** Order number, day of delivery, cash to collect, waybill, address and contact. */
export const orderFacts = (
  template: OrderTemplate,
  audience: Audience,
  { order, shipment, contact }: OrderMailData,
  locale: Locale,
  money: Money,
): MailDocument['facts'] => {
  const words = MAIL_TEXTS[locale];
  const questions = formatList([contact.contactPhone, contact.contactEmail], locale);
  return [
    { label: words.order, value: orderNumber(order.id) },
    ...(order.deliverBy && WITH_DAY.includes(template)
      ? [{ label: words.deliverBy, value: formatDate(order.deliverBy, locale) }]
      : []),
    ...(order.paymentMethod === 'cod' && order.totalFils > 0 && template === 'order-shipped'
      ? [{ label: words.toCollect, value: money(order.totalFils) }]
      : []),
    ...(shipment?.awb && (template !== 'order-cancelled' || audience === 'sales')
      ? [
          { label: words.waybill, value: shipment.awb, url: trackingUrl(shipment.awb) },
          {
            label: words.deliverTo,
            value:
              audience === 'unverified'
                ? cityName(shipment.city, locale)
                : unlinked(addressOf(shipment, locale)),
          },
        ]
      : []),
    ...(audience === 'sales'
      ? [{ label: 'Contact', value: `${order.phone}, ${order.email}` }]
      : questions
        ? [{ label: words.questions, value: questions }]
        : []),
  ];
};

/** The carrier's tracking page of a shipment. */
const trackingUrl = (awb: string): string =>
  `https://www.aramex.com/track/results?ShipmentNumber=${encodeURIComponent(awb)}`;

const addressOf = ({ line1, line2, city }: Shipment, locale: Locale): string =>
  formatList([line1, line2, cityName(city, locale)], locale);
