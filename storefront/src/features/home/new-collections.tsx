import { NEW_COLLECTIONS_PAGE } from '@shop/shop-rules';
import { ErrorState } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { ProductGrid, ProductGridSkeleton } from '@/shared/product-grid';
import { ShowMore } from '@/shared/show-more';
import { useText } from '@/shared/text';
import type { Product } from '@/shared/types';
import { useProductPages } from '@/shared/use-product-pages';
import { homeQueries } from './home.queries';

/** Newest products, ten at a time. */
export const NewCollections = ({ card }: { card: (product: Product) => ReactNode }) => {
  const { t } = useText();
  const [pages, setPages] = useState(1);
  const found = useProductPages(pages, (page) => homeQueries.newest(page, NEW_COLLECTIONS_PAGE));
  const failure = found.failed && (
    <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={found.retry} />
  );
  if (failure && found.products.length === 0) return failure;
  if (found.loading) return <ProductGridSkeleton count={NEW_COLLECTIONS_PAGE} layout="tens" />;
  return (
    <>
      <ProductGrid products={found.products} layout="tens" card={card} />
      {failure ? (
        <div className="mt-10">{failure}</div>
      ) : (
        <ShowMore
          shown={found.products.length}
          total={found.total}
          busy={found.loadingMore}
          onMore={() => setPages(pages + 1)}
        />
      )}
    </>
  );
};
