import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { IS_OPEN_ORDER } from '../../../../platform/database/open-order.js';
import { dayOf, dayStart } from '../../../../platform/database/shop-days.js';
import { ERASE_DRAFT_CONTACT } from '../../../sales/order-core/draft/draft-state.js';
import { UNSOLD } from '../../../sales/order-core/invoiced.js';

/** Orders that are not completed, or whose money or goods are on the way back. */
const OPEN = `
  select count(*)::integer as count from orders o
  where o.id = any($1) and (
    ${IS_OPEN_ORDER}
    or exists (select from returns r where r.order_id = o.id
      and r.state in ('requested', 'approved', 'received', 'refunding'))
    or exists (select from payments p where p.order_id = o.id
      and (p.state = 'review' or p.refund_fils > 0)))`;

const RETURN_PICTURES = `
  select p.file from return_pictures p join returns r on r.id = p.return_id
  where r.order_id = any($1)`;

/** What no invoice needs. */
const ERASE_CONTACT = [
  `update order_events set why = '', why_message = null
   where order_id = any($1) and event in ('resent', 'address_changed')`,
  'select redact_audit_of_orders($1)',
  `delete from order_notes where order_id = any($1)`,
  `update cash_statement_rows set note = '' where order_id = any($1)`,
  `delete from order_networks where order_id = any($1)`,
  `delete from mails where order_id = any($1)`,
  `delete from shipment_labels l using shipments s
   where l.shipment_id = s.id and s.order_id = any($1)`,
  `update shipments set email = '', phone = '' where order_id = any($1)`,
  `delete from return_pictures
   where return_id in (select id from returns where order_id = any($1))`,
  `update returns set note = '' where order_id = any($1)`,
  `${ERASE_DRAFT_CONTACT} where order_id = any($1)`,
  `update coupons set email = '', phone = '' where source_order_id = any($1)`,
  `update orders set email = '', phone = '', notes = '' where id = any($1)`,
];

/** Name and address; the city stays for the reports. */
const ERASE_ADDRESS = [
  `update shipments set person_name = '', line1 = '', line2 = '', post_code = ''
   where order_id = any($1)`,
  `update orders set full_name = '', area = '', building = '', flat = '' where id = any($1)`,
];

/** Orders that were never a sale have no tax records. */
const NEVER_SOLD = `
  select o.id from orders o
  where o.id = any($1) and (o.state = any($2) or o.cod_state = 'void')
    and not exists (select from invoices i where i.order_id = o.id)`;

/** The day from which records are retained: the tax periods of earlier years ended more than $1 years ago. */
const RETAINED_FROM = `
  (date_trunc('year', ${dayOf('now()')}) - make_interval(years => $1))::date`;
const CUTOFF = `
  select ${RETAINED_FROM}::text as day, ${dayStart(RETAINED_FROM)} as moment`;

/** Orders without an account whose records are older than that; by index from the oldest one on. */
const DUE = `
  select o.id from orders o
  where o.without_account_since is not null and o.full_name <> '' and o.created_at < $1
    and not ${IS_OPEN_ORDER}
    and not exists (select from invoices i where i.order_id = o.id and i.issued_at >= $1)
    and not exists (select from refunds r where r.order_id = o.id and r.created_at >= $1)
  order by o.created_at limit $2`;

const LOCK_DUE = `${DUE} for update of o skip locked`;
const COUNT_DUE = `select count(*)::integer as count from (${DUE}) due`;

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** SQL that removes personal data from orders. */
@Injectable()
export class OrderErasureQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** How many of these orders are open. */
  async open(manager: EntityManager, orders: readonly number[]): Promise<number> {
    const [row]: { count: number }[] = await manager.query(OPEN, [orders]);
    return row?.count ?? 0;
  }

  /** Of these orders those without a sale. */
  async neverSold(manager: EntityManager, orders: readonly number[]): Promise<number[]> {
    return idsOf(await manager.query(NEVER_SOLD, [orders, UNSOLD]));
  }

  /** Returns the names of the pictures of returns, whose files are then without a row. */
  async eraseContact(manager: EntityManager, orders: readonly number[]): Promise<string[]> {
    const pictures: { file: string }[] = await manager.query(RETURN_PICTURES, [orders]);
    for (const statement of ERASE_CONTACT) await manager.query(statement, [orders]);
    return pictures.map(({ file }) => file);
  }

  async eraseAddress(manager: EntityManager, orders: readonly number[]): Promise<void> {
    for (const statement of ERASE_ADDRESS) await manager.query(statement, [orders]);
  }

  /** The first day whose records are retained, and its start. */
  async cutoff(years: number): Promise<{ day: string; moment: Date }> {
    const [row]: { day: string; moment: Date }[] = await this.db.query(CUTOFF, [years]);
    if (!row) throw new Error('A query without a table returns a row.');
    return row;
  }

  /** The oldest orders that are due, locked; those that another sweep has are skipped. */
  async lockDue(manager: EntityManager, before: Date, limit: number): Promise<number[]> {
    return idsOf(await manager.query(LOCK_DUE, [before, limit]));
  }

  /** How many orders are due, at most `limit`. */
  async countDue(before: Date, limit: number): Promise<number> {
    const [row]: { count: number }[] = await this.db.query(COUNT_DUE, [before, limit]);
    return row?.count ?? 0;
  }
}
