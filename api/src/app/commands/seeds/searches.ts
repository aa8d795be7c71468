import type { EntityManager } from 'typeorm';
import { insertRows } from './insert-rows.js';

const DAY_MS = 86_400_000;
const dayAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Searches of the last days that found nothing: words, searches, days ago. */
const MISSING = [
  ['kaftan', 14, 1],
  ['قفطان', 9, 1],
  ['ankelet', 8, 2],
  ['socks', 7, 1],
  ['طقم صلاة', 6, 3],
] as const;
/** What followed them: words, kind, value, times. */
const STEPS = [
  ['kaftan', 'words', 'abaya', 9],
  ['kaftan', 'category', '1', 4],
  ['قفطان', 'words', 'عباية', 6],
  ['socks', 'category', '8', 3],
] as const;

/** Searches without results, and one that opens a page. */
export const seedSearches = async (manager: EntityManager): Promise<void> => {
  await insertRows(
    manager,
    'daily_searches',
    MISSING.map(([words, searches, days]) => ({ day: dayAgo(days), words, searches, results: 0 })),
  );
  await insertRows(
    manager,
    'daily_search_steps',
    STEPS.map(([words, kind, value, times]) => ({ day: dayAgo(1), words, kind, value, times })),
  );
  await insertRows(manager, 'search_landings', [
    { term: 'eid', words: 'eid', path: '/category/12' },
  ]);
};
