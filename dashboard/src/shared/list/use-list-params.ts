import { PAGE_SIZES } from '@shop/shop-rules';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useChangeParams } from './use-change-params';

const natural = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** Page, page size, sort order, search text and filters of a list, stored in the address. */
export const useListParams = () => {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const limit = natural(params.get('limit'), 20);
  /** Sets parameters, or removes empty ones; any change except paging returns to page 1. */
  const change = useCallback(
    (changes: Record<string, string>) =>
      changeParams(
        (next) => {
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
        },
        { replace: true, preventScrollReset: true },
      ),
    [changeParams],
  );
  /** Address of another page of the list. */
  const hrefOf = (page: number): string => {
    const next = new URLSearchParams(params);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return `?${next.toString()}`;
  };
  return {
    page: natural(params.get('page'), 1),
    limit: PAGE_SIZES.includes(limit) ? limit : 20,
    sort: params.get('sort') ?? '',
    q: params.get('q') ?? '',
    filter: (name: string): string => params.get(name) ?? '',
    change,
    hrefOf,
  };
};

export type ListParams = ReturnType<typeof useListParams>;
