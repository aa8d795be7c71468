import {
  ChoiceBox,
  chosenOf,
  cx,
  DataTable,
  Loading,
  Skeleton,
  type DataTableProps,
} from '@shop/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { useMedia } from '@/shared/browser/use-media';
import { unsavedChanges } from '@/shared/unsaved/unsaved-changes';
import { TablePanel } from './table-panel';

/** Media query for tables. */
export const TABLE_FROM = '(min-width: 48rem)';

// A single unnamed column would grow with a long address.
const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2';

interface DataListProps<Row> extends DataTableProps<Row> {
  /** A row on narrow screens. */
  card: (row: Row) => ReactNode;
  /** Height class of a skeleton card. */
  cardHeight: string;
  /** Media query for this table. */
  tableFrom?: string;
}

const isSaved = (): boolean => unsavedChanges.state() === 'saved';

/** Whether rows are a table; while something is unsaved, it stays as it is, as the other form would lose what is typed. */
const useIsTable = (tableFrom: string): boolean => {
  const isWide = useMedia(tableFrom);
  const mayChange = useSyncExternalStore(unsavedChanges.subscribe, isSaved);
  const [isTable, setTable] = useState(isWide);
  if (mayChange && isTable !== isWide) setTable(isWide);
  return isTable;
};

/** Rows as a table, or as cards on narrow screens. */
export const DataList = <Row,>({
  card,
  cardHeight,
  tableFrom = TABLE_FROM,
  ...table
}: DataListProps<Row>) => {
  const t = useText();
  const { caption, rows, rowKey, choice, busy } = table;
  if (useIsTable(tableFrom))
    return (
      <TablePanel>
        <DataTable {...table} />
      </TablePanel>
    );
  if (!rows)
    return (
      <Loading text={t('shell.loading')}>
        <div className={grid}>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} className={cardHeight} />
          ))}
        </div>
      </Loading>
    );
  return (
    <>
      {choice && (
        <p className="mb-3 flex items-center gap-3 px-3 text-small text-muted">
          <ChoiceBox
            label={choice.allLabel}
            checked={chosenOf(rows, choice)}
            disabled={busy === true}
            onChange={choice.chooseAll}
          />
          <span aria-hidden="true">{choice.allLabel}</span>
        </p>
      )}
      <ul
        aria-label={caption}
        aria-busy={busy}
        className={cx(grid, 'transition-opacity', busy && 'opacity-60')}
      >
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            data-row=""
            tabIndex={-1}
            className={cx(
              'panel flex scroll-mt-20 scroll-mb-28 gap-3 p-3',
              choice?.isChosen(row) && 'bg-sand!',
            )}
          >
            {choice && (
              <span className="pt-0.5">
                <ChoiceBox
                  label={choice.labelOf(row)}
                  checked={choice.isChosen(row)}
                  onChange={(on, range) => choice.choose(row, on, range)}
                />
              </span>
            )}
            {card(row)}
          </li>
        ))}
      </ul>
    </>
  );
};
