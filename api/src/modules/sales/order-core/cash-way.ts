/** How cash that was received goes back; who did it and why stands in the order's history. */
export const CASH_WAYS = ['bank', 'cash'] as const;
export type CashWay = (typeof CASH_WAYS)[number];
