import {
  formatAed,
  formatPercent,
  monthText,
  orderNumber,
  productText,
  toAed,
  vatShare,
  type Fils,
  type Locale,
} from '@shop/shop-rules';
import { begin, dayOf, sums, table, twoSides } from '../order-documents/document-parts.js';
import { sellerLines, type Seller } from '../order-documents/invoice.js';
import { statementNumber, toPercent } from './statement-view.js';
import { STATEMENT_WORDS } from './statement-words.js';
import type { StoredStatement, VendorSale } from './vendor-statements.queries.js';

interface StatementDocument {
  statement: StoredStatement;
  /** The first ones. */
  entries: VendorSale[];
  seller: Seller;
  locale: Locale;
}

/** A statement of a vendor. */
export const statementPdf = ({
  statement,
  entries,
  seller,
  locale,
}: StatementDocument): Promise<Buffer> => {
  const words = STATEMENT_WORDS[locale];
  const { no, month, vendor, issuedAt, payoutFils, paidOn, reference } = statement;
  const money = (fils: Fils): string => formatAed(toAed(fils), locale);
  const number = statementNumber(no);
  const page = begin(locale, seller.letterhead, words.title, number);
  sellerLines(page, locale, seller);
  page.gap(24);
  twoSides(
    page,
    [words.vendor, vendor],
    [
      [words.no, number],
      [words.month, monthText(month, locale)],
      [words.issued, dayOf(issuedAt, locale)],
    ],
  );
  page.gap(24);
  sums(page, [
    [words.sales, money(statement.salesFils)],
    [words.refunds, money(statement.refundsFils)],
    [words.commission, money(-statement.commissionFils)],
    [payoutFils < 0 ? words.owed : words.payout, money(payoutFils), true],
    ...(seller.trn
      ? ([[words.vat, money(vatShare(statement.commissionFils))]] satisfies [string, string][])
      : []),
  ]);
  page.gap(8);
  page.text(
    paidOn === null
      ? words.unpaid
      : words.paid
          .replace('{day}', () => dayOf(new Date(paidOn), locale))
          .replace('{reference}', () => reference),
  );
  page.gap(24);
  table(
    page,
    [80, 30, 80, 80],
    [words.item, words.order, words.quantity, words.amount, words.commission],
    entries.map((entry) => [
      `${productText(entry, locale)}${entry.kind === 'refund' ? ` – ${words.refund}` : ''}`,
      `${orderNumber(entry.orderId)}\n${dayOf(entry.at, locale)}`,
      // The mark keeps the minus in front on an Arabic page.
      `\u200e${entry.quantity}`,
      money(entry.amountFils),
      `${money(entry.commissionFils)}\n${formatPercent(toPercent(entry.basisPoints) / 100, locale)}`,
    ]),
  );
  if (statement.entries > entries.length)
    page.text(words.rest.replace('{count}', String(statement.entries)));
  return page.bytes();
};
