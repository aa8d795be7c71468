import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const stuckOrdersQueries = {
  all: () =>
    queryOptions({
      queryKey: ['stuckOrders'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/stuck-orders', { signal })),
    }),
};
