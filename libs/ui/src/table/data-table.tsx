import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Skeleton } from '../skeleton/skeleton';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Words of the two orders this column can give, in whatever language the owner of the rows speaks. */
  sort?: { asc: string; desc: string };
  align?: 'end';
  /** This cell names the row. */
  rowHeader?: boolean;
  className?: string;
}

export interface DataTableProps<Row> {
  /** Read out before the rows; not shown. */
  caption: string;
  columns: Column<Row>[];
  /** Undefined while the first rows are on their way. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Current order, one of the columns' words. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Other rows are on their way; the present ones stay, paler. */
  busy?: boolean;
  /** Rows drawn while `rows` is undefined. */
  skeletonRows?: number;
}

const Header = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<DataTableProps<Row>, 'sort' | 'onSort'>) => {
  const { sort: words } = column;
  const direction =
    words && (sort === words.asc ? 'ascending' : sort === words.desc ? 'descending' : 'none');
  const Icon =
    direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        'border-b border-line bg-surface px-3 py-2 text-mini font-semibold whitespace-nowrap text-muted first:ps-4 last:pe-4',
        column.align === 'end' ? 'text-end' : 'text-start',
        column.className,
      )}
    >
      {words ? (
        <button
          type="button"
          className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:text-ink"
          onClick={() => onSort?.(direction === 'ascending' ? words.desc : words.asc)}
        >
          {column.header}
          <Icon
            aria-hidden="true"
            className={cx('size-3.5', direction === 'none' && 'opacity-50')}
            strokeWidth={1.5}
          />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
};

/** Table whose order, paging and rows are somebody else's: it only draws them. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
  skeletonRows = 8,
}: DataTableProps<Row>) => {
  const cell = (column: Column<Row>) =>
    cx(
      'border-b border-line px-3 py-2 align-middle first:ps-4 last:pe-4 group-last:border-b-0',
      column.align === 'end' && 'text-end tabular-nums',
      column.className,
    );
  return (
    <table className="w-full border-separate border-spacing-0 text-small" aria-busy={!rows || busy}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.key} {...{ column, sort, onSort }} />
          ))}
        </tr>
      </thead>
      <tbody className={cx('transition-opacity', busy && 'opacity-60')}>
        {rows
          ? rows.map((row) => (
              <tr key={rowKey(row)} className="group h-14 transition-colors hover:bg-sand/60">
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
            ))
          : Array.from({ length: skeletonRows }, (_, row) => (
              <tr key={row} className="group h-14">
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
            ))}
      </tbody>
    </table>
  );
};
