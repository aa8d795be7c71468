import { onOtherTab } from '@/shared/browser/browser';
import { readSaved, save } from '@/shared/browser/saved-json';
import { createStore, useStore } from '@/shared/browser/store';

const KEY = 'recent-searches';
const MAX_ENTRIES = 6;
const LONGEST = 80;

const read = (): string[] => {
  const saved = readSaved(KEY);
  return Array.isArray(saved)
    ? saved.filter((text): text is string => typeof text === 'string').slice(0, MAX_ENTRIES)
    : [];
};
const store = createStore<string[]>(read(), []);
const write = (texts: string[]) => {
  save(KEY, texts);
  store.set(texts);
};

onOtherTab([KEY], () => store.set(read()));

/** Searches that led to a product, newest first; stored in this browser only. */
export const recentSearches = {
  add: (text: string) => {
    const known = text.trim().slice(0, LONGEST);
    if (known === '') return;
    const others = store.get().filter((row) => row.toLowerCase() !== known.toLowerCase());
    write([known, ...others].slice(0, MAX_ENTRIES));
  },
  clear: () => write([]),
};

export const useRecentSearches = (): string[] => useStore(store);
