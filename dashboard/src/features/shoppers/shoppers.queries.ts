import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type UsersAsked = NonNullable<operations['Accounts_all']['parameters']['query']>;

export const usersQueries = {
  list: (asked: UsersAsked) =>
    queryOptions({
      queryKey: ['users', asked],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/all', { params: { query: asked }, signal })),
      placeholderData: keepPreviousData,
    }),
};
