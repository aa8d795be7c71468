import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements.js';
import { ORDER_STATES, type OrderState } from '../modules/orders/order-machine.js';

/** States that somebody has to end; orders in the others only grow in number. */
const OPEN: readonly OrderState[] = [
  'pending_payment',
  'paid',
  'cod_pending',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
  'ready_to_ship',
  'shipped',
];
const OTHERS = ORDER_STATES.filter((state) => !OPEN.includes(state));

const ORDERS = `
  select state, count(*)::integer as count from orders
  where state = any($1) or (state = any($2) and updated_at > now() - interval '1 day')
  group by state`;

const SOLD_OUT = `
  select count(*)::integer as count from products
  where published and deleted_at is null and not in_stock`;

/** What is counted for Prometheus. */
@Injectable()
export class ShopFiguresQueries {
  constructor(private readonly statements: Statements) {}

  async orders(): Promise<{ state: OrderState; count: number }[]> {
    const rows = await this.statements.rows<{ state: OrderState; count: number }>(ORDERS, [
      OPEN,
      OTHERS,
    ]);
    return ORDER_STATES.map((state) => ({
      state,
      count: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  }

  async soldOut(): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(SOLD_OUT);
    return row?.count ?? 0;
  }
}
