import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read, type OrderDto, type OrderPageDto } from '@/shared/wire';
import { toOrder } from './order';

export interface OrdersAsked {
  page?: number;
  limit: number;
  state?: string;
  paymentMethod?: string;
  q?: string;
}

export const ordersQueries = {
  list: (asked: OrdersAsked) =>
    queryOptions({
      queryKey: ['orders', 'list', asked],
      queryFn: async ({ signal }) => {
        const { orders, total } = await read<OrderPageDto>(
          '/users/orders/all',
          { ...asked },
          signal,
        );
        return { orders: orders.map(toOrder), total };
      },
      placeholderData: keepPreviousData,
    }),
  one: (operationId: string) =>
    queryOptions({
      queryKey: ['orders', 'one', operationId],
      queryFn: async ({ signal }) => {
        const path = `/users/orders/one/${encodeURIComponent(operationId)}`;
        return toOrder((await read<{ order: OrderDto }>(path, {}, signal)).order);
      },
    }),
};
