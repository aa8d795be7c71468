import { useState } from 'react';

/** A list with filters and sort order. */
export interface SavedView {
  name: string;
  /** Query of the list's address, without the page. */
  query: string;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

const read = (key: string): SavedView[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isView) : [];
  } catch {
    return [];
  }
};

/** Saved views of an account in this browser, by name. */
export const useSavedViews = (list: string, staffId: number) => {
  const key = `views.${list}.${staffId}`;
  const [views, setViews] = useState(() => read(key));
  /** Replaces the views with these names; views saved by other tabs stay. */
  const replace = (names: string[], ...view: SavedView[]) => {
    const others = read(key).filter(({ name }) => !names.includes(name));
    const sorted = [...others, ...view].toSorted((a, b) => a.name.localeCompare(b.name));
    setViews(sorted);
    localStorage.setItem(key, JSON.stringify(sorted));
  };
  return {
    views,
    /** A view with the same name is replaced. */
    save: (view: SavedView) => replace([view.name], view),
    rename: (view: SavedView, name: string) => replace([view.name, name], { ...view, name }),
    remove: ({ name }: SavedView) => replace([name]),
  };
};
