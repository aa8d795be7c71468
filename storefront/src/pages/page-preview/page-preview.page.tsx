import { buttonClass, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ShopPage } from '@/features/shop-pages/shop-page';
import { shopPageQueries } from '@/features/shop-pages/shop-pages.queries';
import { useText } from '@/shared/i18n/text';
import { Page } from '@/shared/layout/page';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { AboutPage } from '../about/about.page';

/** The draft of a page as shoppers would see it, for the staff account that opened its link. */
const PagePreviewPage = () => {
  const { t, locale } = useText();
  const { token = '' } = useParams();
  const { data, isPending, isError, refetch } = useQuery(shopPageQueries.preview(token, locale));
  if (data)
    return (
      <>
        <p
          role="status"
          className="bg-night px-4 py-2 text-center text-small font-semibold text-white"
        >
          {t('policy.draft')}
        </p>
        {data.page === 'about' ? (
          <AboutPage draft={data} />
        ) : (
          <ShopPage name={data.page} draft={data} />
        )}
      </>
    );
  return (
    <Page title={t('policy.preview')} className="wrap py-10 md:py-16">
      <h1 tabIndex={-1} className="display mb-6 text-center text-h1">
        {t('policy.preview')}
      </h1>
      {isPending ? (
        <Loading text={t('loading')}>
          <Skeleton className="h-64" />
        </Loading>
      ) : isError ? (
        <RegionError onRetry={refetch} />
      ) : (
        <EmptyState text={t('policy.previewExpired')}>
          <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
            {t('goHome')}
          </Link>
        </EmptyState>
      )}
    </Page>
  );
};

export { PagePreviewPage as Component };
export const unlisted = true;
