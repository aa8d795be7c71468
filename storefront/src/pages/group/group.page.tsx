import { GROUP_PAGE, groupOf } from '@shop/shop-rules';
import { EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { CategoryIconBar } from '@/features/catalogue/category-icon-bar';
import { Page } from '@/shared/layout/page';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { NotFoundPage } from '../not-found/not-found.page';
import { ProductList } from '../parts/product-list';

const GroupPage = () => {
  const { t } = useText();
  const group = groupOf(useParams().group ?? '');
  const { data: categories, isError } = useQuery(catalogueQueries.categories());
  if (!group) return <NotFoundPage />;
  const title = t(group === 'man' ? 'group.men' : `group.${group}`);
  return (
    <Page title={title} description={t('group.description', { name: title })}>
      <div className="wrap-wide pt-6 md:pt-10">
        <h1 tabIndex={-1} className="display mb-4 text-h1 md:mb-6">
          {title}
        </h1>
      </div>
      {!isError && (
        <CachedFragment name="category-icons" of={[categories, group]}>
          {() => <CategoryIconBar categories={categories} group={group} />}
        </CachedFragment>
      )}
      <div className="wrap-wide py-5 md:py-8">
        <ProductList
          key={group}
          pageSize={GROUP_PAGE}
          owner={{ group }}
          pageQuery={(filter, page) =>
            catalogueQueries.list({ ...filter, group }, page, GROUP_PAGE)
          }
          empty={<EmptyState text={t('search.none')} />}
        />
      </div>
    </Page>
  );
};

export { GroupPage as Component };
