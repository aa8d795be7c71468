import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import { LIVE } from '../../catalogue/products/product-json.js';
import { ORDER_STATES, type OrderState } from '../../sales/order-core/order-machine.js';

/** Final states, whose counts only grow; the other states need a next step. */
const ENDED: readonly OrderState[] = [
  'delivered',
  'refunded',
  'partially_refunded',
  'returned',
  'cancelled',
  'expired',
  'payment_failed',
];
const OPEN = ORDER_STATES.filter((state) => !ENDED.includes(state));

const ORDERS = `
  select state, count(*)::integer as count from orders
  where state = any($1) or (state = any($2) and updated_at > now() - interval '1 day')
  group by state`;

/** Sold-out variants, and products without variants. */
const SOLD_OUT = `
  select (select count(*) from products p where ${LIVE} and not p.in_stock
      and not exists (select from product_variants v where v.product_id = p.id))::integer
    + (select count(*) from product_variants v join products p on p.id = v.product_id
      where v.sold_out and ${LIVE})::integer as count`;

const SCANNED_VOIDED = `
  select count(*)::integer as count from shipments
  where scanned_at is not null and scan_settled_at is null`;

/** SQL of the business metrics. */
@Injectable()
export class BusinessMetricsQueries {
  constructor(private readonly statements: Statements) {}

  async orders(): Promise<{ state: OrderState; count: number }[]> {
    const rows = await this.statements.rows<{ state: OrderState; count: number }>(ORDERS, [
      OPEN,
      ENDED,
    ]);
    return ORDER_STATES.map((state) => ({
      state,
      count: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  }

  /** Parcels of cancelled orders that the carrier has. */
  async scannedVoided(): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(SCANNED_VOIDED);
    return row?.count ?? 0;
  }

  async soldOut(): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(SOLD_OUT);
    return row?.count ?? 0;
  }
}
