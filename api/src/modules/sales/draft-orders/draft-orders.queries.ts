import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { numberOf } from '../../../platform/database/order-numbers.js';
import { timeText } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import { DRAFT_STATE, type DraftState } from '../order-core/draft/draft-state.js';
import type { DraftOrder } from '../order-core/draft/draft-order.entity.js';
import type { OrderState } from '../order-core/order-machine.js';
import type { FoundShopperDto } from './draft-order.dto.js';

/** A draft with its state, its author and its order. */
export interface DraftRow extends Omit<DraftOrder, 'createdBy' | 'withdrawnAt'> {
  state: DraftState;
  createdBy: string;
  operationId: string | null;
  orderState: OrderState | null;
}

/** A draft as the export needs it; times in Dubai. */
export interface ExportedDraft {
  id: number;
  state: DraftState;
  fullName: string;
  phone: string;
  email: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  note: string;
  items: string | null;
  goodsFils: number;
  createdBy: string;
  created: string;
  sent: string | null;
  opened: string | null;
  validUntil: string;
  orderId: number | null;
}

interface DraftSearch {
  state: DraftState | undefined;
  q: string | undefined;
  limit: number;
  offset: number;
}

/** Drafts that are listed. */
const NEWEST = 2000;

const ROW = `
  select d.id, d.version, d.purchase_id as "purchaseId", d.locale, d.full_name as "fullName",
    d.phone, d.email, d.city, d.area, d.building, d.flat, d.note,
    d.conversation_url as "conversationUrl", d.lines, s.name as "createdBy",
    d.created_at as "createdAt", d.sent_at as "sentAt", d.opened_at as "openedAt",
    d.expires_at as "expiresAt", d.order_id as "orderId", o.operation_id as "operationId",
    o.state as "orderState", ${DRAFT_STATE} as state`;
const JOINS = 'left join orders o on o.id = d.order_id join staff s on s.id = d.created_by';
/** With `limit` no plan reads all orders, or all events of orders, for the states of drafts. */
const JOINS_ONE_BY_ONE = `left join lateral (select * from orders where id = d.order_id limit 1) o on true
  join staff s on s.id = d.created_by`;

const ONE = `${ROW} from draft_orders d ${JOINS} where d.id = $1`;
const OF_ORDER = `
  ${ROW} from draft_orders d ${JOINS}
  where d.order_id = (select id from orders where operation_id = $1)`;

const NEWEST_DRAFTS = `(select * from draft_orders order by id desc limit ${NEWEST})`;
const found = (joins: string, drafts = NEWEST_DRAFTS): string => `
  from ${drafts} d ${joins}
  where ($1::text is null or ${DRAFT_STATE} = $1)
    and ($2::text is null or d.id::text = $2
      or $2 !~ '^[0-9]+$' and (
        strpos(lower(d.full_name), lower($2)) > 0 or strpos(lower(d.email), lower($2)) > 0)
      or $3 <> '' and strpos(d.phone, $3) > 0)`;
const PAGE = `${ROW} ${found(JOINS_ONE_BY_ONE)} order by d.id desc limit $4 offset $5`;
const countOf = (joins: string): string => `select count(*)::integer as count ${found(joins)}`;
/** Without a filter by state no order is read. */
const COUNT = countOf(JOINS);
const COUNT_OF_STATE = countOf(JOINS_ONE_BY_ONE);

/** An export has older drafts as well. */
const IDS = `select d.id ${found(JOINS_ONE_BY_ONE, 'draft_orders')} order by d.id desc limit $4`;
const EXPORTED = `
  select d.id, ${DRAFT_STATE} as state, d.full_name as "fullName", d.phone, d.email, d.city, d.area,
    d.building, d.flat, d.note,
    (select string_agg(l->>'quantity' || ' × ' || (l->>'name'), '; ' order by at)
      from jsonb_array_elements(d.lines) with ordinality e (l, at)) as items,
    (select coalesce(sum((l->>'quantity')::integer * (l->>'unitFils')::integer), 0)::integer
      from jsonb_array_elements(d.lines) l) as "goodsFils",
    s.name as "createdBy", ${timeText('d.created_at')} as created, ${timeText('d.sent_at')} as sent,
    ${timeText('d.opened_at')} as opened, ${timeText('d.expires_at')} as "validUntil", d.order_id as "orderId"
  from unnest($1::integer[]) with ordinality u (id, at) join draft_orders d on d.id = u.id
    ${JOINS_ONE_BY_ONE}
  order by u.at`;

