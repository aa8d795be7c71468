import type { VisitsReportDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { BARS_AREA, LINE_AREA } from './chart-areas';
import { ChartPanel } from './chart-panel';
import { conversionOf, conversionValue, useConversion } from './conversion';
import { useBarMeasures } from './bar-measures';
import { useMeasures } from './measures';
import { reportTable } from './report-table';
import { useReportColumn } from './use-report-column';
import { useReportUnit } from './use-report-unit';
import { changeOf } from './scale';
import { Total, TotalList } from './totals';

const VisitTotals = ({
  report: { totals, before, countedSince, beforeFrom },
}: {
  report: VisitsReportDto;
}) => {
  const t = useText();
  const { count } = useFormat();
  const conversion = useConversion();
  // The period before is compared only if all of it was counted.
  const isCounted = countedSince !== null && countedSince <= beforeFrom;
  const changeIn = (then: number, now: number) => (isCounted ? changeOf(then, now) : undefined);
  const total = (label: string, now: number, then: number) => (
    <Total label={label} value={count(now)} before={count(then)} change={changeIn(then, now)} />
  );
  return (
    <TotalList>
      {total(t('report.views'), totals.views, before.views)}
      {total(t('report.carts'), totals.carts, before.carts)}
      {totals.checkouts !== null &&
        total(t('report.checkouts'), totals.checkouts, before.checkouts ?? 0)}
      <Total
        label={t('report.conversion')}
        value={conversion(totals)}
        before={conversion(before)}
        change={changeIn(conversionOf(before) ?? 0, conversionOf(totals) ?? 0)}
      />
    </TotalList>
  );
};

const VisitsOverTime = ({
  report: { from, to, days, totals, unit },
}: {
  report: VisitsReportDto;
}) => {
  const t = useText();
  const { count, percent, short } = useFormat();
  const conversion = useConversion();
  const column = useReportColumn();
  const { header, nameOf } = useReportUnit(unit);
  const counted = { text: count, tick: short };
  const { summary, ...chart } = useMeasures(days, unit, [
    { name: t('report.views'), value: ({ views }) => views, ...counted },
    { name: t('report.carts'), value: ({ carts }) => carts, ...counted },
    { name: t('analytics.orders'), value: ({ orders }) => orders, ...counted },
    {
      name: t('report.conversion'),
      value: (row) => conversionOf(row) ?? 0,
      text: percent,
      tick: percent,
    },
  ]);
  return (
    <ChartPanel
      {...chart}
      summary={totals.views > 0 ? summary : t('report.noViews')}
      nothing={totals.views === 0}
      area={LINE_AREA}
      {...reportTable(`visits-${from}-${to}`, days, [
        { name: header, text: (row) => nameOf(row.day), value: (row) => row.day },
        { ...column('dayViews'), text: (row) => count(row.views), value: (row) => row.views },
        { ...column('dayCarts'), text: (row) => count(row.carts), value: (row) => row.carts },
        ...(totals.checkouts === null
          ? []
          : [
              {
                ...column('dayCheckouts'),
                text: (row: (typeof days)[number]) => count(row.checkouts ?? 0),
                value: (row: (typeof days)[number]) => row.checkouts ?? 0,
              },
            ]),
        {
          ...column('dayOrders'),
          text: (row) => count(row.orders),
          value: (row) => row.orders,
        },
        { ...column('dayConversion'), text: conversion, value: conversionValue },
      ])}
    />
  );
};

const MostViewed = ({ report: { from, to, products } }: { report: VisitsReportDto }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { count, percent } = useFormat();
  const conversion = useConversion();
  const column = useReportColumn();
  const named = products.map((product) => ({
    ...product,
    title: nameOf(product) || t('analytics.deletedProduct'),
  }));
  const chart = useBarMeasures(named, t('report.mostViewed'), [
    { name: t('report.views'), value: ({ now }) => now.views, text: count },
    { name: t('report.carts'), value: ({ now }) => now.carts, text: count },
    { name: t('analytics.orders'), value: ({ now }) => now.orders, text: count },
    { name: t('report.conversion'), value: ({ now }) => conversionOf(now) ?? 0, text: percent },
  ]);
  return (
    <ChartPanel
      {...chart}
      title={t('report.mostViewed')}
      summary={chart.summary ?? t('report.noViews')}
      nothing={named.length === 0}
      area={BARS_AREA}
      {...reportTable(`most-viewed-${from}-${to}`, named, [
        { name: t('report.product'), text: (row) => row.title, value: (row) => row.title },
        {
          ...column('productViews'),
          text: (row) => count(row.now.views),
          value: (row) => row.now.views,
        },
        {
          ...column('productCarts'),
          text: (row) => count(row.now.carts),
          value: (row) => row.now.carts,
        },
        {
          ...column('productOrders'),
          text: (row) => count(row.now.orders),
          value: (row) => row.now.orders,
        },
        {
          ...column('productConversion'),
          text: (row) => conversion(row.now),
          value: (row) => conversionValue(row.now),
        },
        {
          ...column('productBefore'),
          text: (row) => count(row.before.views),
          value: (row) => row.before.views,
        },
        {
          ...column('productChange'),
          text: ({ before, now }) => {
            const change = changeOf(before.views, now.views);
            return change === undefined ? '–' : percent(change, true);
          },
        },
      ])}
    />
  );
};

/** Visits of a period and the products that were viewed most, compared with the period before. */
export const VisitsReport = ({ report }: { report: VisitsReportDto }) => {
  const t = useText();
  const { day } = useFormat();
  const { countedSince, beforeFrom } = report;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="min-h-[2lh] text-small text-muted md:min-h-[1lh]">
        {countedSince &&
          countedSince > beforeFrom &&
          t('report.countedSince', { day: day(countedSince) })}
      </p>
      <VisitTotals report={report} />
      <VisitsOverTime report={report} />
      <MostViewed report={report} />
    </div>
  );
};
