import { Button, confirm } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { retryShipment } from '@/shared/retry-shipment';
import { CancelOrder } from './cancel-order';
import { CreateShipment } from './create-shipment';
import { DecidePayment } from './decide-payment';
import type { Order, OrderState } from '../order';
import { isShippable } from '../order-texts';
import { markCashReceived, markDelivered } from '../orders.queries';
import { RefundOrder } from '../refunds/refund-order';
import { ResendMail } from './resend-mail';
import { useOrderChange } from '@/shared/use-order-change';

const isOneOf = (state: OrderState, states: readonly OrderState[]) => states.includes(state);
const CANCELLABLE: readonly OrderState[] = [
  'pending_payment',
  'payment_failed',
  'paid',
  'cod_pending',
  'cod_confirmed',
  'shipment_pending',
  'shipment_failed',
  'ready_to_ship',
];

/** Whether operations staff have actions for an order in this state. */
export const hasShipmentAction = (state: OrderState): boolean =>
  isShippable(state) || state === 'shipment_pending';

/** Actions for an order by state and role; the server checks them again. */
export const OrderActions = ({ order, isAdmin }: { order: Order; isAdmin: boolean }) => {
  const t = useText();
  const { operationId, number, state, paymentMethod, paymentState, codState, refundable } = order;
  const retry = useOrderChange(retryShipment, t('orders.retried'));
  const delivered = useOrderChange(markDelivered, t('orders.markedDelivered'));
  const cash = useOrderChange(markCashReceived, t('orders.markedReceived'));
  const afterQuestion = async (text: string, change: { mutate: (id: string) => void }) => {
    const yesText = t('orders.confirmYes');
    if (await confirm({ text, yesText, noText: t('orders.confirmNo') })) change.mutate(operationId);
  };
  const isBusy = retry.isPending || delivered.isPending || cash.isPending;
  const small = { variant: 'secondary', size: 'small', 'aria-disabled': isBusy } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {isAdmin && paymentState === 'review' && <DecidePayment {...{ operationId, number }} />}
      {(state === 'paid' || state === 'cod_confirmed') && (
        <CreateShipment {...{ operationId, number }} />
      )}
      {isOneOf(state, ['shipment_failed', 'shipment_pending']) && (
        <Button {...small} onClick={() => !isBusy && retry.mutate(operationId)}>
          {t('orders.retry')}
        </Button>
      )}
      {isAdmin && isOneOf(state, ['ready_to_ship', 'shipped']) && (
        <Button
          {...small}
          onClick={() =>
            !isBusy &&
            void afterQuestion(t('orders.deliveredQuestion', { method: paymentMethod }), delivered)
          }
        >
          {t('orders.markDelivered')}
        </Button>
      )}
      {isAdmin && codState === 'collected' && (
        <Button
          {...small}
          onClick={() => !isBusy && void afterQuestion(t('orders.receivedQuestion'), cash)}
        >
          {t('orders.markReceived')}
        </Button>
      )}
      {isAdmin && <ResendMail operationId={operationId} />}
      {isAdmin &&
        isOneOf(state, ['delivered', 'returned', 'partially_refunded']) &&
        refundable > 0 && <RefundOrder order={order} />}
      {isAdmin && isOneOf(state, CANCELLABLE) && <CancelOrder operationId={operationId} />}
    </div>
  );
};
