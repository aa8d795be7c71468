import { buttonClass, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { productQueries } from '@/features/product/product.queries';
import { Page } from '@/shared/page';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import { ProductView } from './parts/product-view';

export const ProductPage = () => {
  const id = Number(useParams().id);
  const { t, pick } = useText();
  const { data, isError, refetch } = useQuery(productQueries.one(id));
  if (isError)
    return (
      <Page title={t('product.failed')} className="wrap py-16">
        <ErrorState
          text={t('product.failed')}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
        <p className="mt-6 text-center">
          <Link to={paths.home} className={buttonClass({ variant: 'quiet' })}>
            {t('goHome')}
          </Link>
        </p>
      </Page>
    );
  if (!data)
    return (
      <Page title={t('loading')} className="wrap py-6 md:py-10">
        <Loading text={t('loading')}>
          <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-[7fr_5fr]">
            <Skeleton className="aspect-4/5" />
            <div className="flex flex-col gap-4">
              <Skeleton className="h-10" />
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-13" />
            </div>
          </div>
        </Loading>
      </Page>
    );
  return (
    <Page title={pick(data.product.name, data.product.nameAr)}>
      <ProductView key={data.product.id} product={data.product} complete={data.complete} />
    </Page>
  );
};
