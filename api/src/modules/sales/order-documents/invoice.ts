import {
  formatAed,
  orderNumber,
  toAed,
  vatShare,
  type BothLanguages,
  type Fils,
} from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import { addressOf, begin, dayOf, nameOf, sums, table, twoSides } from './document-parts.js';
import { WORDS } from './document-words.js';

export interface Seller {
  name: BothLanguages;
  address: string;
  trn: string | undefined;
}

interface Invoice {
  number: string;
  issuedAt: Date;
  order: Order;
  lines: OrderLine[];
  seller: Seller;
}

/** The invoice of an order in its language; prices include the tax, which is stated once at the bottom. */
export const invoicePdf = ({
  number,
  issuedAt,
  order,
  lines,
  seller,
}: Invoice): Promise<Buffer> => {
  const { locale } = order;
  const words = WORDS[locale];
  const { trn } = seller;
  const money = (fils: Fils): string => formatAed(toAed(fils), locale);
  const page = begin(locale, seller.name, trn ? words.taxInvoice : words.invoice, number);
  page.text(seller.address);
  if (trn) page.text(`${words.trn}: ${trn}`);
  page.gap(24);
  twoSides(
    page,
    [words.billTo, ...addressOf(order, locale)],
    [
      [words.no, number],
      [words.date, dayOf(issuedAt, locale)],
      [words.order, orderNumber(order.id)],
      [words.orderDate, dayOf(order.createdAt, locale)],
    ],
  );
  page.gap(24);
  table(
    page,
    [40, 90, 90],
    [words.item, words.quantity, words.price, words.amount],
    lines.map((line) => [
      nameOf(line, locale),
      String(line.quantity),
      money(line.unitPriceFils),
      money(line.unitPriceFils * line.quantity),
    ]),
  );
  const vat = vatShare(order.totalFils);
  sums(page, [
    [words.subtotal, money(order.subtotalFils)],
    [words.delivery, money(order.deliveryFeeFils)],
    [words.total, money(order.totalFils), true],
    ...(trn
      ? ([
          [words.vat, money(vat)],
          [words.net, money(order.totalFils - vat)],
        ] satisfies [string, string][])
      : []),
  ]);
  page.gap(16);
  page.text(order.paymentMethod === 'cod' ? words.paidCash : words.paidCard);
  return page.bytes();
};
