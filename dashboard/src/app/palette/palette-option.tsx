import { cx } from '@shop/ui';
import type { LucideIcon } from 'lucide-react';
import type { TypedEntry } from './entry';

/** One entry of the palette; the input handles the keyboard. */
export const PaletteOption = ({
  id,
  entry: { text, note },
  icon: Icon,
  active,
  onPoint,
  onChoose,
}: {
  id: string;
  entry: TypedEntry;
  icon: LucideIcon;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) => (
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys of its options
  <div
    id={id}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    onMouseDown={(event) => event.preventDefault()}
    onPointerMove={active ? undefined : onPoint}
    onClick={onChoose}
    className={cx(
      'flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-3 py-1.5',
      active && 'bg-sand',
    )}
  >
    <Icon className="size-5 shrink-0 text-muted" />
    <span className="min-w-0 grow items-center justify-between gap-3 sm:flex">
      <bdi className="block truncate">{text}</bdi>
      {note && (
        <bdi className="block shrink-0 truncate text-mini text-muted sm:max-w-2/5">{note}</bdi>
      )}
    </span>
  </div>
);
