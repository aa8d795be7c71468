import type { OrderState } from './order-machine.js';
import type { Order } from './order.entity.js';

/** States without a sale. */
export const UNSOLD: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'expired',
  'cod_pending',
  'cancelled',
];

/** Whether an order has an invoice: for staff once it is sold, for its owner once it is paid, in cash on delivery. */
export const isInvoiced = (
  { state, paymentMethod, codState }: Pick<Order, 'state' | 'paymentMethod' | 'codState'>,
  viewer: string,
): boolean =>
  !UNSOLD.includes(state) &&
  codState !== 'void' &&
  (viewer === 'staff' ||
    paymentMethod === 'card' ||
    codState === 'collected' ||
    codState === 'remitted');
