import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type ShoppersQuery = NonNullable<operations['Accounts_all']['parameters']['query']>;

export const shoppersQueries = {
  list: (query: ShoppersQuery) =>
    queryOptions({
      queryKey: ['users', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
