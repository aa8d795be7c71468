/** How cash was refunded; the order's history says by whom and why. */
export const CASH_METHODS = ['bank', 'cash'] as const;
export type CashMethod = (typeof CASH_METHODS)[number];
