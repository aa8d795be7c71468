import { useText } from '@/shared/i18n/use-text';
import { Status } from '@/shared/status';
import { ORDER_STATES } from './order-texts';

export const OrderStatus = ({ state }: { state: string }) => {
  const t = useText();
  const known = ORDER_STATES[state];
  return <Status tone={known?.tone ?? 'waiting'}>{known ? t(known.text) : state}</Status>;
};
