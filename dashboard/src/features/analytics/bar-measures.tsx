import { lazy } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useChosen, type Measure } from './measures';

const BarChart = lazy(async () => ({ default: (await import('./bar-chart')).BarChart }));
/** Most bars of a chart; the table has all rows. */
const BARS = 8;

/** Bars of the rows that have most of the chosen number, the choice, and a sentence about the first if it has any. */
export const useBarMeasures = <Row extends { title: string }>(
  rows: Row[],
  label: string,
  measures: [Measure<Row>, ...Measure<Row>[]],
) => {
  const t = useText();
  const { measure, choice } = useChosen(measures, t('analytics.shown', { measures: label }));
  const { value, text } = measure;
  const most = rows.toSorted((a, b) => value(b) - value(a)).slice(0, BARS);
  const [best] = most;
  return {
    summary:
      best && value(best) > 0
        ? t('analytics.best', { day: best.title, value: text(value(best)) })
        : undefined,
    choice,
    children: (
      <BarChart
        bars={most.map((row) => ({ name: row.title, value: value(row), text: text(value(row)) }))}
      />
    ),
  };
};
