import { inBrowser } from '@/shared/browser/browser';
import { withoutLanguage } from '@/shared/i18n/locale';
import { readSaved, save } from '@/shared/browser/saved-json';

const STORE = 'scroll-places';
/** Places of one visit worth keeping. */
const MOST = 100;

/** A page of the history; the first one of every loading has the key "default". */
interface Visited {
  key: string;
  pathname: string;
}

const isPlace = (place: unknown): place is [string, number] =>
  Array.isArray(place) && typeof place[0] === 'string' && typeof place[1] === 'number';
const nameOf = ({ key, pathname }: Visited) => `${key} ${pathname}`;

const saved = readSaved(STORE, 'sessionStorage');
const places = new Map(Array.isArray(saved) ? saved.filter(isPlace) : []);
// Only a page that was here before has a state of its own: any other starts at its top.
if (inBrowser && history.state === null)
  places.delete(nameOf({ key: 'default', pathname: withoutLanguage(location.pathname) }));

/** How far down each visited page was left, px; kept through a reload. */
export const scrollPositions = {
  of: (page: Visited): number | undefined => places.get(nameOf(page)),
  note: (page: Visited, place: number): void => {
    places.delete(nameOf(page));
    places.set(nameOf(page), place);
  },
  keep: (): void => save(STORE, [...places].slice(-MOST), 'sessionStorage'),
};
