import { orderNumber } from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import { addressOf, begin, dayOf, nameOf, table, twoSides, type Locale } from './document-parts.js';
import { WORDS } from './document-words.js';

interface PackingSlip {
  order: Order;
  /** For a vendor only the own lines. */
  lines: OrderLine[];
  awb: string;
  locale: Locale;
}

/** The contents of the shipment, without prices. */
export const packingSlipPdf = ({ order, lines, awb, locale }: PackingSlip): Promise<Buffer> => {
  const words = WORDS[locale];
  const number = orderNumber(order.id);
  const page = begin(locale, words.packingSlip, number);
  page.gap(16);
  twoSides(
    page,
    [words.shipTo, ...addressOf(order, locale)],
    [
      [words.order, number],
      [words.orderDate, dayOf(order.createdAt, locale)],
      ...(awb ? ([[words.waybill, awb]] satisfies [string, string][]) : []),
    ],
  );
  page.gap(24);
  table(
    page,
    [60],
    [words.item, words.quantity],
    lines.map((line) => [nameOf(line, locale), String(line.quantity)]),
  );
  const quantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  page.text(words.pieces.replace('{count}', String(quantity)), { bold: true });
  if (order.notes) {
    page.gap(12);
    page.text(words.notes, { bold: true });
    for (const line of order.notes.split(/\r?\n/)) page.text(line);
  }
  return page.bytes();
};
