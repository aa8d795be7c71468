import { CATEGORY_PAGE } from '@shop/shop-rules';
import { buttonClass, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { catalogueQueries } from '@/features/catalogue/catalogue.queries';
import { vendorQueries } from '@/features/catalogue/vendor.queries';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { shortened } from '@/shared/i18n/shortened';
import { useShopName } from '@/shared/api/settings';
import { useText } from '@/shared/i18n/text';
import { ListHeading } from '../parts/list-heading';
import { ProductList } from '../parts/product-list';

const UnknownVendor = () => {
  const { t } = useText();
  return (
    <Page title={t('vendor.unknown')} missing className="wrap py-10 md:py-16">
      <h1 tabIndex={-1} className="display mb-6 text-h1">
        {t('vendor.title')}
      </h1>
      <EmptyState text={t('vendor.unknown')}>
        <Link to={paths.home} className={buttonClass()}>
          {t('goHome')}
        </Link>
      </EmptyState>
    </Page>
  );
};

const VendorPage = () => {
  const { t, pick } = useText();
  const shop = useShopName();
  const id = Number(useParams().id);
  const { data: vendor, isError, refetch } = useQuery(vendorQueries.one(id));
  const all = useQuery({
    ...catalogueQueries.list({ vendor: id }, 1, CATEGORY_PAGE),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
  if (vendor === null) return <UnknownVendor />;
  const name = vendor?.name ?? t('vendor.title');
  const about = vendor && (pick(vendor.about, vendor.aboutAr) || vendor.aboutAr);
  return (
    <Page
      title={name}
      description={shortened(about || t('list.description', { name, shop }))}
      className="wrap-wide py-6 md:py-10"
    >
      {vendor && (
        <ListHeading image={vendor.image} name={vendor.name}>
          {about && (
            <p dir="auto" className="mt-1 max-w-[68ch] text-small text-muted md:text-body">
              {about}
            </p>
          )}
          <p className="mt-1 min-h-lh text-small font-semibold tabular-nums">
            {all.data && t('list.total', { count: all.data.total })}
          </p>
        </ListHeading>
      )}
      {isError && <RegionError onRetry={refetch} />}
      {!vendor && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="mb-8 h-24 md:h-36" />
        </Loading>
      )}
      {vendor && (
        <ProductList
          key={id}
          pageSize={CATEGORY_PAGE}
          owner={{ vendor: id }}
          pageQuery={(filter, page) =>
            catalogueQueries.list({ ...filter, vendor: id }, page, CATEGORY_PAGE)
          }
          empty={<EmptyState text={t('vendor.none')} />}
        />
      )}
    </Page>
  );
};

export { VendorPage as Component };
