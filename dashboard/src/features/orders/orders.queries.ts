import { api, unwrap } from '@shop/api-client';
import type { operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toOrder } from './order';

export type OrdersAsked = NonNullable<operations['Orders_all']['parameters']['query']>;

export const ordersQueries = {
  list: (asked: OrdersAsked) =>
    queryOptions({
      queryKey: ['orders', 'list', asked],
      queryFn: async ({ signal }) => {
        const answer = await api.GET('/users/orders/all', { params: { query: asked }, signal });
        const { orders, total } = unwrap(answer);
        return { orders: orders.map(toOrder), total };
      },
      placeholderData: keepPreviousData,
    }),
  one: (operationId: string) =>
    queryOptions({
      queryKey: ['orders', 'one', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        const answer = await api.GET('/users/orders/one/{operationId}', { params, signal });
        return toOrder(unwrap(answer).order);
      },
    }),
};
