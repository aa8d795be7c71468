import { cx, EmptyState, Loading, Skeleton } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { AddressBook } from '@/features/account/address-book';
import { OwnData } from '@/features/account/own-data';
import { ProfileSection } from '@/features/account/profile-section';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { deliveryLine } from '@/features/orders/order-info';
import { OrderList } from '@/features/orders/order-list';
import { OrderReturns } from '@/features/returns/order-returns';
import { GuestOnly } from '@/shared/rendering/guest-only';
import { LoginLink } from '@/shared/session/login-link';
import { Page } from '@/shared/layout/page';
import { useUser } from '@/shared/session/session';
import { useNeedsSignIn } from '@/shared/session/sign-in';
import { useText } from '@/shared/i18n/text';
import { useReorder } from './use-reorder';

const OwnLogins = lazy(async () => ({
  default: (await import('@/features/account/own-logins')).OwnLogins,
}));

/** The order in the state of a navigation, which is listed first. */
const orderIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'order' in state ? String(state.order) : undefined;

const ProfilePage = () => {
  const { t, locale } = useText();
  const user = useUser();
  const needsSignIn = useNeedsSignIn();
  const reorder = useReorder();
  const { state }: { state: unknown } = useLocation();
  return (
    <Page title={t('profile.title')} className="wrap py-8 md:py-14">
      <h1 tabIndex={-1} className="display mb-8 text-h1">
        {t('profile.title')}
      </h1>
      {user ? (
        <div
          className={cx(
            'grid gap-12',
            !needsSignIn && 'xl:grid-cols-[5fr_7fr] xl:grid-rows-[auto_1fr] xl:gap-x-16',
          )}
        >
          <div className="flex flex-col gap-12">
            <ProfileSection user={user} />
            <AddressBook user={user} />
          </div>
          {!needsSignIn && (
            <section aria-labelledby="orders" className="xl:row-span-2">
              <h2 id="orders" className="mb-4 scroll-mt-24 text-h3 font-semibold">
                {t('orders.title')}
              </h2>
              <OrderList
                userId={user.id}
                first={orderIn(state)}
                paymentOf={(operationId) => <PayAgain operationId={operationId} />}
                returnsOf={(order) => (
                  <OrderReturns order={order} address={deliveryLine(order, locale)} />
                )}
                onReorder={reorder}
              />
            </section>
          )}
          {!needsSignIn && (
            <div className="flex flex-col gap-12">
              <Suspense
                fallback={
                  <Loading text={t('loading')}>
                    <Skeleton className="h-40" />
                  </Loading>
                }
              >
                <OwnLogins user={user} />
              </Suspense>
              <OwnData user={user} />
            </div>
          )}
        </div>
      ) : (
        <GuestOnly>
          <EmptyState text={t('profile.loggedOut')}>
            <LoginLink />
          </EmptyState>
        </GuestOnly>
      )}
    </Page>
  );
};

export { ProfilePage as Component };
export const unlisted = true;
