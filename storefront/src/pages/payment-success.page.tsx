import { ApiError } from '@shop/api-client';
import { Button, buttonClass, Spinner } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { cart } from '@/features/cart/cart-store';
import { checkoutQueries } from '@/features/checkout/checkout.queries';
import { phaseOf, wantsDetails } from '@/features/checkout/payment-state';
import { Page } from '@/shared/page';
import { panels } from '@/shared/panels';
import { paths } from '@/shared/paths';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';
import { DeliveryDetails } from './parts/delivery-details';

const POLL_MS = 2000;

/** After the bank: waits until the shop knows the payment, then asks for the delivery details. */
export const PaymentSuccessPage = () => {
  const { t } = useText();
  const { opid = '' } = useParams();
  const user = useUser();
  const { data, error } = useQuery({
    ...checkoutQueries.status(opid),
    enabled: user !== null,
    refetchInterval: ({ state }) =>
      state.data && phaseOf(state.data) !== 'waiting' ? false : POLL_MS,
  });
  const [asking, setAsking] = useState(true);
  const phase = data && phaseOf(data);
  useEffect(() => {
    if (phase === 'settled') cart.clear();
  }, [phase]);

  if (!user)
    return (
      <Notice title={t('success.login')}>
        <Link to={paths.login} className={buttonClass()}>
          {t('user.login')}
        </Link>
      </Notice>
    );
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    return (
      <Notice title={t('success.unknown')}>
        <Link to={paths.profile} className={buttonClass()}>
          {t('user.profile')}
        </Link>
      </Notice>
    );
  if (!data || phase === 'waiting')
    return (
      <Notice title={t('success.confirming')} role="status">
        <Spinner className="size-7 text-accent" />
      </Notice>
    );
  if (phase === 'over')
    return (
      <Notice title={t('failure.title')} text={t('failure.text')}>
        <Button onClick={() => panels.open('cart')}>{t('failure.cart')}</Button>
      </Notice>
    );
  const title = t(data.paymentMethod === 'cod' ? 'success.placed' : 'success.paid');
  if (!wantsDetails(data))
    return (
      <Notice title={title} text={t('success.arranged')}>
        <Link to={paths.order(opid)} className={buttonClass()}>
          {t('order.title')}
        </Link>
        <Link to={paths.profile} className={buttonClass({ variant: 'secondary' })}>
          {t('user.profile')}
        </Link>
      </Notice>
    );
  return (
    <Notice title={title} text={t('success.next')}>
      <Button onClick={() => setAsking(true)}>{t('success.addDetails')}</Button>
      <DeliveryDetails
        open={asking}
        operationId={opid}
        user={user}
        onClose={() => setAsking(false)}
      />
    </Notice>
  );
};

const Notice = ({
  title,
  text,
  role,
  children,
}: {
  title: string;
  text?: string;
  role?: 'status';
  children: ReactNode;
}) => (
  <Page title={title} className="wrap py-12 md:py-20">
    <div className="max-w-xl" role={role}>
      <h1 tabIndex={-1} className="display text-h1">
        {title}
      </h1>
      {text && <p className="mt-4">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  </Page>
);
