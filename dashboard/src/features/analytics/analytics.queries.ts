import { api, unwrap } from '@shop/api-client';
import type { paths } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Reports = `/admin/analytics/${'sales' | 'visits' | 'returns' | 'searches'}`;
type Query<Path extends Reports> = paths[Path]['get']['parameters']['query'];

const LEFT_INTERVAL_MS = 10_000;

export const analyticsQueries = {
  /** For this number of days up to today. */
  last: (days: number) =>
    queryOptions({
      queryKey: ['analytics', days],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics', { params: { query: { days } }, signal })),
      placeholderData: keepPreviousData,
    }),
  /** Of a period, grouped; read again while days are not added up. */
  sales: (query: Query<'/admin/analytics/sales'>) =>
    queryOptions({
      queryKey: ['analytics', 'sales', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics/sales', { params: { query }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.daysLeft ? LEFT_INTERVAL_MS : false),
    }),
  visits: (query: Query<'/admin/analytics/visits'>) =>
    queryOptions({
      queryKey: ['analytics', 'visits', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics/visits', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  returns: (query: Query<'/admin/analytics/returns'>) =>
    queryOptions({
      queryKey: ['analytics', 'returns', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics/returns', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  searches: (query: Query<'/admin/analytics/searches'>) =>
    queryOptions({
      queryKey: ['analytics', 'searches', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/analytics/searches', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
