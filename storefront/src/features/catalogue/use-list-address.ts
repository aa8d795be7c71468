import { listFilterOf } from '@shop/shop-rules';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListOwner } from './catalogue.queries';
import { MAX_PAGES, shownPages } from '@/shared/routing/shown-pages';

const FILTERS = [
  'tag',
  'q',
  'priceMin',
  'priceMax',
  'inStock',
  'size',
  'color',
  'brand',
  'rating',
  'discount',
] as const;

export type ListAddress = ReturnType<typeof useListAddress>;

/** List state in the address: filter, sort order and number of pages. */
export const useListAddress = (pageSize: number, owner: ListOwner = {}) => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => listFilterOf(params), [params]);
  const pages = shownPages(params, pageSize);
  // Two changes in one event, such as blur and check, must not overwrite each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Record<string, string | string[] | undefined>) => {
      const next = new URLSearchParams(latest.current);
      if (!('shown' in changes)) next.delete('shown');
      // The address may contain the higher price first; a change of one price applies to the sorted pair.
      const { priceMin, priceMax } = listFilterOf(next);
      const range = { priceMin: priceMin?.toString(), priceMax: priceMax?.toString() };
      for (const [name, value] of Object.entries({ ...range, ...changes })) {
        next.delete(name);
        for (const one of [value ?? []].flat()) if (one) next.append(name, one);
      }
      latest.current = next;
      setParams(next, { replace: true });
    },
    [setParams],
  );
  return {
    owner,
    filter,
    pages,
    change,
    narrowed: FILTERS.some((name) => filter[name] !== undefined),
    more: pages < MAX_PAGES ? () => change({ shown: String((pages + 1) * pageSize) }) : undefined,
    /** Keeps the sort order. */
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, undefined]))),
    /** Address of the same list with another tag. */
    tagHref: (tag: string | undefined) => {
      const next = new URLSearchParams(params);
      next.delete('shown');
      if (tag) next.set('tag', tag);
      else next.delete('tag');
      return `?${next.toString()}`;
    },
  };
};
