import { GROUP_PAGE, groupOf } from '@shop/shop-rules';
import { EmptyState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { CategoryIconBar } from '@/features/catalogue/category-icon-bar';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';
import { NotFoundPage } from './not-found.page';
import { ProductList } from './parts/product-list';

export const GroupPage = () => {
  const { t } = useText();
  const group = groupOf(useParams().group ?? '');
  const { data: categories = [] } = useQuery(catalogueQueries.categories());
  if (!group) return <NotFoundPage />;
  const title = t(group === 'man' ? 'group.men' : `group.${group}`);
  return (
    <Page title={title}>
      <div className="wrap-wide pt-8 md:pt-14">
        <h1 tabIndex={-1} className="display mb-6 text-h1">
          {title}
        </h1>
      </div>
      <CategoryIconBar categories={categories} />
      <div className="wrap-wide py-6 md:py-10">
        <ProductList
          key={group}
          filter={{ group }}
          pageSize={GROUP_PAGE}
          empty={<EmptyState text={t('search.none')} />}
        />
      </div>
    </Page>
  );
};
