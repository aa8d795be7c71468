import { api, unwrap } from '@shop/api-client';
import type { LateParcelRuleDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const loadRule = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/late-parcels/rule', { signal }));

export const lateParcelsQueries = {
  weeks: () =>
    queryOptions({
      queryKey: ['late-parcels', 'weeks'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/late-parcels/weeks', { signal })).weeks,
    }),
  list: (query: { page: number; limit: number }) =>
    queryOptions({
      queryKey: ['late-parcels', 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/late-parcels', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  rule: () =>
    queryOptions({
      queryKey: ['late-parcels', 'rule'],
      queryFn: ({ signal }) => loadRule(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const saveRule = (body: LateParcelRuleDto) => api.PUT('/admin/late-parcels/rule', { body });
