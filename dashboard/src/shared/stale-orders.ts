/** Queries that an order change invalidates. */
export const STALE = [['orders'], ['stuckOrders'], ['returns'], ['cashOrders']];
