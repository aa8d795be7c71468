import { useText } from '@/shared/i18n/use-text';
import { Status } from '@/shared/display/status';
import type { Order } from './order';
import { IN_REVIEW, ORDER_STATES } from './order-texts';

/** The order's state; a payment under review comes first, because staff must decide it. */
export const OrderStatus = ({
  order: { state, paymentState },
}: {
  order: Pick<Order, 'state' | 'paymentState'>;
}) => {
  const t = useText();
  const { text, tone } = paymentState === 'review' ? IN_REVIEW : ORDER_STATES[state];
  return <Status tone={tone}>{t(text)}</Status>;
};
