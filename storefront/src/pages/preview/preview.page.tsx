import { buttonClass, EmptyState, ErrorState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Link } from '@/shared/routing/link';
import { previewQuery } from '@/shared/api/product.query';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

// The code of the product page, which would otherwise be split for the few visits of this page.
const ProductView = lazy(async () => ({
  default: (await import('../product/product.page')).ProductView,
}));
const loading = <Skeleton className="aspect-4/5 md:aspect-2/1" />;

/** An unpublished product as shoppers would see it, for guests with its link. */
const PreviewPage = () => {
  const { t } = useText();
  const { token = '' } = useParams();
  const { data, isPending, isError, refetch } = useQuery(previewQuery(token));
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
          <Suspense fallback={loading}>
            <ProductView
              key={data.product.id}
              product={data.product}
              complete={data.complete}
              isPreview
            />
          </Suspense>
        </>
      ) : isPending ? (
        loading
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
