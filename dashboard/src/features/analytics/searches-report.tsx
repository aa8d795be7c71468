import type { SearchesReportDto } from '@shop/contracts';
import { lazy } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { BARS_AREA } from './chart-areas';
import { ChartPanel } from './chart-panel';
import { reportTable } from './report-table';
import { useReportColumn } from './use-report-column';
import { changeOf } from './scale';

const BarChart = lazy(async () => ({ default: (await import('./bar-chart')).BarChart }));
/** Number of words with a bar; the table has all. */
const BARS = 8;

const Words = ({
  title,
  none,
  file,
  words,
  hasResults,
}: {
  title: string;
  /** Shown without any. */
  none: string;
  file: string;
  words: SearchesReportDto['found'];
  hasResults: boolean;
}) => {
  const t = useText();
  const { count, percent } = useFormat();
  const column = useReportColumn();
  const [best] = words;
  return (
    <ChartPanel
      title={title}
      summary={best ? t('report.bestSearch', { words: best.words, count: best.searches }) : none}
      nothing={!best}
      area={BARS_AREA}
      {...reportTable(file, words, [
        { name: t('report.words'), text: (row) => row.words, value: (row) => row.words },
        {
          ...column('wordSearches'),
          text: (row) => count(row.searches),
          value: (row) => row.searches,
        },
        ...(hasResults
          ? [
              {
                ...column('wordResults'),
                text: ({ results }: (typeof words)[number]) =>
                  results === null ? '–' : count(results),
                value: ({ results }: (typeof words)[number]) => results ?? '',
              },
            ]
          : []),
        { ...column('wordBefore'), text: (row) => count(row.before), value: (row) => row.before },
        {
          ...column('wordChange'),
          text: ({ before, searches }) => {
            const change = changeOf(before, searches);
            return change === undefined ? '–' : percent(change, true);
          },
        },
      ])}
    >
      <BarChart
        bars={words.slice(0, BARS).map((row) => ({
          name: row.words,
          value: row.searches,
          text: count(row.searches),
        }))}
      />
    </ChartPanel>
  );
};

/** The words that were searched most, those that find nothing apart. */
export const SearchesReport = ({
  report: { from, to, found, missing },
}: {
  report: SearchesReportDto;
}) => {
  const t = useText();
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Words
        title={t('report.topSearches')}
        none={t('report.noSearches')}
        file={`searches-${from}-${to}`}
        words={found}
        hasResults
      />
      <Words
        title={t('report.missingSearches')}
        none={t('report.noMissingSearches')}
        file={`searches-without-results-${from}-${to}`}
        words={missing}
        hasResults={false}
      />
    </div>
  );
};
