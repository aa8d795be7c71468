import type { OrderState } from '../../sales/order-core/order-machine.js';

/** Orders that were never paid, or were refunded; all others count as sold. */
export const NOT_SOLD: OrderState[] = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cancelled',
  'returned',
  'refunded',
];
