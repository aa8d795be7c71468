import { lazy, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useReportUnit, type ReportUnit } from './use-report-unit';

const LineChart = lazy(async () => ({ default: (await import('./line-chart')).LineChart }));

/** A number over time. */
interface Measure<Row> {
  name: string;
  value: (row: Row) => number;
  text: (value: number) => string;
  /** Short form on the axis. */
  tick: (value: number) => string;
}

/** The chart of one of several numbers over time, with its title, the choice and a sentence about its highest value. */
export const useMeasures = <Row extends { day: string }>(
  rows: Row[],
  unit: ReportUnit,
  measures: [Measure<Row>, ...Measure<Row>[]],
) => {
  const t = useText();
  const { nameOf } = useReportUnit(unit);
  const [at, setAt] = useState(0);
  const { name, value, text, tick } = measures[at] ?? measures[0];
  const best = rows.reduce((a, b) => (value(b) > value(a) ? b : a));
  return {
    title: t('analytics.overTime', { measure: name, unit }),
    summary:
      value(best) > 0
        ? t('analytics.best', { day: nameOf(best.day), value: text(value(best)) })
        : t('analytics.noValues'),
    choice: (
      <select
        aria-label={t('analytics.shown', { measures: measures[0].name })}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        className="h-11 border border-control bg-surface px-2 text-small"
      >
        {measures.map((measure, index) => (
          <option key={measure.name} value={index}>
            {measure.name}
          </option>
        ))}
      </select>
    ),
    children: (
      <LineChart
        points={rows.map((row) => ({
          name: nameOf(row.day),
          value: value(row),
          text: text(value(row)),
        }))}
        tick={tick}
      />
    ),
  };
};
