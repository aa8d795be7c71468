import { BYTE_ORDER_MARK, csvLine } from '@shop/shop-rules';
import { Button, cx, saveFile, Skeleton } from '@shop/ui';
import { Suspense, use, useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { ReportColumns, type ReportColumn } from './report-columns';

/** A table as a file; days as 2026-11-21 and money in AED without the currency. */
export interface CsvTable {
  /** Name of the file without its ending. */
  name: string;
  columns: string[];
  rows: (string | number)[][];
}

/** Saves a table that spreadsheets read as UTF-8. */
const saveCsv = ({ name, columns, rows }: CsvTable): void =>
  saveFile(
    new Blob([BYTE_ORDER_MARK, ...[columns, ...rows].map(csvLine)], { type: 'text/csv' }),
    `${name}.csv`,
  );

/** A chart with a title, a summary sentence and its data as a table on demand. */
export const ChartPanel = ({
  title,
  summary,
  columns,
  keys = [],
  rows,
  nothing,
  csv,
  area,
  choice: measures,
  className,
  children,
}: {
  title: string;
  summary: string;
  /** Headers of the table. */
  columns: string[];
  /** Keys of the columns that can be hidden, by their place. */
  keys?: (ReportColumn | undefined)[];
  /** Cells of the table; the first names the row. */
  rows: string[][];
  /** Shows only the sentence. */
  nothing: boolean;
  /** Offers the data as a file. */
  csv?: CsvTable;
  /** Height class of chart and table, kept without data too, so that nothing below moves. */
  area?: string;
  /** Chooses what the chart shows. */
  choice?: ReactNode;
  className?: string;
  /** The chart; decorative, because sentence and table contain its data. */
  children: ReactNode;
}) => {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const isKept = area !== undefined;
  const choice = use(ReportColumns);
  const choosable = columns.flatMap((header, at) => {
    const key = keys[at];
    return choice && key ? [{ key, header }] : [];
  });
  const isShown = (_: unknown, at: number): boolean => !choice?.hidden.includes(keys[at] ?? '');
  return (
    <Panel
      title={title}
      className={className}
      action={
        (!nothing || isKept) && (
          <span
            className={cx(
              '-my-2 -me-3 flex flex-wrap items-center justify-end',
              nothing && 'invisible',
            )}
          >
            {measures && <span className={cx('me-3', asTable && 'invisible')}>{measures}</span>}
            {csv && (
              <Button
                variant="quiet"
                size="small"
                className="whitespace-nowrap"
                onClick={() => saveCsv(csv)}
              >
                {t('report.download')}
                <span className="sr-only">: {title}</span>
              </Button>
            )}
            {asTable && choice && choosable.length > 0 && (
              <choice.Menu
                columns={choosable}
                hidden={choice.hidden}
                show={choice.show}
                of={title}
              />
            )}
            <Button
              variant="quiet"
              size="small"
              className="whitespace-nowrap"
              aria-expanded={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? t('analytics.asChart') : t('analytics.asTable')}
              <span className="sr-only">: {title}</span>
            </Button>
          </span>
        )
      }
    >
      <p
        role="status"
        className={cx(
          '-mt-2 text-small text-muted',
          (!nothing || isKept) && 'mb-5',
          isKept && 'max-md:min-h-[3lh]',
        )}
      >
        {summary}
      </p>
      {nothing ? (
        isKept && <div data-chart-area="" className={area} />
      ) : asTable ? (
        <div
          className={cx('overflow-y-auto', area ?? 'max-h-80')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
          tabIndex={0}
          role="group"
          aria-label={title}
        >
          <table className="w-full text-small">
            <thead className="sticky top-0 bg-surface">
              <tr>
                {columns.filter(isShown).map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`border-b border-line py-2 font-semibold ${index ? 'ps-3 text-end' : 'text-start'}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => {
                const [name, ...values] = cells.filter(isShown);
                return (
                  <tr key={row} className="border-b border-line last:border-b-0">
                    <th scope="row" className="min-w-24 py-2 text-start font-normal">
                      {name}
                    </th>
                    {values.map((value, column) => (
                      <td
                        key={column}
                        className="py-2 ps-3 text-end whitespace-nowrap tabular-nums"
                      >
                        {value}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={area}>
          <Suspense fallback={<Skeleton className={area ?? 'h-64'} />}>{children}</Suspense>
        </div>
      )}
    </Panel>
  );
};
