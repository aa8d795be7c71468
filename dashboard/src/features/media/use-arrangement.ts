import { useState } from 'react';
import { moved, newMedia, savedMedia, type Media } from './media';

/** The edited list and the saved one. */
export const useArrangement = (references: string[]) => {
  const [saved, setSaved] = useState(() => savedMedia(references));
  const [items, setItems] = useState(saved);
  const isSaved = (media: Media | undefined, index: number) => media?.key === saved[index]?.key;
  return {
    items,
    dirty: items.length !== saved.length || !items.every(isSaved),
    arrange: setItems,
    move: (from: number, to: number) => setItems(moved(items, from, to)),
    remove: (key: string) => setItems(items.filter((media) => media.key !== key)),
    add: (files: File[]) => setItems([...items, ...newMedia(files)]),
    /** Resets to the saved list; new files stay at the end if requested. */
    restart: (now: string[], keepNew = false) => {
      const fresh = savedMedia(now);
      setSaved(fresh);
      setItems(keepNew ? [...fresh, ...items.filter(({ file }) => file)] : fresh);
    },
    discard: () => setItems(saved),
  };
};
