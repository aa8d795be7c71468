import { SORTS, type Sort } from '@shop/shop-rules';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Parts of a list asked for at once; a longer list is narrowed instead. */
const MOST_PARTS = 40;
const HIGHEST_PRICE = 1_000_000;
const FILTERS = ['tag', 'q', 'priceMin', 'priceMax', 'inStock'] as const;

/** What narrows and orders a list; defaults are left out. */
export interface ListFilter {
  tag?: string;
  q?: string;
  sort?: Sort;
  priceMin?: number;
  priceMax?: number;
  inStock?: true;
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** A price of the address or a field in AED; undefined when it is none. */
export const priceOf = (text: string | null): number | undefined => {
  const price = Math.round(Number(text) * 100) / 100;
  return text?.trim() && price >= 0 && price <= HIGHEST_PRICE ? price : undefined;
};

const filterOf = (params: URLSearchParams): ListFilter => {
  const ends = [priceOf(params.get('priceMin')), priceOf(params.get('priceMax'))];
  const [low, high] = ends;
  const turned = low !== undefined && high !== undefined && low > high;
  const [priceMin, priceMax] = turned ? [high, low] : ends;
  const sort = SORTS.find((name) => name === params.get('sort'));
  return {
    ...(params.get('tag') && { tag: params.get('tag') ?? '' }),
    ...(params.get('q') && { q: params.get('q') ?? '' }),
    ...(sort && sort !== 'default' && { sort }),
    ...(priceMin !== undefined && { priceMin }),
    ...(priceMax !== undefined && { priceMax }),
    ...(params.get('inStock') === 'true' && { inStock: true }),
  };
};

/** State of a list in the address: what narrows it, its order, and how many are shown. */
export const useListAddress = (pageSize: number) => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const asked = Math.ceil(Number(params.get('shown')) / pageSize) || 1;
  const pages = Math.min(Math.max(asked, 1), MOST_PARTS);
  // Two changes of one moment, a field that is left for a box that is ticked, build on each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(latest.current);
      if (!('shown' in changes)) next.delete('shown');
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value);
        else next.delete(name);
      latest.current = next;
      setParams(next, { replace: true });
    },
    [setParams],
  );
  return {
    filter,
    pages,
    change,
    narrowed: FILTERS.some((name) => filter[name] !== undefined),
    more: pages < MOST_PARTS ? () => change({ shown: String((pages + 1) * pageSize) }) : undefined,
    /** Keeps the order. */
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
