import { useSyncExternalStore } from 'react';

const KEY = 'watched-exports';
const NONE: number[] = [];
const listeners = new Set<() => void>();
let known = { text: '', ids: NONE };

const read = (): number[] => {
  const text = sessionStorage.getItem(KEY) ?? '';
  if (text !== known.text) known = { text, ids: text.split(',').map(Number).filter(Boolean) };
  return known.ids;
};
const write = (ids: number[]) => {
  sessionStorage.setItem(KEY, ids.join(','));
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Announces the end of an export in this browser tab, also after a reload. */
export const watchExport = (id: number) => write([...read(), id]);
export const unwatchExport = (id: number) => write(read().filter((each) => each !== id));

/** Exports whose end is to be announced. */
export const useWatchedExports = (): number[] => useSyncExternalStore(subscribe, read);
