import type { AnalyticsDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ChartPanel, type CsvTable } from './chart-panel';
import { useMeasures } from './measures';
import { useReportUnit, type ReportUnit } from './use-report-unit';

type Day = AnalyticsDto['days'][number];

const averageOf = ({ sales, orders }: Day): number => (orders > 0 ? sales / orders : 0);

/** Sales, orders and average order per day or month. */
export const SalesPanel = ({
  analytics: { days, totals, unit = 'day' },
  csv,
  area,
  className,
}: {
  analytics: {
    days: Day[];
    totals: Pick<AnalyticsDto['totals'], 'orders'>;
    unit?: ReportUnit;
  };
  csv?: CsvTable;
  area?: string;
  className?: string;
}) => {
  const t = useText();
  const { aed, count, short } = useFormat();
  const { header, nameOf } = useReportUnit(unit);
  const inAed = { text: aed, tick: short };
  const { summary, ...chart } = useMeasures(days, unit, [
    { name: t('analytics.sales'), value: ({ sales }) => sales, ...inAed },
    { name: t('analytics.orders'), value: ({ orders }) => orders, text: count, tick: short },
    { name: t('analytics.average'), value: averageOf, ...inAed },
  ]);
  return (
    <ChartPanel
      {...chart}
      summary={totals.orders === 0 ? t('analytics.noSales') : summary}
      columns={[header, t('analytics.orders'), t('analytics.average'), t('analytics.sales')]}
      nothing={totals.orders === 0}
      rows={days.map((row) => [
        nameOf(row.day),
        count(row.orders),
        aed(averageOf(row)),
        aed(row.sales),
      ])}
      csv={csv}
      area={area}
      className={className}
    />
  );
};
