import { api, decodeCategory, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const categoriesQueries = {
  all: () =>
    queryOptions({
      queryKey: ['categories'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/categories/all', { signal })).map(decodeCategory),
    }),
};

export type Category = Awaited<
  ReturnType<NonNullable<ReturnType<typeof categoriesQueries.all>['queryFn']>>
>[number];
