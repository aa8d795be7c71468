import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { cx } from '../cx';
import type { Column } from './column';

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** Column heading; a sortable one cycles ascending, descending and unsorted. */
export const ColumnHeader = <Row,>({
  column: { header, sort: words, align, className },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort?: string;
  onSort?: (sort: string) => void;
}) => {
  const direction =
    words && (sort === words.asc ? 'ascending' : sort === words.desc ? 'descending' : 'none');
  const Icon = ICONS[direction ?? 'none'];
  const next = words && { none: words.asc, ascending: words.desc, descending: '' };
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cx(
        'z-10 border-b border-line bg-surface px-3 py-2 text-mini font-semibold whitespace-nowrap text-muted first:ps-4 last:pe-4 max-lg:not-first:ps-1.5 max-lg:not-last:pe-1.5 xl:sticky xl:top-16',
        align === 'end' ? 'text-end' : 'text-start',
        className,
      )}
    >
      {next && direction ? (
        <button
          type="button"
          className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 hover:text-ink"
          onClick={() => onSort?.(next[direction])}
        >
          {header}
          <Icon className={cx('size-3.5', direction === 'none' && 'opacity-50')} />
        </button>
      ) : (
        header
      )}
    </th>
  );
};
