import { recordsOf, textOf } from '../../../platform/gateways/read.js';
import { ORDER_STATES, type OrderState } from '../../../modules/sales/order-core/order-machine.js';
import type { Order } from '../../../modules/sales/order-core/order.entity.js';
import type { DemoRow } from './demo-files.js';

/** An order of the demo shop with its final state. */
export interface DemoOrder {
  /** Id of the shopper. */
  shopper: number;
  lines: { productId: number; size: string; color: string; quantity: number }[];
  method: 'card' | 'cod';
  state: OrderState;
  daysAgo: number;
  /** The card gateway's error of its refund, which then waits for staff; empty for none. */
  refundProblem: string;
  /** A cash order to which the rules for confirmations apply; others go on at once. */
  needsCall: boolean;
  /** Calls without an answer, of an order that waits. */
  noAnswers: number;
  /** Language of the page; undefined: that of the account. */
  locale: 'ar' | undefined;
  /** Code of the coupon that it uses. */
  coupon?: string;
  /** Days since the delivery of a late parcel; undefined: delivered in time. */
  deliveredDaysAgo: number | undefined;
  /** What the carrier's statement says about its cash; undefined if it says nothing. */
  statement?: string;
  /** Whether it is placed after all others, and delivered before the next. */
  isLast: boolean;
}

/** A demo order as it was placed. */
export interface PlacedOrder {
  order: Order;
  demo: DemoOrder;
}

/** A row of orders.json. */
export const demoOrder = (row: DemoRow): DemoOrder => ({
  shopper: Number(row['shopper']),
  lines: recordsOf(row['lines']).map(({ productId, size, color, quantity }) => ({
    productId: Number(productId),
    size: textOf(size),
    color: textOf(color),
    quantity: Number(quantity),
  })),
  method: row['method'] === 'cod' ? 'cod' : 'card',
  state: stateOf(row['state']),
  daysAgo: Number(row['daysAgo']),
  refundProblem: textOf(row['refundProblem']),
  needsCall: row['needsCall'] === true,
  noAnswers: Number(row['noAnswers'] ?? 0),
  locale: row['locale'] === 'ar' ? 'ar' : undefined,
  deliveredDaysAgo:
    row['deliveredDaysAgo'] === undefined ? undefined : Number(row['deliveredDaysAgo']),
  ...(row['statement'] !== undefined && { statement: textOf(row['statement']) }),
  isLast: row['isLast'] === true,
});

const stateOf = (value: unknown): OrderState => {
  const state = ORDER_STATES.find((name) => name === value);
  if (!state) throw new Error(`orders.json: ${String(value)} is not an order state.`);
  return state;
};
