import { Fragment, type ReactNode } from 'react';
import { cx } from '../cx';
import { Skeleton } from '../skeleton/skeleton';
import { ChoiceBox } from './choice-box';
import { chosenOf, type Column, type RowChoice } from './column';
import { ColumnHeader } from './column-header';

export interface DataTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  columns: Column<Row>[];
  /** Undefined while loading. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Current sort value. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Adds a checkbox to each row. */
  choice?: RowChoice<Row>;
  /** True while other rows load; the present ones are dimmed. */
  busy?: boolean;
  /** Rows below a row, each a SubRow. */
  below?: (row: Row) => ReactNode;
  /** Number of skeleton rows while `rows` is undefined. */
  skeletonRows?: number;
}

const frame =
  'border-b border-line px-3 py-2 align-middle first:ps-4 last:pe-4 max-lg:not-first:ps-1.5 max-lg:not-last:pe-1.5 group-last:border-b-0';
const cell = <Row,>({ align, className }: Column<Row>) =>
  cx(frame, align === 'end' && 'text-end tabular-nums', className);

/** A row that belongs to the one above it: a header and a cell for each further column, or one cell. */
export const SubRow = <Row,>({
  columns,
  hasChoice,
  header,
  cell: content,
  whole,
}: {
  columns: Column<Row>[];
  hasChoice: boolean;
  header?: ReactNode;
  /** The content of a column. */
  cell?: (column: string) => ReactNode;
  /** The content of the whole row. */
  whole?: ReactNode;
}) => (
  <tr data-row="" tabIndex={-1} className="group scroll-mt-28 scroll-mb-24 bg-sand/40">
    {hasChoice && <td className={frame} />}
    {whole ? (
      <td colSpan={columns.length} className={frame}>
        {whole}
      </td>
    ) : (
      columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" className={cx(cell(column), 'text-start font-normal')}>
            {header}
          </th>
        ) : (
          <td key={column.key} className={cell(column)}>
            {content?.(column.key)}
          </td>
        ),
      )
    )}
  </tr>
);

const GreyRows = <Row,>({
  columns,
  count,
  withBox,
}: {
  columns: Column<Row>[];
  count: number;
  withBox: boolean;
}) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className="group h-14">
      {withBox && (
        <td className={frame}>
          <Skeleton className="size-5" />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={cell(column)}>
          <Skeleton
            className={cx(
              'h-4',
              index === 0 ? 'w-4/5' : 'w-3/5',
              column.align === 'end' && 'ms-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ));

/** A controlled table: the parent handles sorting, paging and data. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  choice,
  busy = false,
  below,
  skeletonRows = 8,
}: DataTableProps<Row>) => (
  <table className="w-full border-separate border-spacing-0 text-small" aria-busy={!rows || busy}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {choice && (
          <td className="z-10 w-11 border-b border-line bg-surface ps-4 pe-2 xl:sticky xl:top-16">
            <ChoiceBox
              label={choice.allLabel}
              checked={chosenOf(rows ?? [], choice)}
              disabled={!rows || busy}
              onChange={choice.chooseAll}
            />
          </td>
        )}
        {columns.map((column) => (
          <ColumnHeader key={column.key} {...{ column, sort, onSort }} />
        ))}
      </tr>
    </thead>
    <tbody className={cx('transition-opacity', busy && 'opacity-60')}>
      {rows ? (
        rows.map((row) => {
          const isChosen = choice?.isChosen(row) ?? false;
          return (
            <Fragment key={rowKey(row)}>
              <tr
                // Positioned, so that a cell's link may cover the row. Scroll margin for keyboard navigation, so that sticky headers and bars do not cover a row.
                data-row=""
                tabIndex={-1}
                className={cx(
                  'group relative h-14 scroll-mt-28 scroll-mb-24 transition-colors -outline-offset-2',
                  isChosen ? 'bg-sand' : 'hover:bg-sand/60',
                )}
              >
                {choice && (
                  <td className={frame}>
                    <ChoiceBox
                      label={choice.labelOf(row)}
                      checked={isChosen}
                      onChange={(on, range) => choice.choose(row, on, range)}
                    />
                  </td>
                )}
                {columns.map((column) =>
                  column.rowHeader ? (
                    <th
                      key={column.key}
                      scope="row"
                      className={cx(cell(column), 'text-start font-normal')}
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} className={cell(column)}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
              {below?.(row)}
            </Fragment>
          );
        })
      ) : (
        <GreyRows columns={columns} count={skeletonRows} withBox={choice !== undefined} />
      )}
    </tbody>
  </table>
);
