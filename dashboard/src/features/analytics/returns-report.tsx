import type { ReturnsReportDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { LINE_AREA } from './chart-areas';
import { ChartPanel } from './chart-panel';
import { useMeasures } from './measures';
import { reportTable } from './report-table';
import { Total, TotalList } from './totals';
import { useReportUnit } from './use-report-unit';

/** Returns that arrived in a period, compared with the period before. */
export const ReturnsReport = ({
  report: { from, to, totals, before, days, unit },
}: {
  report: ReturnsReportDto;
}) => {
  const t = useText();
  const { aed, count, short } = useFormat();
  const { header, nameOf } = useReportUnit(unit);
  const counted = { text: count, tick: short };
  const { summary, ...chart } = useMeasures(days, unit, [
    { name: t('report.returnedValue'), value: ({ value }) => value, text: aed, tick: short },
    { name: t('report.returnCount'), value: ({ returns }) => returns, ...counted },
    { name: t('report.pieces'), value: ({ pieces }) => pieces, ...counted },
  ]);
  // More returns are no success, so changes have no color.
  const total = (label: string, value: string, then: string) => (
    <Total label={label} value={value} before={then} change={undefined} />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <TotalList>
        {total(t('report.returnCount'), count(totals.returns), count(before.returns))}
        {total(t('report.pieces'), count(totals.pieces), count(before.pieces))}
        {total(t('report.returnedValue'), aed(totals.value), aed(before.value))}
      </TotalList>
      <ChartPanel
        {...chart}
        summary={totals.returns > 0 ? summary : t('report.noReturns')}
        nothing={totals.returns === 0}
        area={LINE_AREA}
        {...reportTable(`returns-${from}-${to}`, days, [
          { name: header, text: (row) => nameOf(row.day), value: (row) => row.day },
          {
            name: t('report.returnCount'),
            text: (row) => count(row.returns),
            value: (row) => row.returns,
          },
          {
            name: t('report.pieces'),
            text: (row) => count(row.pieces),
            value: (row) => row.pieces,
          },
          {
            name: t('report.returnedValue'),
            text: (row) => aed(row.value),
            value: (row) => row.value,
          },
        ])}
      />
    </div>
  );
};
