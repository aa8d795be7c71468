import { formatAed, orderNumber, productText, toAed, vatShare, type Fils } from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import type { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { addressOf, begin, dayOf, sums, table, twoSides } from './document-parts.js';
import { WORDS } from './document-words.js';
import { sellerLines, type Seller } from './invoice.js';

/** Parts of a refund. */
export type CreditedPart = Pick<RefundLine, 'kind' | 'orderLineId' | 'quantity' | 'amountFils'>;

interface CreditNote {
  number: string;
  /** Number of the invoice; empty if the order has none. */
  invoice: string;
  issuedAt: Date;
  totalFils: Fils;
  /** How the money was returned; `unpaid`: there was none, the note only reverses the invoice. */
  way: keyof typeof WAYS;
  order: Order;
  lines: OrderLine[];
  parts: CreditedPart[];
  seller: Seller;
}

const WAYS = {
  card: 'refundedCard',
  bank: 'refundedBank',
  cash: 'refundedCash',
  unpaid: 'notPaid',
} as const;

/** A credit note in the order's language; amounts include the tax, which is stated once at the bottom. */
export const creditNotePdf = (note: CreditNote): Promise<Buffer> => {
  const { number, invoice, issuedAt, totalFils: total, way, order, lines, parts, seller } = note;
  const { locale } = order;
  const words = WORDS[locale];
  const { trn } = seller;
  const money = (fils: Fils): string => formatAed(toAed(fils), locale);
  const sumOf = (kind: CreditedPart['kind']): Fils =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? part.amountFils : 0), 0);
  const page = begin(
    locale,
    seller.letterhead,
    trn ? words.taxCreditNote : words.creditNote,
    number,
  );
  sellerLines(page, locale, seller);
  page.gap(24);
  twoSides(
    page,
    [words.billTo, ...addressOf(order, locale)],
    [
      [words.creditNo, number],
      [words.date, dayOf(issuedAt, locale)],
      ...(invoice ? ([[words.no, invoice]] satisfies [string, string][]) : []),
      [words.order, orderNumber(order.id)],
      [words.orderDate, dayOf(order.createdAt, locale)],
    ],
  );
  page.gap(24);
  let discount = 0;
  const goods = parts.flatMap(({ orderLineId, quantity, amountFils }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    if (!line) return [];
    const price = line.unitPriceFils * quantity;
    discount += price - amountFils;
    return [[productText(line, locale), String(quantity), money(line.unitPriceFils), money(price)]];
  });
  const [delivery, adjustment] = [sumOf('delivery'), sumOf('adjustment')];
  const isAmountOnly = goods.length === 0 && delivery === 0;
  const refundOf = words.refundOf.replace('{order}', orderNumber(order.id));
  table(
    page,
    [40, 90, 90],
    [words.item, words.quantity, words.price, words.amount],
    isAmountOnly ? [[refundOf, '', '', money(total)]] : goods,
  );
  const vat = vatShare(total);
  sums(page, [
    ...(discount ? ([[words.discount, money(-discount)]] satisfies [string, string][]) : []),
    ...(delivery ? ([[words.delivery, money(delivery)]] satisfies [string, string][]) : []),
    ...(adjustment && !isAmountOnly
      ? ([[words.adjustment, money(adjustment)]] satisfies [string, string][])
      : []),
    [words.credited, money(total), true],
    ...(trn
      ? ([
          [words.vat, money(vat)],
          [words.net, money(total - vat)],
        ] satisfies [string, string][])
      : []),
  ]);
  page.gap(16);
  page.text(words[WAYS[way]]);
  return page.bytes();
};
