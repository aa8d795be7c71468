import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { dropIndices } from '@/shared/list/use-tile-drag';
import { ArrangedRow } from './arranged-row';
import { moved } from './layout-values';

/** A list in the order of the shop; entries are dragged or moved by buttons, and shown or hidden. */
export const ArrangedList = <Entry extends { shown: boolean }>({
  label,
  entries,
  keyOf,
  nameOf,
  onChange,
  more,
}: {
  label: string;
  entries: Entry[];
  keyOf: (entry: Entry) => string;
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  /** What an entry has below its name. */
  more?: (entry: Entry, onChange: (entry: Entry) => void) => ReactNode;
}) => {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const [pressed, setPressed] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const keys = entries.map(keyOf);
  // An element that moves in the document loses the focus.
  useEffect(() => {
    if (pressed) list.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
  }, [entries, pressed]);

  const change = (entry: Entry, next: Entry) =>
    onChange(entries.map((each) => (each === entry ? next : each)));
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (!entry || from === to) return;
    onChange(moved(entries, from, to));
    setAnnouncement(
      t('layout.moved', { name: nameOf(entry), position: to + 1, total: entries.length }),
    );
  };
  return (
    <>
      <ol ref={list} aria-label={label} onBlur={() => setPressed('')}>
        {entries.map((entry, index) => {
          const key = keyOf(entry);
          return (
            <ArrangedRow
              key={key}
              rowKey={key}
              list={id}
              name={nameOf(entry)}
              shown={entry.shown}
              index={index}
              total={entries.length}
              onMove={(by) => {
                setPressed(`${key} ${by}`);
                move(index, index + by);
              }}
              onDropped={(dragged, side) => {
                const indices = dropIndices(keys, dragged, key, side);
                if (indices) move(...indices);
              }}
              onShow={(shown) => change(entry, { ...entry, shown })}
            >
              {more?.(entry, (next) => change(entry, next))}
            </ArrangedRow>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
};
