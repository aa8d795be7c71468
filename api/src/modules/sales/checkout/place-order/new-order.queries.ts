import { Injectable } from '@nestjs/common';
import type { CashWaitReason } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import type { OrderEvent } from '../../order-core/order-event.entity.js';
import type { OrderLine } from '../../order-core/order-line.entity.js';
import type { Order } from '../../order-core/order.entity.js';

/** What the database fills in. */
type OrderDefaults =
  | 'id'
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
  /** Why it waits for a confirmation; empty for an order that does not. */
  waitReasons: readonly CashWaitReason[];
}

/** The stored rows of a new order. */
export interface StoredOrder {
  order: Order;
  lines: OrderLine[];
  events: OrderEvent[];
  /** The same for all spellings of its address; null if the address is incomplete or without a flat. */
  addressKey: string | null;
}

interface Inserted {
  addressKey: string | null;
  id: number;
  at: Date;
  lineIds: number[];
  eventIds: string[];
  eventTimes: Date[];
}

const INSERT = `
  with placed as (
      insert into orders (operation_id, user_id, state, payment_method, cod_state, locale,
        full_name, email, phone, city, area, building, flat, notes,
        subtotal_fils, delivery_fee_fils, discount_fils, delivery_discount_fils, coupon_code,
        total_fils, item_count, purchase_id, deliver_by, address_complete)
      select "operationId", "userId", state, "paymentMethod", "codState", locale,
        "fullName", email, phone, city, area, building, flat, notes,
        "subtotalFils", "deliveryFeeFils", "discountFils", "deliveryDiscountFils", "couponCode",
        "totalFils", "itemCount", "purchaseId", "deliverBy", "addressComplete"
      from json_to_record($1::json) as o (
        "operationId" text, "userId" integer, state text, "paymentMethod" text, "codState" text,
        locale text, "fullName" text, email text, phone text, city text, area text, building text,
        flat text, notes text, "subtotalFils" integer, "deliveryFeeFils" integer,
        "discountFils" integer, "deliveryDiscountFils" integer, "couponCode" text,
        "totalFils" integer, "itemCount" integer, "purchaseId" uuid, "deliverBy" date,
        "addressComplete" boolean)
      returning id, user_id, created_at,
        case when address_complete then address_key(city, area, building, flat) end as address),
    lines as (
      insert into order_lines (order_id, product_id, vendor_id, name, name_ar, image, size, color,
        quantity, list_price_fils, unit_price_fils, discount_fils)
      select placed.id, "productId", "vendorId", name, "nameAr", image, size, color,
        quantity, "listPriceFils", "unitPriceFils", "discountFils"
      from placed, rows from (json_to_recordset($2::json) as (
        "productId" integer, "vendorId" integer, name text, "nameAr" text, image text, size text,
        color text, quantity integer, "listPriceFils" integer, "unitPriceFils" integer,
        "discountFils" integer))
        with ordinality as l ("productId", "vendorId", name, "nameAr", image, size,
          color, quantity, "listPriceFils", "unitPriceFils", "discountFils", at)
      order by at
      returning id),
    events as (
      insert into order_events (order_id, subject, event, from_state, to_state, actor, why, why_message)
      select placed.id, subject, event, "fromState", "toState", actor, why, "whyMessage"
      from placed, rows from (json_to_recordset($3::json) as (
        subject text, event text, "fromState" text, "toState" text, actor text, why text,
        "whyMessage" jsonb))
        with ordinality as e (subject, event, "fromState", "toState", actor, why, "whyMessage", at)
      order by at
      returning id, created_at),
    keys as (
      insert into idempotency_keys (user_id, key, fingerprint, order_id)
      select placed.user_id, key, $5, placed.id from placed, unnest($4::text[]) as key
      on conflict (user_id, key) do update
        set fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = now()),
    waiting as (
      insert into cash_confirmations (order_id, reasons)
      select placed.id, $6::text[] from placed where $6::text[] <> '{}')
  select placed.id, placed.created_at as at, placed.address as "addressKey",
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
    { order, lines, events, keys, fingerprint, waitReasons }: NewOrderRows,
  ): Promise<StoredOrder> {
    const rows: Inserted[] = await manager.query(INSERT, [
      JSON.stringify(order),
      JSON.stringify(lines),
      JSON.stringify(events),
      [...keys],
      fingerprint,
      waitReasons,
    ]);
    const [inserted] = rows;
    if (!inserted) throw new Error('The order was not inserted.');
    const { id: orderId, at, lineIds, eventIds, eventTimes, addressKey } = inserted;
    return {
      addressKey,
      order: {
        ...order,
        id: orderId,
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
}

/** A value of a row that was inserted. */
const stored = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('A row of the order was not inserted.');
  return value;
};
