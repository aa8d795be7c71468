import { CATEGORY_PAGE } from '@shop/shop-rules';
import { buttonClass, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Link } from '@/shared/routing/link';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { shortened } from '@/shared/i18n/shortened';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { NotFoundPage } from '../not-found/not-found.page';
import { ListHeading } from '../parts/list-heading';
import { ProductList } from '../parts/product-list';

const BrandPage = () => {
  const { t } = useText();
  const shop = useShopName();
  const id = Number(useParams().id);
  const brands = useQuery(catalogueQueries.brands());
  if (!Number.isSafeInteger(id) || id < 1) return <NotFoundPage />;
  const brand = brands.data?.find((row) => row.id === id);
  if (brands.data && !brand) return <NotFoundPage />;
  const name = brand?.name ?? t('brand.title');
  return (
    <Page
      title={name}
      description={shortened(t('list.description', { name, shop }))}
      className="wrap-wide py-6 md:py-10"
    >
      {brands.isPending ? (
        <Loading text={t('loading')}>
          <Skeleton className="mb-8 h-24 md:h-36" />
        </Loading>
      ) : (
        <ListHeading image={brand?.icon ?? null} name={name} />
      )}
      <ProductList
        key={id}
        pageSize={CATEGORY_PAGE}
        owner={{ brand: [id] }}
        pageQuery={(filter, page) =>
          catalogueQueries.list({ ...filter, brand: [id] }, page, CATEGORY_PAGE)
        }
        empty={
          <EmptyState text={t('brand.none')}>
            <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
              {t('goHome')}
            </Link>
          </EmptyState>
        }
      />
    </Page>
  );
};

export { BrandPage as Component };
