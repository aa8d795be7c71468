import { lazy, useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useReportUnit, type ReportUnit } from './use-report-unit';

const LineChart = lazy(async () => ({ default: (await import('./line-chart')).LineChart }));

/** A number of a row. */
export interface Measure<Row> {
  name: string;
  value: (row: Row) => number;
  text: (value: number) => string;
}
/** A number over time, with its short form on the axis. */
interface MeasureOverTime<Row> extends Measure<Row> {
  tick: (value: number) => string;
}

/** The chosen one of several numbers, and the choice, whose label names what is chosen from. */
export const useChosen = <Each extends { name: string }>(
  measures: [Each, ...Each[]],
  label: string,
) => {
  const [at, setAt] = useState(0);
  return {
    measure: measures[at] ?? measures[0],
    choice: (
      <select
        aria-label={label}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
        className="h-11 border border-control bg-surface px-2 text-small"
      >
        {measures.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    ),
  };
};

/** The chart of one of several numbers over time, with its title, the choice and a sentence about its highest value. */
export const useMeasures = <Row extends { day: string }>(
  rows: Row[],
  unit: ReportUnit,
  measures: [MeasureOverTime<Row>, ...MeasureOverTime<Row>[]],
) => {
  const t = useText();
  const { nameOf } = useReportUnit(unit);
  const { measure, choice } = useChosen(
    measures,
    t('analytics.shown', { measures: measures[0].name }),
  );
  const { name, value, text, tick } = measure;
  const best = rows.reduce((a, b) => (value(b) > value(a) ? b : a));
  return {
    title: t('analytics.overTime', { measure: name, unit }),
    summary:
      value(best) > 0
        ? t('analytics.best', { day: nameOf(best.day), value: text(value(best)) })
        : t('analytics.noValues'),
    choice,
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
