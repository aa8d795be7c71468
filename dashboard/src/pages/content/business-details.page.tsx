import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { BusinessDetailsForm } from '@/features/business-details/business-details-form';
import { businessDetailsQueries } from '@/features/business-details/business-details.queries';
import { useShopName } from '@/shared/api/shop-name';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** What documents and the carrier need to know about the business. */
export const BusinessDetailsPage = () => {
  const t = useText();
  const shopName = useShopName();
  const current = useQuery(businessDetailsQueries.current());
  return (
    <>
      <PageHeader title={t('nav.businessDetails')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('business.about')}</p>
      <QueryBoundary
        query={current}
        failed={t('business.failed')}
        shape={
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        }
      >
        {(details) => (
          <BusinessDetailsForm
            key={details.version}
            details={details}
            shopName={shopName}
            onReload={current.refetch}
          />
        )}
      </QueryBoundary>
    </>
  );
};
