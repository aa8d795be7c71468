import { orderNumber, toAed, vatShare } from '@shop/shop-rules';
import type { StatementDto, StatementEntryDto, StatementSumsDto } from './vendor-statement.dto.js';
import type { StatementSums, StoredStatement, VendorSale } from './vendor-statements.queries.js';

const DIGITS = 6;

/** "ST-000012" */
export const statementNumber = (no: number): string => `ST-${String(no).padStart(DIGITS, '0')}`;

/** Hundredths of a percent to percent. */
export const toPercent = (basisPoints: number): number => basisPoints / 100;

export const toSums = ({
  entries,
  salesFils,
  refundsFils,
  commissionFils,
}: StatementSums): StatementSumsDto => ({
  entries,
  sales: toAed(salesFils),
  refunds: toAed(refundsFils),
  commission: toAed(commissionFils),
  payout: toAed(salesFils + refundsFils - commissionFils),
});

export const toStatementDto = (row: StoredStatement): StatementDto => ({
  id: row.id,
  number: statementNumber(row.no),
  vendorId: row.vendorId,
  vendor: row.vendor,
  month: row.month,
  ...toSums(row),
  commissionVat: row.taxNumber ? toAed(vatShare(row.commissionFils)) : null,
  issuedAt: row.issuedAt.toISOString(),
  paidOn: row.paidOn,
  reference: row.reference,
  version: row.version,
});

export const toEntryDto = (row: VendorSale): StatementEntryDto => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  order: orderNumber(row.orderId),
  name: row.name,
  nameAr: row.nameAr,
  size: row.size,
  color: row.color,
  quantity: row.quantity,
  price: toAed(row.priceFils),
  amount: toAed(row.amountFils),
  percent: toPercent(row.basisPoints),
  commission: toAed(row.commissionFils),
});
