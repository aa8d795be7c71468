import { NEW_COLLECTIONS_PAGE } from '@shop/shop-rules';
import { cx, EmptyState } from '@shop/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ShowMore } from '@/shared/layout/show-more';
import { MAX_PAGES, shownPages } from '@/shared/routing/shown-pages';
import { RegionError } from '@/shared/layout/region-error';
import type { Product } from '@/shared/api/types';
import { useText } from '@/shared/i18n/text';
import { useNowVisible } from '@/shared/browser/use-now-visible';
import { useProductPages } from '@/shared/products/use-product-pages';
import { useHydrated } from '@/shared/rendering/use-hydrated';
import { homeQueries } from './home.queries';
import { NewGrid, NewGridSkeleton } from './new-grid';

/** Newest products, ten per page, loaded near the viewport. The address contains the page count, for Back. */
export const NewCollections = ({ card }: { card: (product: Product) => ReactNode }) => {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const pages = shownPages(params, NEW_COLLECTIONS_PAGE);
  const showMore = () =>
    setParams({ shown: String((pages + 1) * NEW_COLLECTIONS_PAGE) }, { replace: true });
  const box = useRef<HTMLDivElement>(null);
  // Server-rendered data is shown immediately.
  const [served] = useState(!useHydrated());
  const near = useNowVisible(box) || served;
  const found = useProductPages(pages, (page) => homeQueries.newest(page, NEW_COLLECTIONS_PAGE));
  const failure = found.failed && <RegionError onRetry={found.retry} />;
  const { products, total, loading } = found;
  const nothing = failure && products.length === 0;
  if (!failure && !loading && total === 0) return <EmptyState text={t('home.empty')} />;
  const end = (
    <ShowMore
      className="gap-2"
      shown={products.length}
      total={loading ? NEW_COLLECTIONS_PAGE : total}
      more={loading}
      busy={found.loadingMore}
      onMore={pages < MAX_PAGES ? showMore : undefined}
    />
  );
  return (
    <div ref={box}>
      {!nothing &&
        (near && !loading ? (
          <NewGrid products={products} end={!failure && end} card={card} />
        ) : (
          <NewGridSkeleton count={products.length || NEW_COLLECTIONS_PAGE} end={!failure && end} />
        ))}
      {failure && <div className={cx(!nothing && 'mt-6')}>{failure}</div>}
    </div>
  );
};
