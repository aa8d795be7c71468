import { cx, Loading, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

const SKELETONS = 4;

/** A list with a panel for each row, and skeletons until the rows are loaded. */
export const PanelList = <Row extends { id: number }>({
  label,
  rows,
  busy,
  height,
  children,
}: {
  label: string;
  rows: Row[] | undefined;
  busy: boolean;
  /** Class of the height of a skeleton. */
  height: string;
  children: (row: Row) => ReactNode;
}) => {
  const t = useText();
  if (!rows)
    return (
      <Loading text={t('shell.loading')}>
        <div className="flex flex-col gap-3">
          {Array.from({ length: SKELETONS }, (_, row) => (
            <Skeleton key={row} className={height} />
          ))}
        </div>
      </Loading>
    );
  return (
    <ul
      aria-label={label}
      aria-busy={busy}
      className={cx('flex flex-col gap-3 transition-opacity', busy && 'opacity-60')}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          data-row=""
          tabIndex={-1}
          className="panel flex scroll-mt-20 flex-col gap-3 p-4"
        >
          {children(row)}
        </li>
      ))}
    </ul>
  );
};
