import { buttonClass, EmptyState, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { productQueries } from '@/features/product/product.queries';
import { ProductSkeleton } from '@/features/product/product-skeleton';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { ProductView } from '../product/product-view';

/** An unpublished product as shoppers would see it, for whoever has its link. */
const PreviewPage = () => {
  const { t } = useText();
  const { token = '' } = useParams();
  const { data, isPending, isError, refetch } = useQuery(productQueries.preview(token));
  return (
    <Page title={t('preview.title')}>
      {data ? (
        <>
          <p
            role="status"
            className="bg-night px-4 py-2 text-center text-small font-semibold text-white"
          >
            {t(data.product.published ? 'preview.published' : 'preview.banner')}
          </p>
          <ProductView
            key={data.product.id}
            product={data.product}
            complete={data.complete}
            isPreview
          />
        </>
      ) : isPending ? (
        <ProductSkeleton />
      ) : (
        <div className="wrap py-10 md:py-16">
          <h1 tabIndex={-1} className="display mb-6 text-center text-h1">
            {t('preview.title')}
          </h1>
          {isError ? (
            <ErrorState
              text={t('product.failed')}
              retryText={t('retry')}
              onRetry={() => void refetch()}
            />
          ) : (
            <EmptyState text={t('preview.expired')}>
              <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
                {t('goHome')}
              </Link>
            </EmptyState>
          )}
        </div>
      )}
    </Page>
  );
};

export { PreviewPage as Component };
export const unlisted = true;
