import { buttonClass, EmptyState, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { wishlistQueries } from '@/features/wishlist/wishlist.queries';
import { Page } from '@/shared/page';
import { paths } from '@/shared/paths';
import { ProductGrid, ProductGridSkeleton } from '@/shared/product-grid';
import { useUser } from '@/shared/session';
import { useText } from '@/shared/text';
import { ShopCard } from './parts/shop-card';

const SKELETONS = 4;

const Likes = ({ userId }: { userId: number }) => {
  const { t } = useText();
  const { data: products, isError, refetch } = useQuery(wishlistQueries.of(userId));
  if (isError)
    return (
      <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={() => void refetch()} />
    );
  if (!products) return <ProductGridSkeleton count={SKELETONS} />;
  if (products.length === 0)
    return (
      <EmptyState text={t('wishlist.empty')}>
        <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {t('wishlist.browse')}
        </Link>
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">{t('list.products')}</h2>
      <ProductGrid products={products} card={(product) => <ShopCard product={product} />} />
    </>
  );
};

export const WishlistPage = () => {
  const { t } = useText();
  const user = useUser();
  return (
    <Page title={t('wishlist.title')} className="wrap-wide py-8 md:py-14">
      <h1 tabIndex={-1} className="display mb-8 text-h1">
        {t('wishlist.title')}
      </h1>
      {user ? (
        <Likes userId={user.id} />
      ) : (
        <EmptyState text={t('wishlist.loggedOut')}>
          <Link to={paths.login} className={buttonClass()}>
            {t('user.login')}
          </Link>
        </EmptyState>
      )}
    </Page>
  );
};
