import type { OrderDto } from '@shop/contracts';

type Situation = OrderDto['state'] | 'review' | 'nothing_due';

/** What an order's state comes to for the shopper, once the money is looked at too. */
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
