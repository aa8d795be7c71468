import type { OrderDto } from '@shop/contracts';
import { Badge, type BadgeTone } from '@shop/ui';
import { useText } from '@/shared/text';

const TONES: Partial<Record<OrderDto['state'], BadgeTone>> = {
  paid: 'success',
  cod_confirmed: 'success',
  ready_to_ship: 'success',
  shipped: 'success',
  delivered: 'success',
  pending_payment: 'brass',
  cod_pending: 'brass',
  shipment_pending: 'brass',
};

/** The order's state in words. */
export const OrderState = ({ state }: { state: OrderDto['state'] }) => {
  const { t } = useText();
  return <Badge tone={TONES[state] ?? 'neutral'}>{t(`order.state.${state}`)}</Badge>;
};
