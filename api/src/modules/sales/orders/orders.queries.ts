import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { idOfOrderNumber } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { dayStart } from '../../../platform/database/shop-days.js';
import { Statements } from '../../../platform/database/statements.js';
import { Rejected } from '../../../platform/http/problem.js';
import type { OrderState } from '../order-core/order-machine.js';
import { say } from '../../../platform/i18n/message.js';

interface OrderSearch {
  state: OrderState | undefined;
  paymentMethod: 'card' | 'cod' | undefined;
  city: string | undefined;
  /** First and last day in Dubai. */
  from: string | undefined;
  to: string | undefined;
  q: string | undefined;
  /** Only orders with lines of this vendor. */
  soldBy: number | undefined;
  /** Only orders with lines of this vendor; the words then mean these lines, never the customer. */
  vendorId: number | undefined;
  limit: number;
  offset: number;
}

/** Fixed pieces of SQL joined by what is asked; every value is bound. */
const searchSql = (search: OrderSearch): { matches: string; values: unknown[] } => {
  const { state, paymentMethod, city, from, to, q, soldBy, vendorId } = search;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const words = q
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  const phone = phoneIn(words);
  const vendor = vendorId === undefined ? undefined : bind(vendorId);
  const id = words && idOfOrderNumber(words);
  const like = words && !id && bind(`%${words}%`);
  const tests = [
    'true',
    vendor && soldLines(vendor),
    state && `o.state = ${bind(state)}`,
    paymentMethod && `o.payment_method = ${bind(paymentMethod)}`,
    city && `o.city = ${bind(city)}`,
    from && `o.created_at >= ${dayStart(bind(from))}`,
    to && `o.created_at < ${dayStart(bind(to))} + interval '1 day'`,
    soldBy !== undefined && soldLines(bind(soldBy)),
    id && `o.id = ${bind(id)}`,
    like &&
      (vendor ? meantByVendor(like, vendor) : meantByStaff(like, phone && bind(`%${phone}%`))),
  ];
  return { matches: ` from orders o where ${tests.filter(Boolean).join(' and ')}`, values };
};

const soldLines = (vendor: string): string =>
  `o.id in (select l.order_id from order_lines l where l.vendor_id = ${vendor})`;

/** The digits of a phone number that is written in its own way: "050 123 4567" -> "501234567". */
const phoneIn = (words = ''): string | undefined =>
  /^[+\d][\d\s()-]{5,}$/.test(words)
    ? words.replace(/\D/g, '').replace(/^(00)?971|^0/, '')
    : undefined;

/** Written as the index `orders_words` is. */
const WORDS = `lower(o.operation_id || ' ' || o.full_name || ' ' || o.email || ' ' || o.phone)`;

const meantByStaff = (like: string, phone: string | undefined): string =>
  phone ? `(${WORDS} like ${like} or ${WORDS} like ${phone})` : `${WORDS} like ${like}`;

const meantByVendor = (like: string, vendor: string): string =>
  `o.id in (select l.order_id from order_lines l
    where l.vendor_id = ${vendor} and lower(l.name) like ${like})`;

