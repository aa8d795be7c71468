import { setImmediate } from 'node:timers/promises';
import { orderNumber, productText } from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import {
  addressOf,
  begin,
  dayOf,
  directionOf,
  head,
  table,
  twoSides,
  type Letterhead,
  type Locale,
} from './document-parts.js';
import { WORDS } from './document-words.js';
import type { PdfPage } from './pdf-page.js';

export interface PackingSlip {
  order: Order;
  /** For a vendor only the own lines. */
  lines: OrderLine[];
  awb: string;
  locale: Locale;
}

/** The contents of the shipment, without prices. */
export const packingSlipPdf = (slip: PackingSlip, shop: Letterhead): Promise<Buffer> => {
  const { order, locale } = slip;
  const page = begin(locale, shop, WORDS[locale].packingSlip, orderNumber(order.id));
  write(page, slip);
  return page.bytes();
};

/** Several packing slips in one file, and the pages of each. The fonts are embedded once. */
export const packingSlipsPdf = async (
  slips: PackingSlip[],
  shop: Letterhead,
): Promise<{ pdf: Buffer; pages: number[][] }> => {
  const [first, ...others] = slips;
  if (!first) return { pdf: Buffer.alloc(0), pages: [] };
  const page = begin(
    first.locale,
    shop,
    WORDS[first.locale].packingSlip,
    orderNumber(first.order.id),
  );
  write(page, first);
  const ends = [page.count];
  for (const slip of others) {
    // Writing blocks the process; other requests have their turn in between.
    await setImmediate();
    page.turn(directionOf(slip.locale));
    head(page, slip.locale, shop, WORDS[slip.locale].packingSlip);
    write(page, slip);
    ends.push(page.count);
  }
  return {
    pdf: await page.bytes(),
    pages: ends.map((end, index) => range(ends[index - 1] ?? 0, end)),
  };
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const write = (page: PdfPage, { order, lines, awb, locale }: PackingSlip): void => {
  const words = WORDS[locale];
  page.gap(16);
  twoSides(
    page,
    [words.shipTo, ...addressOf(order, locale)],
    [
      [words.order, orderNumber(order.id)],
      [words.orderDate, dayOf(order.createdAt, locale)],
      ...(awb ? ([[words.waybill, awb]] satisfies [string, string][]) : []),
    ],
  );
  page.gap(24);
  table(
    page,
    [60],
    [words.item, words.quantity],
    lines.map((line) => [productText(line, locale), String(line.quantity)]),
  );
  const quantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  page.text(words.pieces.replace('{count}', String(quantity)), { bold: true });
  if (order.notes) {
    page.gap(12);
    page.text(words.notes, { bold: true });
    for (const line of order.notes.split(/\r?\n/)) page.text(line);
  }
};
