import { cx, IconButton } from '@shop/ui';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { useTileDrag, type Side } from '@/shared/list/use-tile-drag';

/** One entry of an ordered list: dragged or moved by buttons, shown or hidden. */
export const ArrangedRow = ({
  rowKey,
  list,
  name,
  shown,
  index,
  total,
  onMove,
  onDropped,
  onShow,
  children,
}: {
  rowKey: string;
  /** Name of its list. */
  list: string;
  name: string;
  shown: boolean;
  /** Zero-based. */
  index: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onDropped: (dragged: string, side: Side) => void;
  onShow: (shown: boolean) => void;
  /** Below the name. */
  children?: ReactNode;
}) => {
  const t = useText();
  const { count } = useFormat();
  const { tile, dragged, side } = useTileDrag(rowKey, false, onDropped, list);
  return (
    <li
      ref={tile}
      className={cx(
        'relative flex items-center gap-1 border-b border-line bg-surface py-0.5 last:border-b-0 sm:gap-2',
        dragged && 'opacity-40',
        side && 'after:absolute after:inset-x-0 after:h-0.5 after:bg-accent',
        side === 'before' && 'after:-top-px',
        side === 'after' && 'after:-bottom-px',
      )}
    >
      <GripVertical className="size-4 shrink-0 cursor-grab text-muted" />
      <span
        aria-hidden="true"
        className="me-1 w-4 shrink-0 text-end text-mini text-muted tabular-nums sm:me-0 sm:w-5"
      >
        {count(index + 1)}
      </span>
      <div className="min-w-0 grow">
        <p className={cx('break-words', !shown && 'text-muted line-through')}>
          <bdi>{name}</bdi>
        </p>
        {children}
      </div>
      <label className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={t('layout.showNamed', { name })}
          checked={shown}
          className="size-5 accent-accent"
          onChange={({ target }) => onShow(target.checked)}
        />
      </label>
      {([-1, 1] as const).map((by) => {
        const isEnd = by < 0 ? index === 0 : index === total - 1;
        const Icon = by < 0 ? ChevronUp : ChevronDown;
        return (
          <IconButton
            key={by}
            label={t(by < 0 ? 'layout.moveUp' : 'layout.moveDown', { name })}
            data-move={`${rowKey} ${by}`}
            // Not disabled, so that it keeps the focus at the end of the list.
            aria-disabled={isEnd || undefined}
            className="-ms-2"
            onClick={() => !isEnd && onMove(by)}
          >
            <Icon className="size-4" />
          </IconButton>
        );
      })}
    </li>
  );
};
