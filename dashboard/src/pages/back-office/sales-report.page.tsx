import { FEWEST_SEARCHES, SEARCH_RETENTION_DAYS } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { analyticsQueries } from '@/features/analytics/analytics.queries';
import {
  emptyReturns,
  emptySales,
  emptySearches,
  emptyVisits,
} from '@/features/analytics/empty-reports';
import { ReportColumns } from '@/features/analytics/report-columns';
import { ReportFilters, useReport } from '@/features/analytics/report-filters';
import { dayBefore, daysBetween } from '@/features/analytics/report-range';
import { ReportSection } from '@/features/analytics/report-section';
import { ReturnsReport } from '@/features/analytics/returns-report';
import { SalesReport } from '@/features/analytics/sales-report';
import { SearchesReport } from '@/features/analytics/searches-report';
import { useReportColumns } from '@/features/analytics/use-report-column';
import { VisitsReport } from '@/features/analytics/visits-report';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { ColumnMenu } from '@/shared/list-views/column-menu';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useMay } from '@/shared/rights/use-may';

/** Sales of any period by vendor, category, payment method or city, with visits, returns and searches. */
export const SalesReportPage = () => {
  const t = useText();
  const { day } = useFormat();
  const isVendor = roleOf(useSignedIn()) === 'vendor';
  const may = useMay();
  const listsVendors = may('staff.manage');
  const report = useReport(!isVendor);
  const { from, to, vendor } = report.query;
  const { isReady, menu, choice } = useListViews('salesReport', useReportColumns());
  const enabled = !report.problem && isReady;
  const vendors = useQuery({ ...vendorsQueries.all(), enabled: listsVendors });
  const sales = useQuery({ ...analyticsQueries.sales(report.query), enabled });
  const visits = useQuery({ ...analyticsQueries.visits({ from, to, vendor }), enabled });
  const daysLeft = sales.data?.daysLeft ?? 0;
  const returns = useQuery({ ...analyticsQueries.returns({ from, to, vendor }), enabled });
  return (
    <>
      <PageHeader title={t('nav.salesReport')}>{menu}</PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('report.about')}</p>
      <ReportFilters report={report} vendors={listsVendors ? (vendors.data ?? []) : undefined} />
      {!report.problem && (
        <ReportColumns value={{ ...choice, Menu: ColumnMenu }}>
          <p className="mb-3 text-small text-muted">
            {t('report.compared', {
              from: day(dayBefore(from, daysBetween(from, to))),
              to: day(dayBefore(from, 1)),
            })}
          </p>
          <p role="status" className={cx(daysLeft > 0 && 'panel mb-4 px-5 py-3')}>
            {daysLeft > 0 && t('report.daysLeft', { count: daysLeft })}
          </p>
          <Part query={sales} empty={emptySales({ from, to })}>
            {(data) => <SalesReport report={data} by={report.query.by} />}
          </Part>
          <ReportSection title={t('report.visits')} about={t('report.visitsAbout')}>
            <Part query={visits} empty={emptyVisits({ from, to }, !isVendor && !vendor)}>
              {(data) => <VisitsReport report={data} />}
            </Part>
          </ReportSection>
          <ReportSection title={t('report.returns')} about={t('report.returnsAbout')}>
            <Part query={returns} empty={emptyReturns({ from, to })}>
              {(data) => <ReturnsReport report={data} />}
            </Part>
          </ReportSection>
          {may('analytics.searches') && <Searches period={{ from, to }} />}
        </ReportColumns>
      )}
    </>
  );
};

const Searches = ({ period }: { period: { from: string; to: string } }) => {
  const t = useText();
  const query = useQuery(analyticsQueries.searches(period));
  return (
    <ReportSection
      title={t('report.searches')}
      about={t('report.searchesAbout', { fewest: FEWEST_SEARCHES, days: SEARCH_RETENTION_DAYS })}
    >
      <Part query={query} empty={emptySearches(period)}>
        {(data) => <SearchesReport report={data} />}
      </Part>
    </ReportSection>
  );
};

/** A part of the report, dimmed while another period loads. */
const Part = <Report,>({
  query,
  empty,
  children,
}: {
  query: UseQueryResult<Report>;
  /** A report without data: its layout is shown until the report arrives, so that nothing moves then. */
  empty: Report;
  children: (report: Report) => ReactNode;
}) => {
  const t = useText();
  return (
    <QueryBoundary
      query={query}
      failed={t('report.failed')}
      shape={
        <div
          inert
          aria-hidden="true"
          className="animate-pulse [&_[data-chart-area]]:bg-sand [&_dd]:invisible [&_p]:invisible"
        >
          {children(empty)}
        </div>
      }
    >
      {(data) => (
        <div
          aria-busy={query.isPlaceholderData}
          className="transition-opacity aria-busy:opacity-60"
        >
          {children(data)}
        </div>
      )}
    </QueryBoundary>
  );
};
