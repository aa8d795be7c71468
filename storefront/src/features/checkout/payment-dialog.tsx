import { formatAed } from '@shop/shop-rules';
import { Button, Dialog } from '@shop/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newKey } from '@/shared/new-key';
import { paths } from '@/shared/paths';
import { serverMessage } from '@/shared/server-message';
import { useText } from '@/shared/text';
import type { Checkout } from './checkout';
import { placeCashOrder } from './checkout.queries';
import { PaymentWait } from './payment-wait';
import { useCardPayment } from './use-card-payment';

export interface PaymentDialogProps {
  checkout: Checkout;
  userId: number;
  onClose: () => void;
  onBack: () => void;
  /** The order is paid or placed: the cart has done its work. */
  onOrdered: () => void;
}

export const PaymentDialog = ({
  checkout,
  userId,
  onClose,
  onBack,
  onOrdered,
}: PaymentDialogProps) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const card = useCardPayment(checkout, userId);
  const cashKey = useRef(newKey());
  const [placing, setPlacing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leaveTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const payCash = async () => {
    setPlacing(true);
    setFailure(undefined);
    try {
      const { operationId } = await placeCashOrder(checkout, cashKey.current);
      onOrdered();
      leaveTo(paths.paymentSuccess(operationId));
    } catch (error) {
      setFailure(t('payment.failed', { message: serverMessage(error, t('payment.unknown')) }));
      setPlacing(false);
    }
  };
  const alert = failure ?? card.failure;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('payment.title')}
      closeLabel={t('close')}
      size="small"
      dismissible={false}
    >
      <div className="flex flex-col gap-5">
        <p className="flex items-baseline justify-between border-b border-line pb-4">
          <span className="text-muted">{t('totals.total')}</span>
          <span className="text-h2 font-semibold tabular-nums">
            {formatAed(checkout.total, locale)}
          </span>
        </p>
        {alert && (
          <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
            {alert}
          </p>
        )}
        {card.operationId ? (
          <PaymentWait
            operationId={card.operationId}
            onPaid={onOrdered}
            onFinished={() => leaveTo(paths.profile)}
            onOver={() => card.giveUp(t('payment.notCompleted'))}
            onContinue={() => leaveTo(paths.paymentSuccess(card.operationId ?? ''))}
          />
        ) : (
          <>
            <Button
              size="large"
              busy={card.busy}
              busyText={t('payment.processing')}
              aria-disabled={placing}
              onClick={() => !placing && void card.pay()}
            >
              <CreditCard aria-hidden="true" className="size-5" strokeWidth={1.5} />
              {t('payment.card')}
            </Button>
            {checkout.codEnabled && (
              <Button
                variant="secondary"
                size="large"
                busy={placing}
                busyText={t('payment.processing')}
                aria-disabled={card.busy}
                onClick={() => !card.busy && void payCash()}
              >
                <Banknote aria-hidden="true" className="size-5" strokeWidth={1.5} />
                {t('payment.cash')}
              </Button>
            )}
            <p className="text-small text-muted">{t('payment.hint')}</p>
            <Button variant="quiet" size="small" onClick={onBack}>
              {t('payment.back')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
};
