import { buttonClass, EmptyState } from '@shop/ui';
import { Link } from 'react-router';
import { ForVisitors } from '@/shared/for-visitors';
import { Page } from '@/shared/page';
import { paths } from '@/shared/paths';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';
import { WishList } from './parts/wish-list';

export const WishlistPage = () => {
  const { t } = useText();
  const user = useUser();
  return (
    <Page title={t('nav.wishList')} className="wrap-wide py-6 md:py-10">
      <h1 tabIndex={-1} className="display mb-4 text-h1 md:mb-6">
        {t('nav.wishList')}
      </h1>
      {user ? (
        // However many there are, the foot of the page comes below what is seen first.
        <div className="min-h-[75dvh]">
          <WishList userId={user.id} />
        </div>
      ) : (
        <ForVisitors>
          <p className="mb-6 text-muted">{t('wishlist.loginHint')}</p>
          <EmptyState text={t('wishlist.loggedOut')}>
            <Link to={paths.login} className={buttonClass()}>
              {t('user.login')}
            </Link>
          </EmptyState>
        </ForVisitors>
      )}
    </Page>
  );
};
