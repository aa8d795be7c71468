import { api, unwrap } from '@shop/api-client';
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
};
