import { CATEGORY_PAGE } from '@shop/shop-rules';
import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CategoryBanner } from '@/features/catalogue/category-banner';
import { CategorySwitcher } from '@/features/catalogue/category-switcher';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { Page } from '@/shared/layout/page';
import { shortened } from '@/shared/i18n/shortened';
import { useShopName } from '@/shared/api/settings';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { NotFoundPage } from '../not-found/not-found.page';
import { ProductList } from '../parts/product-list';

const CategoryPage = () => {
  const id = Number(useParams().id);
  const { t, pick } = useText();
  const shop = useShopName();
  const { data: categories, isError } = useQuery(catalogueQueries.categories());
  const category = categories?.find((row) => row.id === id);
  if (categories && !category) return <NotFoundPage />;
  const name = category ? pick(category.name, category.nameAr) : t('category.switcher');
  const about =
    category &&
    (pick(category.description, category.descriptionAr) ||
      pick(category.shortInfo, category.shortInfoAr) ||
      t('list.description', { name, shop }));
  return (
    <Page title={name} description={about && shortened(about)}>
      {category ? (
        <CategoryBanner category={category} />
      ) : isError ? (
        <h1 tabIndex={-1} className="wrap-wide display pt-8 text-h1">
          {t('list.products')}
        </h1>
      ) : (
        <Skeleton className="aspect-3/1 max-h-100 w-full md:aspect-4/1" />
      )}
      {!isError && (
        <CachedFragment name="category-switcher" of={categories} hasCurrent>
          {() => <CategorySwitcher categories={categories} current={id} />}
        </CachedFragment>
      )}
      <div className="wrap-wide py-5 md:py-8">
        <ProductList
          key={id}
          pageSize={CATEGORY_PAGE}
          pageQuery={(filter, page) => catalogueQueries.ofCategory(id, filter, page, CATEGORY_PAGE)}
          tags={category?.tags}
          owner={{ category: id }}
          // The banner is the largest picture of the first screen.
          eagerCards={0}
          empty={<EmptyState text={t('category.none')} />}
        />
      </div>
    </Page>
  );
};

export { CategoryPage as Component };
