import type { SalesReportDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { BARS_AREA, LINE_AREA, TWO_BARS_AREA } from './chart-areas';
import { ChartPanel } from './chart-panel';
import { conversionOf, conversionValue, useConversion } from './conversion';
import { useBarMeasures } from './bar-measures';
import { reportTable } from './report-table';
import { useReportColumn } from './use-report-column';
import { GROUP_NAMES, type ReportGroup } from './report-filters';
import { changeOf } from './scale';
import { SalesPanel } from './sales-panel';
import { SalesTotals, Total } from './totals';
import { useReportUnit } from './use-report-unit';

const ReportTotals = ({ report: { totals, before } }: { report: SalesReportDto }) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <SalesTotals totals={totals} before={before}>
      <Total
        label={t('report.returned')}
        value={aed(totals.returned)}
        before={aed(before.returned)}
        change={undefined}
      />
    </SalesTotals>
  );
};

const Groups = ({
  report: { from, to, rows, rowCount },
  by,
}: {
  report: SalesReportDto;
  by: ReportGroup;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { aed, count, city, percent } = useFormat();
  const column = useReportColumn();
  const titleOf = (row: (typeof rows)[number]): string => {
    if (by === 'city') return city(row.key);
    if (by === 'payment') return t(row.key === 'cod' ? 'orders.cash' : 'orders.card');
    return nameOf(row) || t(row.key === '0' ? 'analytics.deletedProduct' : 'report.deleted');
  };
  const named = rows.map((row) => ({ ...row, title: titleOf(row) }));
  const conversion = useConversion();
  const hasViews = by === 'vendor' || by === 'category';
  type Group = (typeof named)[number];
  const viewed = named.some(({ now }) => now.views !== null);
  const chart = useBarMeasures<Group>(named, t(`report.by.${by}`), [
    { name: t('analytics.sales'), value: ({ now }) => now.sales, text: aed },
    { name: t('analytics.orders'), value: ({ now }) => now.orders, text: count },
    { name: t('analytics.average'), value: ({ now }) => now.average, text: aed },
    { name: t('report.returned'), value: ({ now }) => now.returned, text: aed },
    ...(viewed
      ? [
          { name: t('report.views'), value: ({ now }: Group) => now.views ?? 0, text: count },
          {
            name: t('report.conversion'),
            value: ({ now }: Group) => conversionOf(now) ?? 0,
            text: percent,
          },
        ]
      : []),
  ]);
  return (
    <ChartPanel
      {...chart}
      title={t(`report.by.${by}`)}
      summary={[
        chart.summary ?? t('analytics.noSales'),
        rowCount > rows.length &&
          t('report.onlyBest', { shown: count(rows.length), all: count(rowCount) }),
      ]
        .filter(Boolean)
        .join(' ')}
      nothing={rows.length === 0}
      area={by === 'payment' ? TWO_BARS_AREA : BARS_AREA}
      {...reportTable(`sales-${by}-${from}-${to}`, named, [
        { name: t(GROUP_NAMES[by]), text: ({ title }) => title, value: ({ title }) => title },
        {
          ...column('groupOrders'),
          text: ({ now }) => count(now.orders),
          value: ({ now }) => now.orders,
        },
        {
          ...column('groupAverage'),
          text: ({ now }) => aed(now.average),
          value: ({ now }) => now.average,
        },
        {
          ...column('groupReturned'),
          text: ({ now }) => aed(now.returned),
          value: ({ now }) => now.returned,
        },
        {
          ...column('groupSales'),
          text: ({ now }) => aed(now.sales),
          value: ({ now }) => now.sales,
        },
        {
          ...column('groupBefore'),
          text: ({ before }) => aed(before.sales),
          value: ({ before }) => before.sales,
        },
        {
          ...column('groupChange'),
          text: ({ now, before }) => {
            const change = changeOf(before.sales, now.sales);
            return change === undefined ? '–' : percent(change, true);
          },
        },
        ...(hasViews
          ? [
              {
                ...column('groupViews'),
                text: ({ now }: Group) => (now.views === null ? '–' : count(now.views)),
                value: ({ now }: Group) => now.views ?? '',
              },
              {
                ...column('groupConversion'),
                text: ({ now }: Group) => conversion(now),
                value: ({ now }: Group) => (now.views ? conversionValue(now) : ''),
              },
            ]
          : []),
      ])}
    />
  );
};

const SalesPerDay = ({ report }: { report: SalesReportDto }) => {
  const t = useText();
  const { from, to, days, unit } = report;
  const { header } = useReportUnit(unit);
  return (
    <SalesPanel
      area={LINE_AREA}
      analytics={report}
      csv={{
        name: `sales-${from}-${to}`,
        columns: [
          header,
          t('analytics.orders'),
          t('analytics.average'),
          t('report.returned'),
          t('analytics.sales'),
        ],
        rows: days.map(({ day, orders, average, returned, sales }) => [
          day,
          orders,
          average,
          returned,
          sales,
        ]),
      }}
    />
  );
};

/** Totals, days and groups of a period, compared with the period before. */
export const SalesReport = ({ report, by }: { report: SalesReportDto; by: ReportGroup }) => (
  <div className="grid grid-cols-1 gap-4">
    <ReportTotals report={report} />
    <SalesPerDay report={report} />
    <Groups report={report} by={by} />
  </div>
);
