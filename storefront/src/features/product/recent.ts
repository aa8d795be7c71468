import { readSaved, save } from '@/shared/browser/saved-json';

const KEY = 'recentlyViewed';
const MOST = 12;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** Ids of the recently viewed products in this browser, newest first. */
export const recent = {
  /** All except the current product. */
  besides: (id: number): number[] => {
    const saved = readSaved(KEY);
    return (Array.isArray(saved) ? saved : [])
      .filter(isId)
      .filter((other) => other !== id)
      .slice(0, MOST);
  },
  add: (id: number) => save(KEY, [id, ...recent.besides(id)]),
};
