import { formatAed } from '@shop/shop-rules';
import { Button, noteClass, Spinner } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { checkoutQueries, openCardAgain } from '../checkout.queries';
import { phaseOf } from './payment-state';
import { useCardWindow } from './use-card-window';
import { useFailure } from '../use-failure';

const POLL_MS = 2500;

/** Button that retries the card payment of an order; hidden when the order is not payable. */
export const PayAgain = ({ operationId }: { operationId: string }) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const { data, refetch } = useQuery({
    ...checkoutQueries.status(operationId),
    refetchInterval: opened && POLL_MS,
    refetchIntervalInBackground: true,
  });
  const failures = useFailure();
  const { failure } = failures;
  const { busy, open } = useCardWindow(failures);
  const paid = opened && data && phaseOf(data) === 'settled';
  useEffect(() => {
    if (paid) void navigate(paths.paymentSuccess(operationId));
  }, [paid, navigate, operationId]);
  const pay = () =>
    open(() => openCardAgain(operationId)).then(
      (id) => setOpened((was) => was || id !== undefined),
      // The order may have been paid or closed in the meantime.
      () => void refetch(),
    );
  // "Pay again" would suggest a second payment of an unpaid order.
  const wording = data?.state === 'pending_payment' ? 'checkout.pay' : 'payment.again';
  const payable = data?.payable || opened;
  if (!payable && !failure) return null;
  return (
    <div className="flex w-full flex-col items-start gap-3 print:hidden">
      {failure && (
        <p role="alert" className={noteClass('problem', 'text-small')}>
          {failure}
        </p>
      )}
      {opened && !failure && (
        <p role="status" className="flex items-start gap-3 text-small">
          <Spinner className="mt-0.5" />
          {t('payment.finishInWindow')}
        </p>
      )}
      {payable && (
        <Button busy={busy} busyText={t('payment.processing')} onClick={() => void pay()}>
          <CreditCard className="size-5" />
          {opened || !data
            ? t('payment.restart')
            : t(wording, { amount: formatAed(data.total, locale) })}
        </Button>
      )}
    </div>
  );
};
