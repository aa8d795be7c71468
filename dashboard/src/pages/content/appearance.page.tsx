import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { AppearanceForm } from '@/features/appearance/appearance-form';
import { appearanceQueries } from '@/features/appearance/appearance.queries';
import { useShopName } from '@/shared/api/shop-name';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** How the shop looks, and from whom its mails come. */
export const AppearancePage = () => {
  const t = useText();
  const shopName = useShopName();
  const current = useQuery(appearanceQueries.current());
  return (
    <>
      <PageHeader title={t('nav.appearance')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('appearance.about')}</p>
      <QueryBoundary
        query={current}
        failed={t('appearance.failed')}
        shape={
          <div className="grid gap-4 xl:grid-cols-2">
            <Skeleton className="h-96" />
            <Skeleton className="h-96" />
          </div>
        }
      >
        {(saved) => (
          <AppearanceForm
            key={saved.version}
            saved={saved}
            shopName={shopName}
            onReload={current.refetch}
          />
        )}
      </QueryBoundary>
    </>
  );
};
