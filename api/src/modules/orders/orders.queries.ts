import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { OrderState } from './order-machine.js';

export interface OrderSearch {
  state: OrderState | undefined;
  paymentMethod: 'card' | 'cod' | undefined;
  q: string | undefined;
  /** Only orders with lines of this vendor; the words then mean these lines, never the customer. */
  vendorId: number | undefined;
  limit: number;
  offset: number;
}

/** Fixed pieces of SQL joined by what is asked; every value is bound. */
const searchSql = (search: OrderSearch): { matches: string; values: unknown[] } => {
  const { state, paymentMethod, q, vendorId } = search;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const words = q
    ?.trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  const vendor = vendorId === undefined ? undefined : bind(vendorId);
  const like = words && bind(`%${words}%`);
  const tests = [
    'true',
    vendor && `o.id in (select l.order_id from order_lines l where l.vendor_id = ${vendor})`,
    state && `o.state = ${bind(state)}`,
    paymentMethod && `o.payment_method = ${bind(paymentMethod)}`,
    like && (vendor ? meantByVendor(like, vendor) : meantByStaff(like)),
  ];
  return { matches: ` from orders o where ${tests.filter(Boolean).join(' and ')}`, values };
};

const meantByStaff = (like: string): string =>
  `(lower(o.operation_id) like ${like} or lower(o.full_name) like ${like}
    or lower(o.email) like ${like} or o.phone like ${like})`;

const meantByVendor = (like: string, vendor: string): string =>
  `(lower(o.operation_id) like ${like} or o.id in (select l.order_id from order_lines l
    where l.vendor_id = ${vendor} and lower(l.name) like ${like}))`;

@Injectable()
export class OrdersQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Ids of a page of orders, newest first, and how many there are. */
  async page(search: OrderSearch): Promise<{ ids: number[]; total: number }> {
    const { matches, values } = searchSql(search);
    const [limit, offset] = [values.length + 1, values.length + 2];
    const order = ` order by o.created_at desc, o.id desc limit $${limit} offset $${offset}`;
    const rows: { id: number }[] = await this.db.query('select o.id' + matches + order, [
      ...values,
      search.limit,
      search.offset,
    ]);
    const counts: { total: number }[] = await this.db.query(
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

  /** Unpaid orders that still hold pieces, placed and last tried to be paid longer ago than the age. */
  async unpaidSince(ageMs: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('pending_payment', 'payment_failed') and holds_stock
         and created_at < now() - $1 * interval '1 ms'
         and not exists (select 1 from payments p
           where p.order_id = orders.id and p.created_at >= now() - $1 * interval '1 ms')
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
