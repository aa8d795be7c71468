import { useChange } from '@shop/api-client';
import { Button, notify } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { retryShipment } from '@/shared/retry-shipment';
import { stuckOrdersQueries } from './stuck-orders.queries';

/** Retries the shipment of an order. */
export const RetryShipment = ({ operationId, number }: { operationId: string; number: string }) => {
  const t = useText();
  const { mutate, isPending } = useChange(
    retryShipment,
    [stuckOrdersQueries.all().queryKey, ['orders']],
    {
      onSuccess: () => notify(t('stuckOrders.retried'), { kind: 'success' }),
      onError: (error) => notifyRefusal(error, t('stuckOrders.notRetried')),
    },
  );
  return (
    <Button
      size="small"
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(operationId)}
    >
      {t('stuckOrders.retry')}
      <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
    </Button>
  );
};
