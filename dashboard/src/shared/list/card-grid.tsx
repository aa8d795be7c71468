import { cx, Loading, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3';

/** Rows as a grid of cards; skeletons until the first load. */
export const CardGrid = <Row,>({
  label,
  rows,
  busy = false,
  height,
  children,
}: {
  label: string;
  rows: Row[] | undefined;
  /** True while another page loads. */
  busy?: boolean;
  /** Height class of a skeleton card. */
  height: string;
  children: (row: Row) => ReactNode;
}) => {
  const t = useText();
  return rows ? (
    <ul
      aria-label={label}
      aria-busy={busy}
      className={cx(grid, 'transition-opacity', busy && 'opacity-60')}
    >
      {rows.map(children)}
    </ul>
  ) : (
    <Loading text={t('shell.loading')}>
      <div className={grid}>
        {Array.from({ length: 6 }, (_, card) => (
          <Skeleton key={card} className={height} />
        ))}
      </div>
    </Loading>
  );
};
