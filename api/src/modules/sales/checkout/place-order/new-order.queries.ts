import { Injectable } from '@nestjs/common';
import type { CashWaitReason } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import type { OrderEvent } from '../../order-core/order-event.entity.js';
import type { OrderLine } from '../../order-core/order-line.entity.js';
import type { Order } from '../../order-core/order.entity.js';

/** What the database fills in. */
type OrderDefaults =
  | 'holdsStock'
  | 'addressChangedAt'
  | 'withoutAccountSince'
  | 'createdAt'
  | 'updatedAt';

/** The rows of a new order before they are stored. */
export interface NewOrderRows {
  order: Omit<Order, OrderDefaults>;
  lines: Omit<OrderLine, 'id' | 'orderId'>[];
  /** In their sequence. */
  events: Omit<OrderEvent, 'id' | 'orderId' | 'createdAt'>[];
  /** The idempotency keys under which the order is found, and the fingerprint of its request. */
  keys: ReadonlySet<string>;
  fingerprint: string;
}

/** The stored rows of a new order. */
export interface StoredOrder {
  order: Order;
  lines: OrderLine[];
  events: OrderEvent[];
}

interface Inserted {
  at: Date;
  lineIds: number[];
  eventIds: string[];
  eventTimes: Date[];
}

/** The columns of `rows` that are inserted, in the sequence of the values. */
const ORDER = {
  id: 'id',
  operation_id: 'operationId',
  user_id: 'userId',
  state: 'state',
  payment_method: 'paymentMethod',
  cod_state: 'codState',
  locale: 'locale',
  full_name: 'fullName',
  email: 'email',
  phone: 'phone',
  city: 'city',
  area: 'area',
  building: 'building',
  flat: 'flat',
  notes: 'notes',
  subtotal_fils: 'subtotalFils',
  delivery_fee_fils: 'deliveryFeeFils',
  discount_fils: 'discountFils',
  delivery_discount_fils: 'deliveryDiscountFils',
  coupon_code: 'couponCode',
  total_fils: 'totalFils',
  item_count: 'itemCount',
  purchase_id: 'purchaseId',
  deliver_by: 'deliverBy',
  address_complete: 'addressComplete',
} as const satisfies Record<string, keyof NewOrderRows['order']>;

/** Columns with their types, which PostgreSQL cannot infer from an array. */
const LINE = {
  product_id: ['productId', 'integer'],
  vendor_id: ['vendorId', 'integer'],
  name: ['name', 'text'],
  name_ar: ['nameAr', 'text'],
  image: ['image', 'text'],
  size: ['size', 'text'],
  color: ['color', 'text'],
  quantity: ['quantity', 'integer'],
  list_price_fils: ['listPriceFils', 'integer'],
  unit_price_fils: ['unitPriceFils', 'integer'],
  discount_fils: ['discountFils', 'integer'],
} as const satisfies Record<string, readonly [keyof NewOrderRows['lines'][number], string]>;

const EVENT = {
  subject: ['subject', 'text'],
  event: ['event', 'text'],
  from_state: ['fromState', 'text'],
  to_state: ['toState', 'text'],
  actor: ['actor', 'text'],
  why: ['why', 'text'],
  why_message: ['whyMessage', 'jsonb'],
} as const satisfies Record<string, readonly [keyof NewOrderRows['events'][number], string]>;

const namesOf = (columns: object): string => Object.keys(columns).join(', ');

/** SQL: rows from one array for each column, in their sequence, in which ids are given too; their parameters begin with `first`. */
const rowsFrom = (columns: Record<string, readonly [string, string]>, first: number): string => {
  const arrays = Object.values(columns).map(([, type], at) => `$${first + at}::${type}[]`);
  return `unnest(${arrays.join(', ')})`;
};

const ORDER_COLUMNS = Object.keys(ORDER).length;
const FIRST_OF_LINES = ORDER_COLUMNS + 1;
const FIRST_OF_EVENTS = FIRST_OF_LINES + Object.keys(LINE).length;
const FIRST_OF_KEYS = FIRST_OF_EVENTS + Object.keys(EVENT).length;

/** Plain values and arrays: PostgreSQL took a tenth of the time of the statement to read them from JSON. */
const INSERT = `
  with placed as (
      insert into orders (${namesOf(ORDER)})
      values (${Object.keys(ORDER)
        .map((_, at) => `$${at + 1}`)
        .join(', ')})
      returning id, user_id, created_at),
    lines as (
      insert into order_lines (order_id, ${namesOf(LINE)})
      select placed.id, line.* from placed, ${rowsFrom(LINE, FIRST_OF_LINES)} line
      returning id),
    events as (
      insert into order_events (order_id, ${namesOf(EVENT)})
      select placed.id, event.* from placed, ${rowsFrom(EVENT, FIRST_OF_EVENTS)} event
      returning id, created_at),
    keys as (
      insert into idempotency_keys (user_id, key, fingerprint, order_id)
      select placed.user_id, key, $${FIRST_OF_KEYS + 1}, placed.id
      from placed, unnest($${FIRST_OF_KEYS}::text[]) key
      on conflict (user_id, key) do update
        set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = now())
  select placed.created_at as at,
    array(select id from lines order by id) as "lineIds",
    array(select id from events order by id) as "eventIds",
    array(select created_at from events order by id) as "eventTimes"
  from placed`;

/** SQL that stores a new order. */
@Injectable()
export class NewOrderQueries {
  /** Inserts the order, its lines, the beginning of its history and its keys. */
  async insert(
    manager: EntityManager,
    { order, lines, events, keys, fingerprint }: NewOrderRows,
  ): Promise<StoredOrder> {
    const rows: Inserted[] = await manager.query(INSERT, [
      ...Object.values(ORDER).map((name) => order[name]),
      ...Object.values(LINE).map(([name]) => lines.map((line) => line[name])),
      ...Object.values(EVENT).map(([name]) => events.map((event) => event[name])),
      [...keys],
      fingerprint,
    ]);
    const [inserted] = rows;
    if (!inserted) throw new Error('The order was not inserted.');
    const { at, lineIds, eventIds, eventTimes } = inserted;
    const orderId = order.id;
    return {
      order: {
        ...order,
        holdsStock: true,
        addressChangedAt: null,
        withoutAccountSince: null,
        createdAt: at,
        updatedAt: at,
      },
      lines: lines.map((line, n) => ({ ...line, orderId, id: stored(lineIds[n]) })),
      events: events.map((event, n) => ({
        ...event,
        orderId,
        id: stored(eventIds[n]),
        createdAt: stored(eventTimes[n]),
      })),
    };
  }

  /** The order waits for a confirmation. */
  async wait(
    manager: EntityManager,
    orderId: number,
    reasons: readonly CashWaitReason[],
  ): Promise<void> {
    await manager.query('insert into cash_confirmations (order_id, reasons) values ($1, $2)', [
      orderId,
      reasons,
    ]);
  }
}

/** A value of a row that was inserted. */
const stored = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A row of the order was not inserted.');
  return value;
};
