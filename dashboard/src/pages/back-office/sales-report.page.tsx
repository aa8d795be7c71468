import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '@/features/analytics/analytics.queries';
import { ReportFilters, useReport } from '@/features/analytics/report-filters';
import { SalesReport } from '@/features/analytics/sales-report';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { useMay } from '@/shared/rights/use-may';

/** Sales of any period by vendor, category, payment method or city. */
export const SalesReportPage = () => {
  const t = useText();
  const { day } = useFormat();
  const mayVendors = roleOf(useSignedIn()) !== 'vendor';
  const listsVendors = useMay()('staff.manage');
  const report = useReport(mayVendors);
  const vendors = useQuery({ ...vendorsQueries.all(), enabled: listsVendors });
  const query = useQuery({ ...analyticsQueries.sales(report.query), enabled: !report.problem });
  return (
    <>
      <PageHeader title={t('nav.salesReport')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('report.about')}</p>
      <ReportFilters report={report} vendors={listsVendors ? (vendors.data ?? []) : undefined} />
      {!report.problem && (
        <QueryBoundary
          query={query}
          failed={t('report.failed')}
          shape={<Skeleton className="h-120" />}
        >
          {(data) => (
            <div
              aria-busy={query.isPlaceholderData}
              className="transition-opacity aria-busy:opacity-60"
            >
              <p className="mb-3 text-small text-muted">
                {t('report.compared', {
                  from: day(data.beforeFrom),
                  to: day(new Date(Date.parse(data.from) - 86_400_000).toISOString()),
                })}
              </p>
              <SalesReport report={data} by={report.query.by} />
            </div>
          )}
        </QueryBoundary>
      )}
    </>
  );
};
