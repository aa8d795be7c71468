import { SORTS, type Sort } from '@shop/shop-rules';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** State of a list in the address: tag, search, sort and how many are shown. */
export const useListAddress = (pageSize: number) => {
  const [params, setParams] = useSearchParams();
  const shown = Number(params.get('shown')) || pageSize;
  const change = useCallback(
    (name: string, value: string | undefined) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (name !== 'shown') next.delete('shown');
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const search = useCallback((q: string) => change('q', q), [change]);
  return {
    tag: params.get('tag') ?? undefined,
    q: params.get('q') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? ('default' as Sort),
    pages: Math.ceil(shown / pageSize),
    search,
    sortBy: (sort: Sort) => change('sort', sort === 'default' ? undefined : sort),
    more: () => change('shown', String(shown + pageSize)),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
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
