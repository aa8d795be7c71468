import { CATEGORY_PAGE } from '@shop/shop-rules';
import { buttonClass, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { vendorQueries } from '@/features/catalogue/vendor.queries';
import { Page } from '@/shared/page';
import { paths } from '@/shared/paths';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { ProductList } from './parts/product-list';

export const VendorPage = () => {
  const { t } = useText();
  const id = Number(useParams().id);
  const { data: vendor, isError } = useQuery(vendorQueries.one(id));
  if (isError)
    return (
      <Page title={t('vendor.unknown')} className="wrap py-16">
        <EmptyState text={t('vendor.unknown')}>
          <Link to={paths.home} className={buttonClass()}>
            {t('goHome')}
          </Link>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={vendor?.name ?? t('loading')} className="wrap-wide py-8 md:py-14">
      {vendor ? (
        <div className="mb-8 flex flex-col gap-5 md:mb-12 md:flex-row md:items-center">
          <Picture
            image={vendor.image}
            alt=""
            sizes="96px"
            max={320}
            className="size-24 rounded-full"
          />
          <div>
            <h1 tabIndex={-1} className="display text-h1">
              <bdi>{vendor.name}</bdi>
            </h1>
            <p dir="auto" className="mt-2 max-w-[68ch] text-muted">
              {vendor.about}
            </p>
          </div>
        </div>
      ) : (
        <Loading text={t('loading')}>
          <Skeleton className="mb-8 h-24" />
        </Loading>
      )}
      <ProductList
        key={id}
        filter={{ vendor: id }}
        pageSize={CATEGORY_PAGE}
        empty={<EmptyState text={t('vendor.none')} />}
      />
    </Page>
  );
};
