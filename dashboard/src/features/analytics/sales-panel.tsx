import type { AnalyticsDto } from '@shop/contracts';
import { lazy } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ChartPanel, type CsvTable } from './chart-panel';

const LineChart = lazy(async () => ({ default: (await import('./line-chart')).LineChart }));

/** Sales per day. */
export const SalesPanel = ({
  analytics: { days, totals },
  csv,
  area,
  className,
}: {
  analytics: {
    days: AnalyticsDto['days'];
    totals: Pick<AnalyticsDto['totals'], 'orders'>;
  };
  csv?: CsvTable;
  area?: string;
  className?: string;
}) => {
  const t = useText();
  const { aed, count, day, short } = useFormat();
  const best = days.reduce((a, b) => (b.sales > a.sales ? b : a));
  const summary =
    totals.orders === 0
      ? t('analytics.noSales')
      : t('analytics.bestDay', { day: day(best.day), sales: aed(best.sales) });
  return (
    <ChartPanel
      title={t('analytics.perDay')}
      summary={summary}
      columns={[t('analytics.day'), t('analytics.orders'), t('analytics.sales')]}
      nothing={totals.orders === 0}
      rows={days.map((row) => [day(row.day), count(row.orders), aed(row.sales)])}
      csv={csv}
      area={area}
      className={className}
    >
      <LineChart
        points={days.map((row) => ({
          name: day(row.day),
          value: row.sales,
          text: `${aed(row.sales)} · ${t('analytics.orderCount', { count: row.orders })}`,
        }))}
        tick={short}
      />
    </ChartPanel>
  );
};
