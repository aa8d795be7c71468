import { api, unwrap } from '@shop/api-client';
import type { CancelOrderDto, OrderDto } from '@shop/contracts';
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
            params: { path: { operationId }, header: key ? { 'X-Order-Key': key } : {} },
            signal,
          }),
        ).order,
      staleTime: 0,
      retry: false,
    }),
};

export type Cancellation = CancelOrderDto;

/** Cancels an order before its hand-over; returns it. */
export const cancelOrder = async (
  operationId: string,
  cancellation: Cancellation,
): Promise<OrderDto> =>
  unwrap(
    await api.POST('/users/orders/one/{operationId}/cancel', {
      params: { path: { operationId } },
      body: cancellation,
    }),
  ).order;

/** The invoice, its reversal, or the credit note of a refund. */
export interface OrderDocument {
  operationId: string;
  refundId?: number;
  reversal?: boolean;
}

/** A document of an order as PDF. */
export const documentOf = async ({
  operationId,
  refundId,
  reversal = false,
}: OrderDocument): Promise<Blob> =>
  unwrap(
    refundId === undefined
      ? await api.GET(
          reversal
            ? '/users/orders/one/{operationId}/credit-note.pdf'
            : '/users/orders/one/{operationId}/invoice.pdf',
          { params: { path: { operationId } }, parseAs: 'blob' },
        )
      : await api.GET('/users/orders/one/{operationId}/refunds/{refundId}/credit-note.pdf', {
          params: { path: { operationId, refundId } },
          parseAs: 'blob',
        }),
  );
