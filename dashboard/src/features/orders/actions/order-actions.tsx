import { Button, buttonClass, confirm } from '@shop/ui';
import { Link } from 'react-router';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { retryShipment } from '@/shared/retry-shipment';
import { CancelOrder } from './cancel-order';
import { CreateShipment } from './create-shipment';
import { DecidePayment } from './decide-payment';
import type { Order, OrderState } from '../order';
import { markCashReceived, markDelivered, markHandedOver } from '../orders.queries';
import { RefundOrder } from '../refunds/refund-order';
import { ResendMail } from './resend-mail';
import { useOrderChange } from '@/shared/use-order-change';
import { useMay } from '@/shared/rights/use-may';
import { useHeld } from '@/shared/unsaved/use-held';

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

/** The actions for an order, by its state and the rights of the account. */
const useActions = ({ state, paymentState, codState, refundable }: Order) => {
  const may = useMay();
  return {
    decide: may('orders.payments') && paymentState === 'review',
    call: may('orders.confirmCash') && state === 'cod_pending',
    ship: may('orders.ship') && isOneOf(state, ['paid', 'cod_confirmed']),
    retry: may('orders.ship') && isOneOf(state, ['shipment_failed', 'shipment_pending']),
    handOver: may('orders.deliver') && state === 'ready_to_ship',
    deliver: may('orders.deliver') && isOneOf(state, ['ready_to_ship', 'shipped']),
    cash: may('orders.cash') && codState === 'collected',
    mail: may('orders.mails'),
    refund:
      may('orders.refund') &&
      isOneOf(state, ['delivered', 'returned', 'partially_refunded']) &&
      refundable > 0,
    cancel: may('orders.cancel') && isOneOf(state, CANCELLABLE),
  };
};

/** Actions for an order; nothing without one. The server checks them again. */
export const OrderActions = ({ order }: { order: Order }) => {
  const t = useText();
  const { operationId, number, paymentMethod } = order;
  const can = useHeld(useActions(order));
  const retry = useOrderChange(retryShipment, t('orders.retried'));
  const handedOver = useOrderChange(markHandedOver, t('orders.markedHandedOver'));
  const delivered = useOrderChange(markDelivered, t('orders.markedDelivered'));
  const cash = useOrderChange(markCashReceived, t('orders.markedReceived'));
  const afterQuestion = async (text: string, change: { mutate: (id: string) => void }) => {
    const yesText = t('orders.confirmYes');
    if (await confirm({ text, yesText, noText: t('orders.confirmNo') })) change.mutate(operationId);
  };
  const isBusy = retry.isPending || handedOver.isPending || delivered.isPending || cash.isPending;
  const small = { variant: 'secondary', size: 'small', 'aria-disabled': isBusy } as const;
  if (!Object.values(can).includes(true)) return null;
  return (
    <section aria-label={t('orders.actions')} className="mb-6 flex flex-wrap gap-2">
      {can.decide && <DecidePayment {...{ operationId, number }} />}
      {can.call && (
        <Link to={paths.cashOrders} className={buttonClass({ size: 'small' })}>
          {t('cashOrders.title')}
        </Link>
      )}
      {can.ship && <CreateShipment {...{ operationId, number }} />}
      {can.retry && (
        <Button {...small} onClick={() => !isBusy && retry.mutate(operationId)}>
          {t('orders.retry')}
        </Button>
      )}
      {can.handOver && (
        <Button
          {...small}
          onClick={() => !isBusy && void afterQuestion(t('orders.handedOverQuestion'), handedOver)}
        >
          {t('orders.markHandedOver')}
        </Button>
      )}
      {can.deliver && (
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
      {can.cash && (
        <Button
          {...small}
          onClick={() => !isBusy && void afterQuestion(t('orders.receivedQuestion'), cash)}
        >
          {t('orders.markReceived')}
        </Button>
      )}
      {can.mail && <ResendMail operationId={operationId} />}
      {can.refund && <RefundOrder order={order} />}
      {can.cancel && <CancelOrder operationId={operationId} />}
    </section>
  );
};
