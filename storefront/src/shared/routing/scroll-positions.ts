import { inBrowser } from '@/shared/browser/browser';
import { withoutLanguage } from '@/shared/i18n/locale';
import { readSaved, save } from '@/shared/browser/saved-json';

const STORE = 'scroll-places';
/** Number of stored positions. */
const MOST = 100;

/** A history entry; the first one after a page load has the key "default". */
interface Visited {
  key: string;
  pathname: string;
}

const isPlace = (place: unknown): place is [string, number] =>
  Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';
const nameOf = ({ key, pathname }: Visited) => `${key} ${pathname}`;

const saved = readSaved(STORE, 'sessionStorage');
const places = new Map(Array.isArray(saved) ? saved.filter(isPlace) : []);
// A fresh navigation has no history state and starts at the top.
if (inBrowser && history.state === null)
  places.delete(nameOf({ key: 'default', pathname: withoutLanguage(location.pathname) }));

/** Scroll positions of visited pages, px; they survive a reload. */
export const scrollPositions = {
  of: (page: Visited): number | undefined => places.get(nameOf(page)),
  note: (page: Visited, place: number): void => {
    places.delete(nameOf(page));
    places.set(nameOf(page), place);
  },
  keep: (): void => save(STORE, [...places].slice(-MOST), 'sessionStorage'),
};