const OPENED = 'update draft_orders set opened_at = now() where id = $1 and opened_at is null';

/** States of orders before hand-over, as in the index of their phone numbers. */
const WAITING = `('pending_payment', 'payment_failed', 'cod_pending', 'cod_confirmed',
  'shipment_pending', 'shipment_failed', 'ready_to_ship')`;
const newestOrder = (where: string): string => `(
  select o.full_name as "fullName", o.phone, o.email, o.city, o.area, o.building, o.flat,
    ${numberOf('o.id')} as "order"
  from orders o where o.phone = $1 and ${where} and o.full_name <> ''
  order by o.id desc limit 1)`;
/** Accounts with their default address, and the newest orders that an index finds by the phone number. */
const FIND_SHOPPER = `
  (select u.name as "fullName", u.phone, u.email, coalesce(a.city, '') as city,
      coalesce(a.area, '') as area, coalesce(a.building, '') as building,
      coalesce(a.flat, '') as flat, null as "order"
    from users u left join addresses a on a.user_id = u.id and a.is_default
    where u.phone = $1 order by u.id desc limit 3)
  union all ${newestOrder(`o.holds_stock and o.state in ${WAITING}`)}
  union all ${newestOrder("o.state = 'delivered'")}`;

/** SQL of draft orders. */
@Injectable()
export class DraftOrdersQueries {
  constructor(private readonly statements: Statements) {}

  async one(id: number): Promise<DraftRow | undefined> {
    const [row] = await this.statements.rows<DraftRow>(ONE, [id]);
    return row;
  }

  async oneIn(manager: EntityManager, id: number): Promise<DraftRow | undefined> {
    const [row]: DraftRow[] = await manager.query(ONE, [id]);
    return row;
  }

  /** The draft that became an order. */
  async ofOrder(operationId: string): Promise<DraftRow | undefined> {
    const [row] = await this.statements.rows<DraftRow>(OF_ORDER, [operationId]);
    return row;
  }

  /** A page of the newest drafts, newest first, and how many there are. */
  async page({ state, q, limit, offset }: DraftSearch): Promise<{
    rows: DraftRow[];
    total: number;
  }> {
    const filters = [state ?? null, q || null, digitsOf(q)];
    const [rows, [counted]] = await Promise.all([
      this.statements.planned<DraftRow>(PAGE, [...filters, limit, offset]),
      this.statements.planned<{ count: number }>(state ? COUNT_OF_STATE : COUNT, filters),
    ]);
    return { rows, total: counted?.count ?? 0 };
  }

  /** Ids of the drafts that match, newest first. */
  async ids({ state, q, limit }: Omit<DraftSearch, 'offset'>): Promise<number[]> {
    const rows = await this.statements.planned<{ id: number }>(IDS, [
      ...[state ?? null, q || null, digitsOf(q), limit],
    ]);
    return rows.map(({ id }) => id);
  }

  /** The drafts with these ids, in their order. */
  exported(ids: number[]): Promise<ExportedDraft[]> {
    return this.statements.rows<ExportedDraft>(EXPORTED, [ids]);
  }

  /** Records that the link was opened. */
  async opened(id: number): Promise<void> {
    await this.statements.rows(OPENED, [id]);
  }

  /** Persons with a phone number in E.164. */
  findShopper(phone: string): Promise<FoundShopperDto[]> {
    return this.statements.rows<FoundShopperDto & Record<string, unknown>>(FIND_SHOPPER, [phone]);
  }
}

/** The digits of a phone number without the first zero, as they are in E.164; empty unless the text is a number. */
const digitsOf = (text = ''): string =>
  /^[+\d\s()-]{4,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
