import { CATEGORY_PAGE } from '@shop/shop-rules';
import { Button, EmptyState, ErrorState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CategoryBanner } from '@/features/catalogue/category-banner';
import { CategorySwitcher } from '@/features/catalogue/category-switcher';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { ListControls } from '@/features/catalogue/list-controls';
import { TagChips } from '@/features/catalogue/tag-chips';
import { useListAddress } from '@/features/catalogue/use-list-address';
import { Page } from '@/shared/page';
import { ProductGrid, ProductGridSkeleton } from '@/shared/product-grid';
import { ShowMore } from '@/shared/show-more';
import { useText } from '@/shared/text';
import { useProductPages } from '@/shared/use-product-pages';
import { ShopCard } from './parts/shop-card';

const EAGER_CARDS = 4;

export const CategoryPage = () => {
  const id = Number(useParams().id);
  const { t, pick } = useText();
  const { data: categories = [] } = useQuery(catalogueQueries.categories());
  const category = categories.find((row) => row.id === id);
  const list = useListAddress(CATEGORY_PAGE);
  const filter = { tag: list.tag, q: list.q || undefined, sort: list.sort };
  const found = useProductPages(list.pages, (page) =>
    catalogueQueries.ofCategory(id, filter, page, CATEGORY_PAGE),
  );
  return (
    <Page title={category ? pick(category.name, category.nameAr) : t('loading')}>
      {category ? (
        <CategoryBanner category={category} />
      ) : (
        <Skeleton className="aspect-2/1 md:aspect-4/1" />
      )}
      <CategorySwitcher categories={categories} />
      <div className="wrap-wide flex flex-col gap-6 py-6 md:py-10">
        <div className="flex flex-col justify-between gap-5 lg:flex-row lg:items-end">
          <TagChips tags={category?.tags ?? []} current={list.tag} hrefOf={list.tagHref} />
          <ListControls
            key={id}
            q={list.q}
            sort={list.sort}
            onSearch={list.search}
            onSort={list.sortBy}
          />
        </div>
        {found.loading && !found.failed && <ProductGridSkeleton count={8} />}
        {found.failed && (
          <ErrorState text={t('list.failed')} retryText={t('retry')} onRetry={found.retry} />
        )}
        {!found.loading && !found.failed && found.total === 0 && (
          <EmptyState text={t('search.none')}>
            <Button variant="secondary" onClick={list.clear}>
              {t('list.clear')}
            </Button>
          </EmptyState>
        )}
        {found.products.length > 0 && (
          <div>
            <h2 className="sr-only">{t('list.products')}</h2>
            <ProductGrid
              products={found.products}
              card={(product, index) => <ShopCard product={product} eager={index < EAGER_CARDS} />}
            />
            <ShowMore
              shown={found.products.length}
              total={found.total}
              busy={found.loadingMore}
              onMore={list.more}
            />
          </div>
        )}
      </div>
    </Page>
  );
};
