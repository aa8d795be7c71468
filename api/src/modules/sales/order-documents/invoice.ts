import {
  formatAed,
  orderNumber,
  productText,
  toAed,
  vatShare,
  type BothLanguages,
  type Fils,
} from '@shop/shop-rules';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import {
  addressOf,
  begin,
  dayOf,
  sums,
  table,
  twoSides,
  type Letterhead,
  type Locale,
} from './document-parts.js';
import { WORDS } from './document-words.js';
import type { PdfPage } from './pdf-page.js';

export interface Seller {
  letterhead: Letterhead;
  address: BothLanguages;
  trn: string | undefined;
}

/** Name, address and tax number of the seller, below the head; the head has the name unless it has a logo. */
export const sellerLines = (
  page: PdfPage,
  locale: Locale,
  { letterhead: { name, logo }, address, trn }: Seller,
): void => {
  if (logo) page.text(name[locale], { bold: true });
  page.text(address[locale]);
  if (trn) page.text(`${WORDS[locale].trn}: ${trn}`);
};

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
  const page = begin(locale, seller.letterhead, trn ? words.taxInvoice : words.invoice, number);
  sellerLines(page, locale, seller);
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
      productText(line, locale),
      String(line.quantity),
      money(line.unitPriceFils),
      money(line.unitPriceFils * line.quantity),
    ]),
  );
  const vat = vatShare(order.totalFils);
  sums(page, [
    [words.subtotal, money(order.subtotalFils)],
    [words.delivery, money(order.deliveryFeeFils)],
    ...(order.discountFils > 0
      ? ([[`${words.discount} (${order.couponCode})`, money(-order.discountFils)]] satisfies [
          string,
          string,
        ][])
      : []),
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
