import type { RefundLine } from './refund-line.entity.js';

/** What a refund is for: items of an order line, the delivery fee, or an adjustment. */
export type PlannedLine = Pick<
  RefundLine,
  'kind' | 'orderLineId' | 'quantity' | 'restocked' | 'amountFils'
>;

/** Refunded quantity of a line so far. */
export const refundedQuantity = (before: readonly PlannedLine[], lineId: number): number =>
  before.reduce(
    (sum, { orderLineId, quantity }) => sum + (orderLineId === lineId ? quantity : 0),
    0,
  );
