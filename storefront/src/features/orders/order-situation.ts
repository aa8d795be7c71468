import type { OrderDto } from '@shop/contracts';

type Situation = OrderDto['state'] | 'review' | 'nothing_due';

/** The order's state for the shopper, including its payment. */
export const situationOf = ({
  state,
  paymentMethod,
  paymentState,
}: Pick<OrderDto, 'state' | 'paymentMethod' | 'paymentState'>): Situation => {
  if (paymentState === 'review') return 'review';
  if (state === 'returned') return paymentMethod === 'cod' ? 'nothing_due' : state;
  if (state !== 'cancelled') return state;
  if (paymentState === 'refunded') return 'refunded';
  const isPaid = paymentState === 'captured' || paymentState === 'refund_pending';
  return isPaid ? 'cancelled' : 'nothing_due';
};
