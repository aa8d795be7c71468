import { formatAed } from '@shop/shop-rules';
import { Button, Dialog } from '@shop/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import type { Checkout } from './checkout';
import { PaymentWait } from './payment-wait';
import { useCardPayment } from './use-card-payment';
import { useCashPayment } from './use-cash-payment';
import { useProfileAddress } from './use-profile-address';

export interface PaymentDialogProps {
  checkout: Checkout;
  userId: number;
  onClose: () => void;
  onBack: () => void;
  /** The order is paid or placed: the cart has done its work. */
  onOrdered: (operationId: string) => void;
}

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

export const PaymentDialog = ({
  checkout,
  userId,
  onClose,
  onBack,
  onOrdered,
}: PaymentDialogProps) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const leaveTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const keepAddress = useProfileAddress(checkout, userId);
  const card = useCardPayment(checkout, userId, keepAddress);
  const cash = useCashPayment(checkout, userId, (operationId) => {
    keepAddress();
    onOrdered(operationId);
    leaveTo(paths.paymentSuccess(operationId));
  });
  const { operationId } = card;
  const failure = card.failure ?? cash.failure;
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
        {failure && (
          <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 text-small">
            {failure}
          </p>
        )}
        {operationId ? (
          <PaymentWait
            operationId={operationId}
            busy={card.busy}
            onRestart={() => void card.pay()}
            onOtherWay={card.restart}
            onPaid={() => {
              card.end();
              onOrdered(operationId);
            }}
            onFinished={() => {
              card.end();
              onOrdered(operationId);
              leaveTo(paths.profile);
            }}
            onOver={() => card.giveUp(t('payment.notCompleted'))}
            onContinue={() => leaveTo(paths.paymentSuccess(operationId))}
          />
        ) : (
          <>
            <Button
              size="large"
              busy={card.busy}
              busyText={t('payment.processing')}
              aria-disabled={cash.busy}
              onClick={() => !cash.busy && void card.pay()}
            >
              <CreditCard {...icon} />
              {t('payment.card')}
            </Button>
            {checkout.codEnabled && (
              <Button
                variant="secondary"
                size="large"
                busy={cash.busy}
                busyText={t('payment.processing')}
                aria-disabled={card.busy}
                onClick={() => !card.busy && void cash.pay()}
              >
                <Banknote {...icon} />
                {t('payment.cash')}
              </Button>
            )}
            <p className="text-small text-muted">{t('payment.hint')}</p>
            <Button variant="quiet" className="underline" onClick={onBack}>
              {t('payment.back')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
};
