import type { OrderFiltersQuery } from '../orders.queries';

/** The list that an order was opened from: the ids of its loaded pages. */
export interface Trail {
  /** Query of the list's address. */
  search: string;
  filters: OrderFiltersQuery;
  limit: number;
  /** First and last loaded page. */
  first: number;
  last: number;
  ids: string[];
  total: number;
}

const KEY = 'orderTrail';

const isTrail = (value: unknown): value is Trail =>
  typeof value === 'object' && value !== null && 'ids' in value && Array.isArray(value.ids);

const parse = (text: string | null): Trail | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isTrail(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Stores the list for this tab, and for orders that are opened in another one. */
export const keepTrail = (trail: Trail): void => {
  const text = JSON.stringify(trail);
  sessionStorage.setItem(KEY, text);
  localStorage.setItem(KEY, text);
};

/** The list with this order that was looked at last. */
export const trailOf = (operationId: string): Trail | undefined =>
  [sessionStorage, localStorage]
    .map((storage) => parse(storage.getItem(KEY)))
    .find((trail) => trail?.ids.includes(operationId));

/** Orders behind the known ones; orders may have left or joined the list since they were loaded. */
export const behind = (known: string[], rows: string[]): string[] => {
  const last = rows.findLastIndex((id) => known.includes(id));
  return rows.slice(last + 1);
};

/** Orders before the known ones. */
export const ahead = (known: string[], rows: string[]): string[] => {
  const first = rows.findIndex((id) => known.includes(id));
  return first < 0 ? rows : rows.slice(0, first);
};
