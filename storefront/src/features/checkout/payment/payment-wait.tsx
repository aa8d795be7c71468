import { Button, Spinner } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '@/shared/i18n/text';
import { checkoutQueries } from '../checkout.queries';
import { phaseOf, type DeclineReason } from './payment-state';

const POLL_MS = 2500;

interface PaymentWaitProps {
  operationId: string;
  /** True while a new payment page is requested. */
  busy: boolean;
  /** Reopens the payment page of the same order. */
  onRestart: () => void;
  /** Returns to the payment methods. */
  onOtherMethod: () => void;
  /** The order is paid; called once. */
  onPaid: () => void;
  /** The order is paid and the delivery details were entered in the other window. */
  onFinished: () => void;
  /** The payment was declined with this reason; null when cancelled or expired. */
  onOver: (declined: DeclineReason | null) => void;
  onContinue: () => void;
}

/** Polls the order while the payment page is open in its own window. */
export const PaymentWait = ({
  operationId,
  busy,
  onRestart,
  onOtherMethod,
  onPaid,
  onFinished,
  onOver,
  onContinue,
}: PaymentWaitProps) => {
  const { t } = useText();
  const { data } = useQuery({
    ...checkoutQueries.status(operationId),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  });
  const phase = data ? phaseOf(data) : 'waiting';
  const declined = data?.declined ?? null;
  const delivered = phase === 'settled' && data?.shipment != null;
  const announced = useRef<string>(undefined);
  const next = delivered ? 'finished' : phase;
  useEffect(() => {
    if (announced.current === next) return;
    announced.current = next;
    if (next === 'settled') onPaid();
    if (next === 'finished') onFinished();
    if (next === 'over') onOver(declined);
  }, [next, declined, onPaid, onFinished, onOver]);

  if (phase === 'settled')
    return (
      <div role="status" className="flex flex-col gap-4">
        <p className="text-h3 font-semibold">{t('success.paid')}</p>
        <p>{t('payment.finishThere')}</p>
        <Button variant="secondary" onClick={onContinue}>
          {t('payment.continueHere')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex items-start gap-3">
        <Spinner className="mt-1" />
        {t('payment.finishInWindow')}
      </p>
      <p className="text-small text-muted">{t('payment.popupClosed')}</p>
      <Button
        variant="secondary"
        busy={busy}
        busyText={t('payment.processing')}
        onClick={onRestart}
      >
        {t('payment.restart')}
      </Button>
      <Button variant="quiet" className="underline" onClick={onOtherMethod}>
        {t('payment.otherMethod')}
      </Button>
    </div>
  );
};
