import { useCallback } from 'react';
import { useListParams } from '@/shared/list/use-list-params';
import type { RowFilter } from './row-filter';
import { useFuzzy } from './use-fuzzy';

/** Search and filter of rows that are all loaded, stored in the address. */
export const useRowSearch = <Row extends object>(
  rows: Row[] | undefined,
  keys: (keyof Row & string)[],
  filter: RowFilter<Row> | undefined,
) => {
  const { q, filter: valueOf, change } = useListParams();
  const chosen = filter?.choices.find(({ value }) => value === valueOf(filter.name));
  return {
    q,
    chosen: chosen?.value ?? '',
    rows: useFuzzy(chosen ? rows?.filter(chosen.has) : rows, keys, q),
    isNarrowed: q !== '' || chosen !== undefined,
    search: useCallback((words: string) => change({ q: words }), [change]),
    choose: (value: string) => filter && change({ [filter.name]: value }),
    clear: () => change({ q: '', ...(filter && { [filter.name]: '' }) }),
  };
};
