import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RangeChoice, useRange } from '@/features/analytics/range-choice';
import { Differences } from '@/features/reconciliation/differences';
import {
  ReconciliationDays,
  useReconciliationColumns,
} from '@/features/reconciliation/reconciliation-days';
import { reconciliationQueries } from '@/features/reconciliation/reconciliation.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { useListViews } from '@/shared/list-views/use-list-views';

/** Payments, refunds and open amounts, to compare with the statements of bank and carrier. */
export const ReconciliationPage = () => {
  const t = useText();
  const { count } = useFormat();
  const { isReady, columns, columnMenu, menu } = useListViews(
    'reconciliation',
    useReconciliationColumns(),
  );
  const query = useQuery({ ...reconciliationQueries.last(useRange()), enabled: isReady });
  return (
    <>
      <PageHeader title={t('nav.reconciliation')}>
        <RangeChoice />
        {menu}
        {columnMenu}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('reconciliation.about')}</p>
      <QueryBoundary
        query={query}
        failed={t('reconciliation.failed')}
        shape={<Skeleton className="h-80" />}
      >
        {(data) => (
          <div className="flex flex-col gap-4">
            <ReconciliationDays reconciliation={data} columns={columns} />
            <Panel
              title={t('reconciliation.differences')}
              action={<span className="text-muted tabular-nums">{count(data.total)}</span>}
            >
              {data.differences.length ? (
                <Differences differences={data.differences} />
              ) : (
                <EmptyState text={t('reconciliation.none')} />
              )}
            </Panel>
          </div>
        )}
      </QueryBoundary>
    </>
  );
};
