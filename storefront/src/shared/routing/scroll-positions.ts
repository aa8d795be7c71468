import { inBrowser } from '@/shared/browser/browser';
import { withoutLanguage } from '@/shared/i18n/locale';
import { readSaved, save } from '@/shared/browser/saved-json';

const STORE = 'scroll-positions';
/** Number of stored positions. */
const MAX_POSITIONS = 100;

/** A history entry; the first one after a page load has the key "default". */
interface Visited {
  key: string;
  pathname: string;
}

const isPosition = (position: unknown): position is [string, number] =>
  Array.isArray(position) && typeof position[0] === 'string' && typeof position[1] === 'number';
const nameOf = ({ key, pathname }: Visited) => `${key} ${pathname}`;

const saved = readSaved(STORE, 'sessionStorage');
const positions = new Map(Array.isArray(saved) ? saved.filter(isPosition) : []);
// A fresh navigation has no history state and starts at the top.
if (inBrowser && history.state === null)
  positions.delete(nameOf({ key: 'default', pathname: withoutLanguage(location.pathname) }));

/** Scroll positions of visited pages, px; they survive a reload. */
export const scrollPositions = {
  of: (page: Visited): number | undefined => positions.get(nameOf(page)),
  record: (page: Visited, position: number): void => {
    positions.delete(nameOf(page));
    positions.set(nameOf(page), position);
  },
  store: (): void => void save(STORE, [...positions].slice(-MAX_POSITIONS), 'sessionStorage'),
};
