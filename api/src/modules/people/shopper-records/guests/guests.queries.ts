import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { iso } from '../../../../platform/database/iso-time.js';
import { numberOf } from '../../../../platform/database/order-numbers.js';
import { dayOf } from '../../../../platform/database/shop-days.js';
import { SECURITY_MAILS } from '../../../sales/mails/mail-template.js';
import { ERASE_DRAFT_CONTACT } from '../../../sales/order-core/draft/draft-state.js';
import { exportedDrafts, exportedOrders, listOf } from '../shopper-data.queries.js';
import { returnsOf } from '../shopper-records.queries.js';
import type { GuestAccountDto, GuestDto, GuestExportDto } from './guests.dto.js';

/** One of the three. */
export interface Contact {
  /** Lower case. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  orderId: number | null;
}

/** Email addresses, phone numbers and orders that belong together and to no account. */
export interface FoundGuest {
  emails: string[];
  phones: string[];
  orders: number[];
}

/** Orders shown, and accounts. */
const ORDERS_SHOWN = 50;
const ACCOUNTS_SHOWN = 20;

const WITHOUT_ACCOUNT = 'o.without_account_since is not null';

/** The orders of a contact, those with the same email address, phone number or former account, and what they name. */
const FIND = `
  with first as materialized (
    select o.user_id, o.email, o.phone from orders o
      where ${WITHOUT_ACCOUNT} and o.email <> '' and o.email = $1
    union select o.user_id, o.email, o.phone from orders o
      where ${WITHOUT_ACCOUNT} and o.phone <> '' and o.phone = $2
    union select o.user_id, o.email, o.phone from orders o
      where ${WITHOUT_ACCOUNT} and o.id = $3::integer
  ), emails as materialized (
    select email from first where email <> '' union select $1 where $1 is not null
  ), phones as materialized (
    select phone from first where phone <> '' union select $2 where $2 is not null
  ), found as (
    select o.id from first f join orders o on o.user_id = f.user_id where ${WITHOUT_ACCOUNT}
    union select o.id from emails e join orders o on o.email = e.email
      where ${WITHOUT_ACCOUNT} and o.email <> ''
    union select o.id from phones p join orders o on o.phone = p.phone
      where ${WITHOUT_ACCOUNT} and o.phone <> ''
  )
  select array(select email from emails order by 1) as emails,
    array(select phone from phones order by 1) as phones,
    array(select id from found order by 1) as orders`;

const ACCOUNTS = `
  select id, name, email from users
  where email = $1 or phone = $2 or id = (select user_id from orders where id = $3::integer)
  order by id limit ${ACCOUNTS_SHOWN}`;

/** Parameters of what follows: emails, phones, orders. */
const ALERTS = 'stock_alerts a where a.user_id is null and a.email = any($1)';
/** A request that was approved belongs to the account of a vendor. */
const REQUESTS = `
  seller_requests s where (s.email = any($1) or s.phone = any($2)) and s.state <> 'approved'`;
/** Also those that an account has ordered. */
const DRAFTS = 'draft_orders d where (d.email = any($1) or d.phone = any($2))';
/** Issued for an order; an account with its contact can use them. */
const COUPONS = `
  coupons c where c.email <> '' and c.email = any($1) or c.phone <> '' and c.phone = any($2)`;
/** Mails about the safety of an account belong to that of staff. */
const GUEST_MAILS = `mails m
  where m.user_id is null and m.recipient = any($1) and m.template not in ${SECURITY_MAILS}`;
const MAILS = `${GUEST_MAILS} or m.order_id = any($3)`;

const ORDERS = `
  select o.operation_id as "operationId", ${numberOf('o.id')} as number, o.state,
    o.full_name as "fullName", ${iso('o.created_at')} as "createdAt",
    case when o.full_name <> '' then
      (date_trunc('year', ${dayOf('o.created_at')}) + make_interval(years => $4 + 1))::date::text
    end as "addressUntil"
  from orders o where o.id = any($3)
  order by o.created_at desc, o.id desc limit ${ORDERS_SHOWN}`;

const SUMMARY = `
  select ${listOf(ORDERS)} as orders,
    (select count(*)::integer from ${ALERTS}) as "stockAlerts",
    (select count(*)::integer from ${REQUESTS}) as "sellerRequests",
    (select count(*)::integer from ${DRAFTS}) as "draftOrders",
    (select count(*)::integer from ${COUPONS}) as coupons,
    (select count(*)::integer from ${MAILS}) as mails`;

const OTHERS = `
  (select 1 from ${ALERTS} limit 1) union all (select 1 from ${REQUESTS} limit 1)
  union all (select 1 from ${DRAFTS} limit 1) union all (select 1 from ${COUPONS} limit 1)
  union all (select 1 from ${GUEST_MAILS} limit 1)`;

const EXPORT = `
  select ${listOf(exportedOrders('o.id = any($3)'))} as orders,
    ${listOf(returnsOf('o.id = any($3)'))} as returns,
    ${listOf(`
      select a.product_id as "productId", p.name, a.email, ${iso('a.created_at')} as "createdAt"
      from stock_alerts a join products p on p.id = a.product_id
      where a.user_id is null and a.email = any($1) order by a.id`)} as "stockAlerts",
    ${listOf(`
      select s.name, s.email, s.phone, s.location, ${iso('s.created_at')} as "createdAt"
      from ${REQUESTS} order by s.id`)} as "sellerRequests",
    ${listOf(exportedDrafts('d.order_id = any($3) or d.email = any($1) or d.phone = any($2)'))} as "draftOrders",
    ${listOf(`
      select c.code, ${iso('c.ends_at')} as "endsAt", c.email, c.phone from ${COUPONS} order by c.id`)} as coupons,
    ${listOf(`
      select m.template, m.recipient, ${iso('m.created_at')} as "createdAt",
        ${iso('m.sent_at')} as "sentAt"
      from ${MAILS} order by m.created_at desc, m.id desc`)} as mails`;

const ERASE_ALERTS = `delete from ${ALERTS}`;
const ERASE_REQUESTS = `delete from ${REQUESTS}`;
const ERASE_COUPONS = `
  update coupons set email = '', phone = '' where id in (select c.id from ${COUPONS})`;
const ERASE_DRAFTS = `delete from ${DRAFTS} and d.order_id is null`;
const ERASE_ORDERED_DRAFTS = `${ERASE_DRAFT_CONTACT} where d.email = any($1) or d.phone = any($2)`;
const ERASE_MAILS = `delete from ${GUEST_MAILS}`;

type Summary = Pick<
  GuestDto,
  'orders' | 'stockAlerts' | 'sellerRequests' | 'draftOrders' | 'coupons' | 'mails'
>;
type Exported = Omit<GuestExportDto, 'emails' | 'phones'>;

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('A query without a table returns a row.');
  return row;
};

