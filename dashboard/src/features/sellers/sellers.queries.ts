import { api, unwrap } from '@shop/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const sellersQueries = {
  list: (page: number, limit: number) =>
    queryOptions({
      queryKey: ['sellers', page, limit],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/seller/all-sellers', { params: { query: { page, limit } }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
};
