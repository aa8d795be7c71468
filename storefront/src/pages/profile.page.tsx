import { Button, buttonClass, EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountQueries } from '@/features/account/account.queries';
import { PasswordDialog } from '@/features/account/password-dialog';
import { ProfileDetails } from '@/features/account/profile-details';
import { OrderList } from '@/features/orders/order-list';
import { Page } from '@/shared/page';
import { paths } from '@/shared/paths';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';

const NOBODY = 0;

export const ProfilePage = () => {
  const { t } = useText();
  const user = useUser();
  const [changing, setChanging] = useState(false);
  const { data } = useQuery({
    ...accountQueries.profile(user?.id ?? NOBODY),
    enabled: user !== null,
  });
  return (
    <Page title={t('profile.title')} className="wrap py-8 md:py-14">
      <h1 tabIndex={-1} className="display mb-8 text-h1">
        {t('profile.title')}
      </h1>
      {user ? (
        <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <section aria-labelledby="details">
            <h2 id="details" className="mb-4 text-h3 font-semibold">
              {t('profile.details')}
            </h2>
            <ProfileDetails user={data ?? user} />
            <Button variant="secondary" className="mt-5" onClick={() => setChanging(true)}>
              {t('password.title')}
            </Button>
            <PasswordDialog open={changing} userId={user.id} onClose={() => setChanging(false)} />
          </section>
          <section aria-labelledby="orders">
            <h2 id="orders" className="mb-4 text-h3 font-semibold">
              {t('orders.title')}
            </h2>
            <OrderList userId={user.id} />
          </section>
        </div>
      ) : (
        <EmptyState text={t('profile.loggedOut')}>
          <Link to={paths.login} className={buttonClass()}>
            {t('user.login')}
          </Link>
        </EmptyState>
      )}
    </Page>
  );
};
