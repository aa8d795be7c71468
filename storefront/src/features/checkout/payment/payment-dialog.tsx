import { formatAed } from '@shop/shop-rules';
import { Button, Dialog, noteClass } from '@shop/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/routing/paths';
import { linkedCoupon } from '@/shared/orders/linked-coupon';
import { useText } from '@/shared/i18n/text';
import type { Checkout } from '../checkout';
import { checkoutDraft } from '../checkout-draft';
import { AlreadyOrdered } from './already-ordered';
import type { ExistingOrder } from './attempt';
import { declineText } from './payment-state';
import { PaymentWait } from './payment-wait';
import { useCardPayment } from './use-card-payment';
import { useCashPayment } from './use-cash-payment';
import { useFailure } from '../use-failure';
import { useProfileAddress } from './use-profile-address';

interface PaymentDialogProps {
  checkout: Checkout;
  userId: number;
  onClose: () => void;
  onBack: () => void;
  /** Navigates away from the checkout. */
  onLeave: (path: string, state?: object) => void;
  /** The shopper orders the same items another time. */
  onOrderAgain: () => void;
  /** The order is placed or paid; the cart must be emptied. */
  onOrdered: (operationId: string) => void;
}

export const PaymentDialog = ({
  checkout,
  userId,
  onClose,
  onBack,
  onLeave,
  onOrderAgain,
  onOrdered: onSpent,
}: PaymentDialogProps) => {
  const { t, locale } = useText();
  const failures = useFailure();
  const [ordered, setOrdered] = useState<Required<ExistingOrder>>();
  /** Opens the page of the order that already exists for this cart. */
  const open = (operationId: string) => onLeave(paths.paymentSuccess(operationId), { known: true });
  const onExisting = ({ operationId, number }: ExistingOrder) => {
    if (number === undefined) return open(operationId);
    failures.clear();
    setOrdered({ operationId, number });
  };
  const onOrdered = (operationId: string) => {
    checkoutDraft.spendCoupon({ id: userId }, checkout.coupon);
    onSpent(operationId);
  };
  const saveAddress = useProfileAddress(checkout, userId);
  const opened = (operationId: string) => {
    saveAddress();
    // The page of the order may settle it while this one is gone.
    linkedCoupon.useFor(operationId, checkout.coupon);
  };
  const card = useCardPayment(checkout, userId, failures, opened, onExisting);
  const placed = (operationId: string) => {
    saveAddress();
    onOrdered(operationId);
    onLeave(paths.paymentSuccess(operationId));
  };
  const cash = useCashPayment(checkout, userId, failures, placed, onExisting);
  const { operationId } = card;
  const { failure } = failures;
  const amount = (
    <span aria-hidden="true" className="tabular-nums">
      {formatAed(checkout.total, locale)}
    </span>
  );
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
          <p role="alert" className={noteClass('problem', 'text-small')}>
            {failure}
          </p>
        )}
        {ordered ? (
          <AlreadyOrdered
            number={ordered.number}
            onOpen={() => open(ordered.operationId)}
            onOrderAgain={() => {
              setOrdered(undefined);
              onOrderAgain();
            }}
          />
        ) : operationId ? (
          <PaymentWait
            operationId={operationId}
            busy={card.busy}
            onRestart={() => void card.pay()}
            onOtherMethod={card.restart}
            onPaid={() => {
              card.end();
              onOrdered(operationId);
            }}
            onFinished={() => {
              card.end();
              onOrdered(operationId);
              onLeave(paths.profile);
            }}
            onOver={(declined) =>
              card.giveUp(t(declined ? declineText(declined) : 'payment.notCompleted'))
            }
            onContinue={() => onLeave(paths.paymentSuccess(operationId))}
          />
        ) : checkout.total === 0 ? (
          <>
            <Button
              size="large"
              busy={cash.busy}
              busyText={t('payment.processing')}
              onClick={() => !cash.busy && void cash.pay()}
            >
              {t('payment.free')}
            </Button>
            <Button variant="quiet" className="underline" onClick={onBack}>
              {t('payment.back')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="large"
              busy={card.busy}
              busyText={t('payment.processing')}
              aria-disabled={cash.busy}
              onClick={() => !cash.busy && void card.pay()}
            >
              <CreditCard className="size-5" />
              {t('payment.card')}
              {amount}
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
                <Banknote className="size-5" />
                {t('payment.cash')}
                {amount}
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
