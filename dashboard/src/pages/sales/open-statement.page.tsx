import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StatementEntries } from '@/features/vendor-statements/statement-entries';
import { StatementSums } from '@/features/vendor-statements/statement-sums';
import { statementsQueries } from '@/features/vendor-statements/vendor-statements.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';

/** What the next statement of a vendor contains so far. */
export const OpenStatementPage = () => {
  const t = useText();
  const { day, rate } = useFormat();
  const vendor = idOf(useParams()['vendor'] ?? '') ?? 0;
  const params = useListParams();
  const { page, limit } = params;
  const query = useQuery({ ...statementsQueries.openOf(vendor), enabled: vendor > 0 });
  const entries = useQuery({
    ...statementsQueries.openEntries({ vendor, page, limit }),
    enabled: vendor > 0,
  });
  const sums = query.data?.open[0];
  if (vendor === 0 || (query.data && !sums)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('statements.open')}
        above={[{ text: t('nav.statements'), to: paths.vendorStatements }]}
      />
      <QueryBoundary
        query={query}
        failed={t('statements.failed')}
        shape={<Skeleton className="h-40" />}
      >
        {({ until }) =>
          sums && (
            <section aria-label={t('statements.open')} className="panel mb-4 p-5">
              <p className="mb-1 font-semibold">
                <bdi>{sums.vendor}</bdi>
              </p>
              <p className="mb-4 max-w-2xl text-muted">
                {t('statements.openAbout', { day: day(until) })}{' '}
                {t('statements.currentPercent', { percent: rate(sums.percent) })}
              </p>
              <StatementSums sums={sums} />
            </section>
          )
        }
      </QueryBoundary>
      <h2 className="mt-6 mb-3 text-h3 font-semibold">{t('statements.entries')}</h2>
      <ListFrame
        query={entries}
        rows={entries.data?.entries}
        total={entries.data?.total}
        texts={{ failed: t('statements.failed'), none: t('statements.openNone') }}
        params={params}
        filters={{}}
      >
        <StatementEntries rows={entries.data?.entries} busy={entries.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
