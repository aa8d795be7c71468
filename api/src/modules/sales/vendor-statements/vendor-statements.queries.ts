import { Injectable } from '@nestjs/common';
import { dayOf, monthOf } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';

/** Sums of entries; money in fils. */
export interface StatementSums {
  entries: number;
  salesFils: number;
  refundsFils: number;
  commissionFils: number;
}

export interface StoredStatement extends StatementSums {
  id: number;
  no: number;
  vendorId: number;
  vendor: string;
  /** As 2026-11. */
  month: string;
  taxNumber: string;
  payoutFils: number;
  issuedAt: Date;
  paidOn: string | null;
  reference: string;
  version: number;
}

export interface StoredMonth extends StatementSums {
  month: string;
  statements: number;
  payoutFils: number;
  unpaid: number;
  unpaidFils: number;
}

export interface OpenSums extends StatementSums {
  vendorId: number;
  vendor: string;
  basisPoints: number;
}

/** A delivered or refunded line. */
export interface VendorSale {
  id: number;
  kind: 'sale' | 'refund';
  at: Date;
  orderId: number;
  name: string;
  nameAr: string;
  size: string;
  color: string;
  quantity: number;
  priceFils: number;
  amountFils: number;
  basisPoints: number;
  commissionFils: number;
}

export interface StatementSearch {
  vendorId: number | undefined;
  month: string | undefined;
  isPaid: boolean | undefined;
}

/** Which entries: those of a statement, or those of a vendor that none contains yet. */
export type EntriesOf = { statementId: number } | { vendorId: number };

const MOST_VENDORS = 500;
const MOST_MONTHS = 24;

/** SQL: a statement. */
export const STATEMENT_COLUMNS = `id, no, vendor_id as "vendorId", vendor_name as vendor, to_char(month, 'YYYY-MM') as month,
  tax_number as "taxNumber", entries, sales_fils::float8 as "salesFils", refunds_fils::float8 as "refundsFils",
  commission_fils::float8 as "commissionFils", payout_fils::float8 as "payoutFils", issued_at as "issuedAt",
  paid_on::text as "paidOn", paid_reference as reference, version`;

const FOUND = `from vendor_statements
  where ($1::integer is null or vendor_id = $1) and ($2::text is null or month = ($2 || '-01')::date)
    and ($3::boolean is null or (paid_on is not null) = $3)`;
const PAGE = `select ${STATEMENT_COLUMNS} ${FOUND} order by month desc, id desc limit $4 offset $5`;
const COUNT = `select count(*)::integer as count ${FOUND}`;
const ONE = `select ${STATEMENT_COLUMNS} from vendor_statements
  where id = $1 and ($2::integer is null or vendor_id = $2)`;

const MONTHS = `
  select to_char(month, 'YYYY-MM') as month, count(*)::integer as statements, sum(entries)::integer as entries,
    sum(sales_fils)::float8 as "salesFils", sum(refunds_fils)::float8 as "refundsFils",
    sum(commission_fils)::float8 as "commissionFils", sum(payout_fils)::float8 as "payoutFils",
    count(*) filter (where paid_on is null)::integer as unpaid,
    coalesce(sum(payout_fils) filter (where paid_on is null), 0)::float8 as "unpaidFils"
  from vendor_statements where $1::integer is null or vendor_id = $1
  group by vendor_statements.month order by vendor_statements.month desc limit ${MOST_MONTHS}`;

/** SQL: the sums of entries. */
export const ENTRY_SUMS = `count(*)::integer as entries,
  coalesce(sum(amount_fils) filter (where kind = 'sale'), 0)::bigint as sales,
  coalesce(sum(amount_fils) filter (where kind = 'refund'), 0)::bigint as refunds,
  coalesce(sum(commission_fils), 0)::bigint as commission`;

/** By the index of open entries, which contains the amounts. */
const OPEN = `
  select s.id as "vendorId", s.name as vendor, o.entries, o.sales::float8 as "salesFils",
    o.refunds::float8 as "refundsFils", o.commission::float8 as "commissionFils",
    vendor_basis_points(s.id, ${dayOf('now()')}) as "basisPoints"
  from staff s cross join lateral (
    select ${ENTRY_SUMS} from vendor_sales where vendor_id = s.id and statement_id is null) o
  where ($1::integer is null or s.id = $1) and (o.entries > 0 or s.id = $1)
  order by s.id limit ${MOST_VENDORS}`;

const UNTIL = `select ((${monthOf(dayOf('now()'))} + interval '1 month')::date - 1)::text as day`;

const ENTRY_COLUMNS = `id::float8 as id, kind, at, order_id as "orderId", name, name_ar as "nameAr", size, color,
  quantity, unit_price_fils as "priceFils", amount_fils as "amountFils", basis_points as "basisPoints",
  commission_fils as "commissionFils"`;
const OPEN_ENTRIES = 'from vendor_sales where vendor_id = $1 and statement_id is null';
const CLOSED_ENTRIES = 'from vendor_sales where statement_id = $1';
const OPEN_PAGE = `select ${ENTRY_COLUMNS} ${OPEN_ENTRIES} order by at, id limit $2 offset $3`;
const CLOSED_PAGE = `select ${ENTRY_COLUMNS} ${CLOSED_ENTRIES} order by at, id limit $2 offset $3`;
const OPEN_COUNT = `select count(*)::integer as count ${OPEN_ENTRIES}`;
const CLOSED_COUNT = `select count(*)::integer as count ${CLOSED_ENTRIES}`;

/** SQL of the statements of vendors. */
@Injectable()
export class VendorStatementsQueries {
  constructor(private readonly statements: Statements) {}

  page(
    { vendorId, month, isPaid }: StatementSearch,
    limit: number,
    offset: number,
  ): Promise<StoredStatement[]> {
    return this.statements.planned(PAGE, [vendorId, month, isPaid, limit, offset]);
  }

  async count({ vendorId, month, isPaid }: StatementSearch): Promise<number> {
    const [row] = await this.statements.planned<{ count: number }>(COUNT, [
      vendorId,
      month,
      isPaid,
    ]);
    return row?.count ?? 0;
  }

  /** A statement, optionally only of this vendor. */
  async one(id: number, vendorId?: number): Promise<StoredStatement | undefined> {
    const [row] = await this.statements.planned<StoredStatement>(ONE, [id, vendorId]);
    return row;
  }

  months(vendorId?: number): Promise<StoredMonth[]> {
    return this.statements.planned(MONTHS, [vendorId]);
  }

  /** What no statement contains yet, by vendor. */
  open(vendorId?: number): Promise<OpenSums[]> {
    return this.statements.planned(OPEN, [vendorId]);
  }

  /** Last day of the current month. */
  async until(): Promise<string> {
    const [row] = await this.statements.rows<{ day: string }>(UNTIL);
    return row?.day ?? '';
  }

  entries(of: EntriesOf, limit: number, offset = 0): Promise<VendorSale[]> {
    return 'statementId' in of
      ? this.statements.planned(CLOSED_PAGE, [of.statementId, limit, offset])
      : this.statements.planned(OPEN_PAGE, [of.vendorId, limit, offset]);
  }

  async entryCount(of: EntriesOf): Promise<number> {
    const [row] = await ('statementId' in of
      ? this.statements.planned<{ count: number }>(CLOSED_COUNT, [of.statementId])
      : this.statements.planned<{ count: number }>(OPEN_COUNT, [of.vendorId]));
    return row?.count ?? 0;
  }
}
