import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { dropIndices, type Side } from '@/shared/list/use-tile-drag';
import type { Media } from './media';
import { MediaTile } from './media-tile';
import { indexAfterKey } from './index-after-key';

/** Pictures in order; dragging, keys and menu all call `onMove`. */
export const MediaGrid = ({
  label,
  items,
  shares,
  onMove,
  onArrange,
  onRemove,
}: {
  label: string;
  items: Media[];
  /** Upload progress of each new file by key; undefined while nothing is uploaded. */
  shares: Map<string, number> | undefined;
  onMove: (from: number, to: number) => void;
  /** Restores a previous order. */
  onArrange: (items: Media[]) => void;
  onRemove: (key: string) => void;
}) => {
  const t = useText();
  const rtl = useLocale() === 'ar';
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const [lifted, setLifted] = useState<{ key: string; before: Media[] }>();
  const [announcement, setAnnouncement] = useState('');
  const total = items.length;

  const tileOf = (key: string | undefined) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])].find(
      ({ dataset }) => dataset['tile'] === key,
    );
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (lifted) tileOf(lifted.key)?.focus();
  }, [items, lifted]);

  const move = (from: number, to: number) => {
    if (from === to) return;
    onMove(from, to);
    setAnnouncement(t('media.moved', { from: from + 1, to: to + 1, total }));
  };
  const drop = (key: string, dragged: string, side: Side) => {
    const keys = items.map((media) => media.key);
    const indices = dropIndices(keys, dragged, key, side);
    if (indices) move(...indices);
  };
  const remove = (index: number, key: string) => {
    const next = items[index + 1] ?? items[index - 1];
    tileOf(next?.key)?.focus();
    onRemove(key);
    setAnnouncement(t('media.removed', { position: index + 1, total: total - 1 }));
  };

  const press = (event: KeyboardEvent, index: number, media: Media) => {
    const isLifted = !shares && lifted?.key === media.key;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (shares) return;
      setLifted(isLifted ? undefined : { key: media.key, before: items });
      return setAnnouncement(
        t(isLifted ? 'media.dropped' : 'media.pickedUp', { position: index + 1, total }),
      );
    }
    if (event.key === 'Escape' && isLifted) {
      onArrange(lifted.before);
      setLifted(undefined);
      return setAnnouncement(t('media.moveCancelled'));
    }
    const to = indexAfterKey(event.key, { index, total, rtl, list: list.current });
    if (to === undefined) return;
    event.preventDefault();
    if (isLifted) move(index, to);
    else tileOf(items[to]?.key)?.focus();
  };

  return (
    <>
      <p id={help} className="mt-4 mb-2 text-mini text-muted">
        {t('media.help')}
      </p>
      <ul
        ref={list}
        aria-label={label}
        // A blur without a next element comes from moving the tile.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) setLifted(undefined);
        }}
        className="-mx-1.5 grid grid-cols-2 min-[360px]:grid-cols-3 md:grid-cols-5 xl:grid-cols-6"
      >
        {items.map((media, index) => (
          <MediaTile
            key={media.key}
            {...{ media, index, total }}
            lifted={lifted?.key === media.key}
            share={shares && (shares.get(media.key) ?? 1)}
            describedBy={help}
            onKey={(event) => press(event, index, media)}
            onMove={(to) => move(index, to)}
            onDropped={(dragged, side) => drop(media.key, dragged, side)}
            onRemove={() => remove(index, media.key)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
};
