import { useText } from '@/shared/i18n/use-text';
import { Status } from '@/shared/status';
import type { OrderState } from './order';
import { ORDER_STATES } from './order-texts';

export const OrderStatus = ({ state }: { state: OrderState }) => {
  const t = useText();
  const { text, tone } = ORDER_STATES[state];
  return <Status tone={tone}>{t(text)}</Status>;
};
