import { Button, buttonClass, Spinner } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useCart } from '@/features/cart/cart-store';
import { checkoutQueries } from '@/features/checkout/checkout.queries';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { phaseOf } from '@/features/checkout/payment/payment-state';
import { ChatLink } from '@/shared/api/contact';
import { panels } from '@/shared/browser/panels';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { paths } from '@/shared/routing/paths';
import { useUser } from '@/shared/session/session';
import { useSettings } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { FailureText } from '../parts/failure-text';
import { Notice } from '../parts/notice';
import { NumberLine } from '../parts/number-line';

/** Page after a declined or cancelled payment. If the order is paid after all, the success page opens. */
const PaymentFailurePage = () => {
  const { t } = useText();
  const user = useUser();
  const started = useHydrated();
  const lines = useCart();
  const { codEnabled } = useSettings();
  const operationId = useSearchParams()[0].get('order') ?? '';
  const { data, isLoading } = useQuery({
    ...checkoutQueries.status(operationId),
    enabled: user !== null && operationId !== '',
  });
  // The session is unknown before hydration, and the reason and the order of the buttons before the first response.
  const isChecking = operationId !== '' && (!started || isLoading);
  const [answered, setAnswered] = useState(false);
  if (!isChecking && !answered) setAnswered(true);
  if (data && phaseOf(data) === 'settled')
    return <Navigate to={paths.paymentSuccess(operationId)} replace />;
  if (!answered)
    return (
      <Notice
        title={t('failure.checking')}
        role="status"
        above={<Spinner className="mb-6 size-8 text-accent" />}
      />
    );
  const declined = data?.declined ?? null;
  const actions = (
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
      <ChatLink
        text={data && t('order.helpText', { id: data.number })}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('nav.chat')}
      </ChatLink>
    </>
  );
  return (
    <Notice
      title={t(declined ? 'failure.declinedTitle' : 'failure.title')}
      text={
        <>
          <FailureText declined={declined} />
          {data && <NumberLine number={data.number} />}
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