/** SQL of persons without an account. */
@Injectable()
export class GuestsQueries {
  async find(manager: EntityManager, { email, phone, orderId }: Contact): Promise<FoundGuest> {
    return only<FoundGuest>(await manager.query(FIND, [email, phone, orderId]));
  }

  accounts(manager: EntityManager, { email, phone, orderId }: Contact): Promise<GuestAccountDto[]> {
    return manager.query(ACCOUNTS, [email, phone, orderId]);
  }

  async summary(
    manager: EntityManager,
    { emails, phones, orders }: FoundGuest,
    taxRecordYears: number,
  ): Promise<Summary> {
    return only<Summary>(await manager.query(SUMMARY, [emails, phones, orders, taxRecordYears]));
  }

  /** Whether anything but orders is stored. */
  async hasOthers(manager: EntityManager, { emails, phones }: FoundGuest): Promise<boolean> {
    const rows: unknown[] = await manager.query(OTHERS, [emails, phones]);
    return rows.length > 0;
  }

  async export(manager: EntityManager, { emails, phones, orders }: FoundGuest): Promise<Exported> {
    return only<Exported>(await manager.query(EXPORT, [emails, phones, orders]));
  }

  /** Deletes what belongs to no order. */
  async erase(manager: EntityManager, { emails, phones }: FoundGuest): Promise<void> {
    await manager.query(ERASE_ALERTS, [emails]);
    await manager.query(ERASE_REQUESTS, [emails, phones]);
    await manager.query(ERASE_COUPONS, [emails, phones]);
    await manager.query(ERASE_DRAFTS, [emails, phones]);
    await manager.query(ERASE_ORDERED_DRAFTS, [emails, phones]);
    await manager.query(ERASE_MAILS, [emails]);
  }
}
