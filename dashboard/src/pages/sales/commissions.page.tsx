import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { CommissionForm } from '@/features/vendor-statements/commission-form';
import { CommissionList, useCommissionColumns } from '@/features/vendor-statements/commission-list';
import { statementsQueries } from '@/features/vendor-statements/vendor-statements.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { useListViews } from '@/shared/list-views/use-list-views';
import { paths } from '@/shared/paths';

/** The shop's commission, and those of single vendors. */
export const CommissionsPage = () => {
  const t = useText();
  const vendors = useQuery(statementsQueries.vendors());
  const { isReady, columns, columnMenu, menu } = useListViews(
    'commissions',
    useCommissionColumns(),
  );
  const commissions = useQuery({ ...statementsQueries.commissions(), enabled: isReady });
  return (
    <>
      <PageHeader
        title={t('statements.commissions')}
        above={[{ text: t('nav.statements'), to: paths.vendorStatements }]}
      >
        {menu}
        {columnMenu}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('statements.commissionsAbout')}</p>
      <Panel title={t('statements.newCommission')} className="mb-4">
        <QueryBoundary
          query={vendors}
          failed={t('statements.vendorsFailed')}
          shape={<Skeleton className="h-32" />}
        >
          {(data) => <CommissionForm vendors={data} />}
        </QueryBoundary>
      </Panel>
      <QueryBoundary
        query={commissions}
        failed={t('statements.commissionsFailed')}
        shape={<Skeleton className="h-40" />}
      >
        {(rows) =>
          rows.length > 0 ? (
            <CommissionList columns={columns} rows={rows} />
          ) : (
            <EmptyState text={t('statements.commissionsNone')} />
          )
        }
      </QueryBoundary>
    </>
  );
};
