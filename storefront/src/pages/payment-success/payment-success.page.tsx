import { ApiError } from '@shop/api-client';
import { Button, buttonClass, Spinner } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Link } from '@/shared/routing/link';
import { cart } from '@/features/cart/cart-store';
import { checkoutQueries } from '@/features/checkout/checkout.queries';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { phaseOf } from '@/features/checkout/payment/payment-state';
import { LoginLink } from '@/shared/session/login-link';
import { panels } from '@/shared/browser/panels';
import { paths } from '@/shared/routing/paths';
import { useUser } from '@/shared/session/session';
import { useNeedsSignIn } from '@/shared/session/sign-in';
import { SignInPrompt } from '@/shared/session/sign-in-prompt';
import { useText } from '@/shared/i18n/text';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { FailureText } from '../parts/failure-text';
import { Notice } from '../parts/notice';
import { NumberLine } from '../parts/number-line';
import { ThankYou } from './thank-you';

const POLL_MS = 2000;
const SLOW_MS = 20_000;

/** True after the expected confirmation time. */
const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
};

/** Landing page after the payment: waits for its confirmation, then thanks for the order. */
const PaymentSuccessPage = () => {
  const { t } = useText();
  const { opid = '' } = useParams();
  const state: unknown = useLocation().state;
  const isExisting = typeof state === 'object' && state !== null && 'known' in state;
  const user = useUser();
  const needsSignIn = useNeedsSignIn();
  const started = useHydrated();
  const { data, error, refetch } = useQuery({
    ...checkoutQueries.status(opid),
    enabled: user !== null,
    refetchInterval: ({ state }) =>
      state.data && phaseOf(state.data) !== 'waiting' ? false : POLL_MS,
  });
  const phase = data && phaseOf(data);
  const unknown = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const waiting = user !== null && !unknown && (!phase || phase === 'waiting');
  const slow = useSlow(waiting);
  useEffect(() => {
    if (phase === 'settled') cart.spend(opid);
  }, [phase, opid]);

  // Only the first response tells whether a payment is to be confirmed: a cash order has none.
  const waitingNotice = (
    <Notice
      title={t(data ? 'success.confirming' : 'success.loading')}
      role="status"
      above={<Spinner className="mb-6 size-8 text-accent" />}
      text={data && slow && <p>{t('success.slow')}</p>}
    />
  );
  // The session is unknown before hydration.
  if (!user && !started) return waitingNotice;
  if (!user)
    return (
      <Notice title={t('success.login')}>
        <LoginLink />
      </Notice>
    );
  if (needsSignIn) return <SignInPrompt text={t('success.login')} />;
  if (unknown)
    return (
      <Notice title={t('success.unknown')}>
        <Link to={paths.profile} className={buttonClass()}>
          {t('user.profile')}
        </Link>
      </Notice>
    );
  if (!data && error)
    return (
      <Notice
        title={t('success.unreachable')}
        role="status"
        text={<p>{t('success.unreachableText')}</p>}
      >
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  if (data?.paymentState === 'review')
    return (
      <Notice
        title={t('order.state.review')}
        role="status"
        text={
          <>
            <p>{t('order.next.review')}</p>
            <NumberLine number={data.number} />
          </>
        }
      >
        <Link to={paths.order(opid)} className={buttonClass()}>
          {t('order.title')}
        </Link>
      </Notice>
    );
  if (waiting || !data) return waitingNotice;
  if (phase === 'over')
    return (
      <Notice
        title={t(data.declined ? 'failure.declinedTitle' : 'failure.title')}
        text={
          <>
            <FailureText declined={data.declined} />
            <NumberLine number={data.number} />
          </>
        }
      >
        <PayAgain operationId={opid} />
        <Button
          variant={data.payable ? 'secondary' : 'primary'}
          onClick={() => panels.open('cart')}
        >
          {t('failure.cart')}
        </Button>
      </Notice>
    );
  return <ThankYou status={data} user={user} isExisting={isExisting} />;
};

export { PaymentSuccessPage as Component };
export const unlisted = true;
