import type { OrderDto } from '@shop/contracts';
import { Badge, type BadgeTone } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

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

/** The order's state as text. During a manual payment review it does not ask for another payment. */
export const OrderState = ({
  order: { state, paymentState },
}: {
  order: Pick<OrderDto, 'state' | 'paymentState'>;
}) => {
  const { t } = useText();
  if (paymentState === 'review') return <Badge tone="brass">{t('order.state.review')}</Badge>;
  return <Badge tone={TONES[state] ?? 'neutral'}>{t(`order.state.${state}`)}</Badge>;
};
