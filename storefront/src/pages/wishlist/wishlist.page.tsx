import { EmptyState } from '@shop/ui';
import { WishlistProducts } from '@/features/wishlist/wishlist-products';
import { GuestOnly } from '@/shared/rendering/guest-only';
import { LoginLink } from '@/shared/session/login-link';
import { Page } from '@/shared/layout/page';
import { useUser } from '@/shared/session/session';
import { useNeedsSignIn } from '@/shared/session/sign-in';
import { SignInPrompt } from '@/shared/session/sign-in-prompt';
import { useText } from '@/shared/i18n/text';
import { WishlistCard } from './wishlist-card';

const WishlistPage = () => {
  const { t } = useText();
  const user = useUser();
  const needsSignIn = useNeedsSignIn();
  return (
    <Page title={t('nav.wishList')} className="wrap-wide py-6 md:py-10">
      <h1 tabIndex={-1} className="display mb-4 text-h1 md:mb-6">
        {t('nav.wishList')}
      </h1>
      {needsSignIn ? (
        <SignInPrompt text={t('wishlist.loggedOut')} />
      ) : user ? (
        // The footer is below the first screen for any number of products.
        <div className="min-h-[75dvh]">
          <WishlistProducts userId={user.id} card={(props) => <WishlistCard {...props} />} />
        </div>
      ) : (
        <GuestOnly>
          <p className="mb-6 text-muted">{t('wishlist.loginHint')}</p>
          <EmptyState text={t('wishlist.loggedOut')}>
            <LoginLink />
          </EmptyState>
        </GuestOnly>
      )}
    </Page>
  );
};

export { WishlistPage as Component };
export const unlisted = true;
