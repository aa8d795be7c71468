import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { LateList, useLateColumns } from '@/features/late-parcels/late-list';
import { LateWeeks, useWeekColumns } from '@/features/late-parcels/late-weeks';
import { lateParcelsQueries } from '@/features/late-parcels/late-parcels.queries';
import { RuleForm } from '@/features/late-parcels/rule-form';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { ListFrame } from '@/shared/list/list-frame';
import { otherTable } from '@/shared/list-views/other-table';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useListParams } from '@/shared/list/use-list-params';
import { useMay } from '@/shared/rights/use-may';

const Rule = () => {
  const t = useText();
  const rule = useQuery(lateParcelsQueries.rule());
  return (
    <QueryBoundary
      query={rule}
      failed={t('lateParcels.ruleFailed')}
      shape={<Skeleton className="h-40" />}
    >
      {(known) => <RuleForm key={known.version} rule={known} />}
    </QueryBoundary>
  );
};

/** Promised and late deliveries by week, and what late parcels cost. */
export const LateParcelsPage = () => {
  const t = useText();
  const maySet = useMay()('settings.edit');
  const params = useListParams();
  const { isReady, columns, columnMenu, menu, choice } = useListViews(
    'lateParcels',
    useLateColumns(),
  );
  const byWeek = otherTable(useWeekColumns(), choice, t('lateParcels.weeks'));
  const { page, limit } = params;
  const weeks = useQuery(lateParcelsQueries.weeks());
  const list = useQuery({ ...lateParcelsQueries.list({ page, limit }), enabled: isReady });
  const rows = list.data?.parcels;
  return (
    <>
      <PageHeader title={t('nav.lateParcels')} />
      <p className="-mt-2 mb-4 max-w-3xl text-muted">{t('lateParcels.about')}</p>
      {weeks.data && weeks.data.length > 0 && (
        <div className="-mt-2 mb-1 flex justify-end max-xl:hidden">{byWeek.menu}</div>
      )}
      <QueryBoundary
        query={weeks}
        failed={t('lateParcels.failed')}
        shape={<Skeleton className="h-64" />}
      >
        {(known) => <LateWeeks weeks={known} columns={byWeek.columns} />}
      </QueryBoundary>
      <div className="mt-8 mb-4 flex flex-wrap items-center gap-3">
        <h2 className="grow text-h3 font-semibold">{t('lateParcels.list')}</h2>
        {menu}
        {columnMenu}
        <ListFileActions kind="late-parcels" start={startExport['late-parcels']} />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('lateParcels.listFailed'), none: t('lateParcels.none') }}
        params={params}
        filters={{}}
      >
        <LateList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
      {maySet && (
        <div className="mt-8">
          <Rule />
        </div>
      )}
    </>
  );
};
