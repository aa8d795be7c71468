import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How often the number beside the link is read, in ms. */
const COUNT_EVERY_MS = 60_000;

export const stuckOrdersQueries = {
  all: () =>
    queryOptions({
      queryKey: ['stuckOrders'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/stuck-orders', { signal })),
    }),
  /** Read again with the list: what changes the list changes the number. */
  count: () =>
    queryOptions({
      queryKey: ['stuckOrders', 'count'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/stuck-orders/count', { signal })),
      refetchInterval: COUNT_EVERY_MS,
    }),
};
