import { api, unwrap } from '@shop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const reconciliationQueries = {
  /** For this number of days up to today. */
  last: (days: number) =>
    queryOptions({
      queryKey: ['reconciliation', days],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/reconciliation', { params: { query: { days } }, signal })),
      placeholderData: keepPreviousData,
    }),
};
