import { api, unwrap } from '@shop/api-client';
import type { paths } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const analyticsQueries = {
  /** For this number of days up to today. */
  last: (days: number) =>
    queryOptions({
      queryKey: ['analytics', days],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics', { params: { query: { days } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Of a period, grouped. */
  sales: (query: paths['/admin/analytics/sales']['get']['parameters']['query']) =>
    queryOptions({
      queryKey: ['analytics', 'sales', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics/sales', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
