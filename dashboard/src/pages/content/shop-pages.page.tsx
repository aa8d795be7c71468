import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { PageList } from '@/features/shop-pages/page-list';
import { shopPageQueries } from '@/features/shop-pages/shop-pages.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** The about page and the policies of the shop. */
export const ShopPagesPage = () => {
  const t = useText();
  const list = useQuery(shopPageQueries.list());
  return (
    <>
      <PageHeader title={t('nav.pages')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('pages.about')}</p>
      <QueryBoundary
        query={list}
        failed={t('pages.listFailed')}
        shape={<Skeleton className="h-80" />}
      >
        {(pages) => <PageList pages={pages} />}
      </QueryBoundary>
    </>
  );
};
