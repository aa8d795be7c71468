import {
  dubaiDay,
  localizedName,
  monthText,
  optionText,
  orderNumber,
  toAed,
  type Locale,
} from '@shop/shop-rules';
import type { WorkbookSheet } from '../../catalogue/product-import/files/workbook.js';
import { statementNumber, toPercent } from './statement-view.js';
import { STATEMENT_WORDS } from './statement-words.js';
import type { StoredStatement, VendorSale } from './vendor-statements.queries.js';

/** The sheets of a statement: its sums, and all its entries. */
export const statementSheets = (
  statement: StoredStatement,
  entries: VendorSale[],
  locale: Locale,
): WorkbookSheet[] => {
  const words = STATEMENT_WORDS[locale];
  const { no, vendor, month, issuedAt, paidOn, reference } = statement;
  return [
    {
      name: words.sheet,
      rows: [
        [words.no, statementNumber(no)],
        [words.vendor, vendor],
        [words.month, monthText(month, locale)],
        [words.issued, dubaiDay(issuedAt)],
        [words.sales, toAed(statement.salesFils)],
        [words.refunds, toAed(statement.refundsFils)],
        [words.commission, toAed(statement.commissionFils)],
        [words.payout, toAed(statement.payoutFils)],
        [
          paidOn === null
            ? words.unpaid
            : words.paid.replace('{day}', paidOn).replace('{reference}', () => reference),
          '',
        ],
      ],
    },
    {
      name: words.entries,
      rows: [
        [
          words.day,
          words.order,
          words.kind,
          words.item,
          words.size,
          words.color,
          words.quantity,
          words.price,
          words.amount,
          words.rate,
          words.commission,
        ],
        ...entries.map((entry) => [
          dubaiDay(entry.at),
          orderNumber(entry.orderId),
          words[entry.kind],
          localizedName(entry, locale),
          optionText({ size: entry.size, color: '' }, locale),
          optionText({ size: '', color: entry.color }, locale),
          entry.quantity,
          toAed(entry.priceFils),
          toAed(entry.amountFils),
          toPercent(entry.basisPoints),
          toAed(entry.commissionFils),
        ]),
      ],
    },
  ];
};
