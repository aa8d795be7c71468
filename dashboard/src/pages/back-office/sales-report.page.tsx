import { FEWEST_SEARCHES, SEARCH_RETENTION_DAYS } from '@shop/shop-rules';
import { cx, Skeleton } from '@shop/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { analyticsQueries } from '@/features/analytics/analytics.queries';
import { ReportFilters, useReport } from '@/features/analytics/report-filters';
import { ReportSection } from '@/features/analytics/report-section';
import { ReturnsReport } from '@/features/analytics/returns-report';
import { SalesReport } from '@/features/analytics/sales-report';
import { SearchesReport } from '@/features/analytics/searches-report';
import { VisitsReport } from '@/features/analytics/visits-report';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { useMay } from '@/shared/rights/use-may';

/** Sales of any period by vendor, category, payment method or city, with visits, returns and searches. */
export const SalesReportPage = () => {
  const t = useText();
  const { day } = useFormat();
  const mayVendors = roleOf(useSignedIn()) !== 'vendor';
  const may = useMay();
  const listsVendors = may('staff.manage');
  const report = useReport(mayVendors);
  const { from, to, vendor } = report.query;
  const enabled = !report.problem;
  const vendors = useQuery({ ...vendorsQueries.all(), enabled: listsVendors });
  const sales = useQuery({ ...analyticsQueries.sales(report.query), enabled });
  const visits = useQuery({ ...analyticsQueries.visits({ from, to, vendor }), enabled });
  const returns = useQuery({ ...analyticsQueries.returns({ from, to, vendor }), enabled });
  return (
    <>
      <PageHeader title={t('nav.salesReport')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('report.about')}</p>
      <ReportFilters report={report} vendors={listsVendors ? (vendors.data ?? []) : undefined} />
      {enabled && (
        <>
          <Part query={sales} className="h-120">
            {(data) => (
              <>
                <p className="mb-3 text-small text-muted">
                  {t('report.compared', {
                    from: day(data.beforeFrom),
                    to: day(new Date(Date.parse(data.from) - 86_400_000).toISOString()),
                  })}
                </p>
                <p role="status" className={cx(data.daysLeft > 0 && 'panel mb-4 px-5 py-3')}>
                  {data.daysLeft > 0 && t('report.daysLeft', { count: data.daysLeft })}
                </p>
                <SalesReport report={data} by={report.query.by} />
              </>
            )}
          </Part>
          <ReportSection title={t('report.visits')} about={t('report.visitsAbout')}>
            <Part query={visits} className="h-120">
              {(data) => <VisitsReport report={data} />}
            </Part>
          </ReportSection>
          <ReportSection title={t('report.returns')} about={t('report.returnsAbout')}>
            <Part query={returns} className="h-80">
              {(data) => <ReturnsReport report={data} />}
            </Part>
          </ReportSection>
          {may('analytics.searches') && <Searches period={{ from, to }} />}
        </>
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
      <Part query={query} className="h-80">
        {(data) => <SearchesReport report={data} />}
      </Part>
    </ReportSection>
  );
};

/** A part of the report, dimmed while another period loads. */
const Part = <Report,>({
  query,
  className,
  children,
}: {
  query: UseQueryResult<Report>;
  /** Height while it loads. */
  className: string;
  children: (report: Report) => ReactNode;
}) => {
  const t = useText();
  return (
    <QueryBoundary
      query={query}
      failed={t('report.failed')}
      shape={<Skeleton className={className} />}
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
