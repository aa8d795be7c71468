import { Button, buttonClass, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCart } from '@/features/cart/cart-store';
import { checkoutQueries } from '@/features/checkout/checkout.queries';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { phaseOf } from '@/features/checkout/payment/payment-state';
import { useChatUrl } from '@/shared/api/contact';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useUser } from '@/shared/session/session';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { FailureText } from '../parts/failure-text';
import { Notice } from '../parts/notice';

/** Page after a declined or cancelled payment. If the order is paid after all, the success page opens. */
const PaymentFailurePage = () => {
  const { t } = useText();
  const chatUrl = useChatUrl();
  const user = useUser();
  const lines = useCart();
  const { codEnabled } = useSettings();
  const operationId = useSearchParams()[0].get('order') ?? '';
  const { data, isLoading } = useQuery({
    ...checkoutQueries.status(operationId),
    enabled: user !== null && operationId !== '',
  });
  // The order of the buttons depends on the first response, so none moves afterwards.
  const [answered, setAnswered] = useState(false);
  if (!isLoading && !answered) setAnswered(true);
  if (data && phaseOf(data) === 'settled')
    return <Navigate to={paths.paymentSuccess(operationId)} replace />;
  const declined = data?.declined ?? null;
  const actions = !answered ? (
    <Loading text={t('loading')}>
      <Skeleton className="h-11 w-60" />
    </Loading>
  ) : (
    <>
      {user && operationId && <PayAgain operationId={operationId} />}
      {declined && codEnabled && lines.length > 0 && (
        <Button variant="secondary" onClick={() => panels.open('checkout')}>
          {t('failure.cash')}
        </Button>
      )}
      <Button variant={data?.payable ? 'secondary' : 'primary'} onClick={() => panels.open('cart')}>
        {t('failure.cart')}
      </Button>
      <a
        href={chatUrl(operationId && t('order.helpText', { id: operationId }))}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('nav.chat')}
      </a>
    </>
  );
  return (
    <Notice
      title={t(declined ? 'failure.declinedTitle' : 'failure.title')}
      text={
        <>
          <FailureText declined={declined} />
          <p className="text-small text-muted">{t('failure.help')}</p>
        </>
      }
    >
      {actions}
    </Notice>
  );
};

export { PaymentFailurePage as Component };
export const unlisted = true;
