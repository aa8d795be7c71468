import { ErrorState } from '@shop/ui';
import type { ReactNode } from 'react';
import { useListAddress } from '@/features/catalogue/use-list-address';
import { catalogueQueries, type ListFilter } from '@/features/catalogue/catalogue.queries';
import { ProductGrid, ProductGridSkeleton } from '@/shared/product-grid';
import { ShowMore } from '@/shared/show-more';
import { useText } from '@/shared/text';
import { useProductPages } from '@/shared/use-product-pages';
import { ShopCard } from './shop-card';

const EAGER_CARDS = 4;

/** A list of products with its states; how many are shown stands in the address. */
export const ProductList = ({
  filter,
  pageSize,
  empty,
}: {
  filter: ListFilter;
  pageSize: number;
  empty: ReactNode;
}) => {
  const { t } = useText();
  const { pages, more } = useListAddress(pageSize);
  const found = useProductPages(pages, (page) => catalogueQueries.list(filter, page, pageSize));
  if (found.failed)
    return <ErrorState text={t('list.failed')} retryText={t('retry')} onRetry={found.retry} />;
  if (found.loading) return <ProductGridSkeleton count={8} />;
  if (found.total === 0) return empty;
  return (
    <>
      <h2 className="sr-only">{t('list.products')}</h2>
      <ProductGrid
        products={found.products}
        card={(product, index) => <ShopCard product={product} eager={index < EAGER_CARDS} />}
      />
      <ShowMore
        shown={found.products.length}
        total={found.total}
        busy={found.loadingMore}
        onMore={more}
      />
    </>
  );
};
