import { useState } from 'react';

/** A list with filters and sort order. */
export interface SavedView {
  name: string;
  /** Query of the list's address, without the page. */
  query: string;
}

/** Where the views of a list are stored; a change resolves to the reason if it was refused. */
export interface ViewStore<View extends SavedView = SavedView> {
  views: View[];
  /** The views could not be loaded. */
  failed?: boolean;
  /** A view with the same name is replaced. */
  save: (view: SavedView) => Promise<string | undefined>;
  rename: (view: View, name: string) => Promise<string | undefined>;
  remove: (view: View) => Promise<string | undefined>;
}

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

export const readViews = (key: string): SavedView[] => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isView) : [];
  } catch {
    return [];
  }
};

/** Key of the views of an account in this browser. */
export const viewsKey = (list: string, staffId: number): string => `views.${list}.${staffId}`;

/** Saved views of an account in this browser, by name. */
export const useSavedViews = (list: string, staffId: number): ViewStore => {
  const key = viewsKey(list, staffId);
  const [views, setViews] = useState(() => readViews(key));
  /** Replaces the views with these names; views saved by other tabs stay. */
  const replace = (names: string[], ...view: SavedView[]) => {
    const others = readViews(key).filter(({ name }) => !names.includes(name));
    const sorted = [...others, ...view].toSorted((a, b) => a.name.localeCompare(b.name));
    setViews(sorted);
    localStorage.setItem(key, JSON.stringify(sorted));
    return Promise.resolve(undefined);
  };
  return {
    views,
    save: (view) => replace([view.name], view),
    rename: (view, name) => replace([view.name, name], { ...view, name }),
    remove: ({ name }) => replace([name]),
  };
};
