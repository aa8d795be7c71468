import { api, useChange } from '@shop/api-client';
import type { SettleVoidedParcelDto } from '@shop/contracts';
import { Button, notify } from '@shop/ui';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { useReload } from '@/shared/use-reload';
import { stuckOrdersQueries } from './stuck-orders.queries';

type Outcome = SettleVoidedParcelDto['outcome'];
const OUTCOMES: [Outcome, string][] = [
  ['recalled', 'stuckOrders.voided.recalled'],
  ['taken_back', 'stuckOrders.voided.takenBack'],
  ['left_with_shopper', 'stuckOrders.voided.left'],
];

/** Records what became of the parcel of a cancelled order. */
export const SettleVoidedParcel = ({
  operationId,
  number,
}: {
  operationId: string;
  number: string;
}) => {
  const t = useText();
  const stale = [stuckOrdersQueries.all().queryKey, ['orders']];
  const reload = useReload(stale);
  const { mutate, isPending } = useChange(
    (outcome: Outcome) =>
      api.POST('/users/orders/one/{operationId}/voided-parcel/settle', {
        params: { path: { operationId } },
        body: { outcome },
      }),
    stale,
    {
      onSuccess: () => notify(t('stuckOrders.voided.saved'), { kind: 'success' }),
      onError: (error) => {
        notifyRefusal(error, t('stuckOrders.voided.failed'));
        void reload(error);
      },
    },
  );
  return OUTCOMES.map(([outcome, text]) => (
    <Button
      key={outcome}
      size="small"
      variant="secondary"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(outcome)}
    >
      {t(text)}
      <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
    </Button>
  ));
};
