import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayOf, dayStart, monthOf } from '../../../platform/database/shop-days.js';
import {
  ENTRY_SUMS,
  STATEMENT_COLUMNS,
  type StoredStatement,
} from './vendor-statements.queries.js';

/** Who gets the mails about the statements of a vendor. */
export interface StatementReceiver {
  name: string;
  email: string | null;
  locale: 'en' | 'ar';
}

/** A vendor whose statement of a month is due. */
export interface DueStatement extends StatementReceiver {
  vendorId: number;
  /** Its first day. */
  month: string;
}

const MOST_AT_ONCE = 200;

/** Vendors with entries of a month that ended a day ago or earlier; what is entered later belongs to the next month. */
const DUE = `
  select s.id as "vendorId", s.name, s.email, s.locale, d.month::text as month
  from staff s
    cross join lateral (select at from vendor_sales
      where vendor_id = s.id and statement_id is null order by at, id limit 1) o
    left join lateral (select month from vendor_statements
      where vendor_id = s.id order by month desc limit 1) l on true
    cross join lateral (
      select greatest(${monthOf(dayOf('o.at'))}, (l.month + interval '1 month')::date) as month) d
  where d.month < ${monthOf(dayOf(`(now() - interval '1 day')`))}
  order by d.month, s.id limit ${MOST_AT_ONCE}`;

const AT_END = `at < ${dayStart(`($3::date + interval '1 month')`)}`;

/** Sums and entries are of the same moment, because it is one statement. */
const ISSUE = `
  with sums as (
    select ${ENTRY_SUMS} from vendor_sales where vendor_id = $1 and statement_id is null and ${AT_END}
  ), issued as (
    insert into vendor_statements (no, vendor_id, vendor_name, month, tax_number, entries, sales_fils,
      refunds_fils, commission_fils, payout_fils)
    select (select coalesce(max(no), 0) + 1 from vendor_statements), $1, $2, $3, $4, entries, sales,
      refunds, commission, sales + refunds - commission
    from sums where entries > 0
    returning *
  ), closed as (
    update vendor_sales v set statement_id = i.id from issued i
    where v.vendor_id = $1 and v.statement_id is null and v.${AT_END}
  )
  select ${STATEMENT_COLUMNS} from issued`;

const PAY = `
  with paid as (
    update vendor_statements set paid_on = $3, paid_reference = $4, version = version + 1
    where id = $1 and version = $2 returning *
  ) select ${STATEMENT_COLUMNS} from paid`;

/** SQL that issues statements and records their payment. */
@Injectable()
export class StatementChangesQueries {
  due(manager: EntityManager): Promise<DueStatement[]> {
    return manager.query(DUE);
  }

  /** Statements are issued one after the other, so that their numbers have no gaps. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query("select pg_advisory_xact_lock(hashtext('vendor_statements'))");
  }

  /** Undefined if it was issued in the meantime. */
  async issue(
    manager: EntityManager,
    { vendorId, name, month }: DueStatement,
    taxNumber: string,
  ): Promise<StoredStatement | undefined> {
    const rows: StoredStatement[] = await manager.query(ISSUE, [vendorId, name, month, taxNumber]);
    return rows[0];
  }

  /** Undefined if the account of the vendor was deleted. */
  async receiver(manager: EntityManager, vendorId: number): Promise<StatementReceiver | undefined> {
    const rows: StatementReceiver[] = await manager.query(
      'select name, email, locale from staff where id = $1 and deleted_at is null',
      [vendorId],
    );
    return rows[0];
  }

  /** Undefined if it was changed since the version. */
  async pay(
    manager: EntityManager,
    id: number,
    version: number,
    paidOn: string | null,
    reference: string,
  ): Promise<StoredStatement | undefined> {
    const rows: StoredStatement[] = await manager.query(PAY, [id, version, paidOn, reference]);
    return rows[0];
  }
}