@Injectable()
export class OrdersQueries {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly statements: Statements,
  ) {}

  /** Ids of a page of orders, newest first, and how many there are. */
  async page(search: OrderSearch): Promise<{ ids: number[]; total: number }> {
    const { matches, values } = searchSql(search);
    const [limit, offset] = [values.length + 1, values.length + 2];
    const order = ` order by o.created_at desc, o.id desc limit $${limit} offset $${offset}`;
    const rows = await this.statements.planned<{ id: number }>('select o.id' + matches + order, [
      ...values,
      search.limit,
      search.offset,
    ]);
    const counts = await this.statements.planned<{ total: number }>(
      'select count(*)::int as total' + matches,
      values,
    );
    return { ids: rows.map(({ id }) => id), total: counts[0]?.total ?? 0 };
  }

  /** Takes pieces out of the stock, lowest product id first; answers the products that have too few. */
  async takeStock(
    manager: EntityManager,
    wanted: ReadonlyMap<number, number>,
  ): Promise<Set<number>> {
    const short = new Set<number>();
    for (const [productId, quantity] of [...wanted].sort(([a], [b]) => a - b)) {
      const [, taken]: [unknown[], number] = await manager.query(
        `update products set stock = stock - $2
         where id = $1 and stock >= $2 and published and deleted_at is null`,
        [productId, quantity],
      );
      if (taken === 0) short.add(productId);
    }
    return short;
  }

  /** Locks the products of the orders and the wanted ones, lowest id first: what takes and gives back never waits crosswise. */
  async lockProducts(
    manager: EntityManager,
    orderIds: readonly number[],
    wanted: Iterable<number>,
  ): Promise<void> {
    await manager.query(
      `select from products where id = any($2)
         or id in (select product_id from order_lines where order_id = any($1))
       order by id for no key update`,
      [orderIds, [...wanted]],
    );
  }

  /** Puts an order's pieces back, once. */
  async returnStock(manager: EntityManager, orderId: number): Promise<void> {
    const [held]: [unknown[], number] = await manager.query(
      'update orders set holds_stock = false where id = $1 and holds_stock returning id',
      [orderId],
    );
    if (held.length === 0) return;
    const pieces: { id: number; quantity: number }[] = await manager.query(
      `select product_id as id, sum(quantity)::int as quantity from order_lines
       where order_id = $1 group by product_id order by product_id`,
      [orderId],
    );
    for (const { id, quantity } of pieces)
      await manager.query('update products set stock = stock + $2 where id = $1', [id, quantity]);
  }

  /** Puts pieces of order lines back, lowest product id first. */
  async restock(
    manager: EntityManager,
    orderId: number,
    pieces: readonly { lineId: number; quantity: number }[],
  ): Promise<void> {
    const products: { id: number; quantity: number }[] = await manager.query(
      `select l.product_id as id, sum(p.quantity)::int as quantity
       from json_to_recordset($2::json) as p("lineId" integer, quantity integer)
       join order_lines l on l.id = p."lineId" and l.order_id = $1
       group by l.product_id order by l.product_id`,
      [orderId, JSON.stringify(pieces)],
    );
    for (const { id, quantity } of products)
      await manager.query('update products set stock = stock + $2 where id = $1', [id, quantity]);
  }

  /** Keeps the key of a refund; false when this refund was asked for by it before. */
  async keepRefundKey(
    manager: EntityManager,
    orderId: number,
    key: string,
    fils: number | null,
    fingerprint: string,
  ): Promise<boolean> {
    const kept: unknown[] = await manager.query(
      `insert into refund_keys (order_id, key, amount_fils, fingerprint) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [orderId, key, fils, fingerprint],
    );
    if (kept.length > 0) return true;
    const same: unknown[] = await manager.query(
      `select 1 from refund_keys
       where order_id = $1 and key = $2 and amount_fils is not distinct from $3::integer
         and fingerprint = $4`,
      [orderId, key, fils, fingerprint],
    );
    if (same.length > 0) return false;
    throw new Rejected('key_reused', say('refund.keyReused'));
  }

  /** Unpaid orders that still hold pieces, placed and last tried to be paid longer ago than the age; none whose payment somebody has to look at. */
  async unpaidSince(ageMs: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('pending_payment', 'payment_failed') and holds_stock
         and created_at < now() - $1 * interval '1 ms'
         and not exists (select 1 from payments p
           where p.order_id = orders.id
             and (p.created_at >= now() - $1 * interval '1 ms' or p.state = 'review'))
       order by id limit 500`,
      [ageMs],
    );
    return rows.map(({ id }) => id);
  }

  /** Orders that only miss the shipment details, for at least the age. */
  async withoutDetailsSince(ageMs: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('paid', 'cod_confirmed')
         and updated_at < now() - $1 * interval '1 ms' order by id limit 500`,
      [ageMs],
    );
    return rows.map(({ id }) => id);
  }
}
