import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { OrderState } from './order-machine.js';

export interface OrderSearch {
  state: OrderState | undefined;
  paymentMethod: 'card' | 'cod' | undefined;
  q: string | undefined;
  limit: number;
  offset: number;
}

@Injectable()
export class OrdersQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Ids of a page of orders, newest first, and how many there are. */
  async page(search: OrderSearch): Promise<{ ids: number[]; total: number }> {
    const { state, paymentMethod, q, limit, offset } = search;
    const words = q?.trim().toLowerCase();
    const parameters = [
      state ?? null,
      words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null,
      paymentMethod ?? null,
    ];
    const matches = `
      from orders o
      where ($1::text is null or o.state = $1)
        and ($2::text is null or lower(o.operation_id) like $2 or lower(o.full_name) like $2
          or lower(o.email) like $2 or o.phone like $2)
        and ($3::text is null or o.payment_method = $3)`;
    const rows: { id: number }[] = await this.db.query(
      'select o.id' + matches + ' order by o.created_at desc, o.id desc limit $4 offset $5',
      [...parameters, limit, offset],
    );
    const counts: { total: number }[] = await this.db.query(
      'select count(*)::int as total' + matches,
      parameters,
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

  /** Unpaid orders older than the age that still hold pieces. */
  async unpaidSince(ageMs: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('pending_payment', 'payment_failed') and holds_stock
         and created_at < now() - $1 * interval '1 ms' order by id limit 500`,
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
