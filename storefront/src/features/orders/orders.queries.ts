import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const orderQueries = {
  /** The shopper's orders, newest first. */
  of: (userId: number) =>
    queryOptions({
      queryKey: ['orders', userId],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/get-payment-logs/{userId}', { params: { path: { userId } }, signal }),
        ).logs,
      staleTime: 0,
    }),
  /** One order by its public id; `key` is the signature in a mailed link. */
  one: (operationId: string, key?: string) =>
    queryOptions({
      queryKey: ['order', operationId, key],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/users/orders/one/{operationId}', {
            params: { path: { operationId }, query: key ? { key } : {} },
            signal,
          }),
        ).order,
      staleTime: 0,
      retry: false,
    }),
};
