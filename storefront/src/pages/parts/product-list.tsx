import type { ListFilter } from '@shop/shop-rules';
import { Button, cx, EmptyState, ErrorState } from '@shop/ui';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListOwner } from '@/features/catalogue/catalogue.queries';
import { FilterBar } from '@/features/catalogue/filter-bar';
import { FilterChips } from '@/features/catalogue/filter-chips';
import { ListToolbar } from '@/features/catalogue/list-toolbar';
import { TagChips } from '@/features/catalogue/tag-chips';
import { useListAddress } from '@/features/catalogue/use-list-address';
import { ProductGrid, ProductGridSkeleton } from '@/shared/products/product-grid';
import { ShowMore } from '@/shared/layout/show-more';
import { FromBreakpoint } from '@/shared/rendering/from-breakpoint';
import { useText } from '@/shared/i18n/text';
import { useProductPages, type ProductPage } from '@/shared/products/use-product-pages';
import { ShopCard } from './shop-card';

/** Pictures with high priority; the others must not compete with them. */
const EAGER_CARDS = 2;
const MAX_SKELETONS = 100;

/** Product list with filters and its loading and error states; the state is in the address. */
export const ProductList = <K extends QueryKey>({
  pageSize,
  pageQuery,
  tags = [],
  owner,
  eagerCards = EAGER_CARDS,
  empty,
}: {
  pageSize: number;
  pageQuery: (
    filter: ListFilter,
    page: number,
  ) => UseQueryOptions<ProductPage, Error, ProductPage, K>;
  /** Filter tags. */
  tags?: string[];
  owner?: ListOwner;
  eagerCards?: number;
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode;
}) => {
  const { t } = useText();
  const list = useListAddress(pageSize, owner);
  const found = useProductPages(list.pages, (page) => pageQuery(list.filter, page));
  const { products, total } = found;
  const failure = found.failed && (
    <ErrorState text={t('list.failed')} retryText={t('retry')} onRetry={found.retry} />
  );
  const none = !found.loading && !found.failed && products.length === 0;
  if (none && !list.narrowed) return <div role="status">{empty}</div>;
  const count = t('list.shown', {
    count: total,
    shown: products.length,
    total: String(total),
  });
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      {tags.length > 0 && <TagChips tags={tags} current={list.filter.tag} hrefOf={list.tagHref} />}
      <ListToolbar list={list} total={total} />
      <FromBreakpoint from="80rem">
        <FilterBar list={list} />
      </FromBreakpoint>
      <FilterChips list={list} />
      <h2 className="sr-only">{t('list.products')}</h2>
      <p className={cx('min-h-lh text-small text-muted tabular-nums', none && 'hidden')}>
        {products.length > 0 && count}
      </p>
      <div role="status" className={cx(!none && 'sr-only')}>
        {none && (
          <EmptyState text={t('search.none')}>
            <Button variant="secondary" onClick={list.clear}>
              {t('list.clear')}
            </Button>
          </EmptyState>
        )}
        {products.length > 0 && list.narrowed && t('list.total', { count: total })}
      </div>
      {found.loading && (
        <ProductGridSkeleton count={Math.min(list.pages * pageSize, MAX_SKELETONS)} />
      )}
      {products.length > 0 && (
        <ProductGrid
          products={products}
          busy={found.replacing}
          card={(product, index) => <ShopCard product={product} eager={index < eagerCards} />}
          fill={!failure && products.length < total}
          end={
            !failure && (
              <ShowMore
                key={JSON.stringify(list.filter)}
                shown={products.length}
                total={total}
                busy={found.loadingMore}
                onMore={list.more}
                className={
                  products.length < total ? 'h-full min-h-36 bg-sand px-2 py-6' : 'pt-2 md:pt-4'
                }
              />
            )
          }
        />
      )}
      {failure}
    </div>
  );
};
