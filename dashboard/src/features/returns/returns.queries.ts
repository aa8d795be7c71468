import { api, unwrap } from '@shop/api-client';
import type { ReceiveReturnDto, RefundReturnDto, StaffReturnDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ReturnState = StaffReturnDto['state'];
export type ReceivedLine = ReceiveReturnDto['lines'][number];

const of = (id: number) => ({ params: { path: { id } } });

export const returnsQueries = {
  list: (query: { page: number; limit: number; state?: ReturnState; days?: number }) =>
    queryOptions({
      queryKey: ['returns', 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/returns/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['returns', 'one', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/returns/{id}', { ...of(id), signal })).return,
    }),
  /** Returns of an order. */
  ofOrder: (operationId: string) =>
    queryOptions({
      queryKey: ['returns', 'order', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        return unwrap(await api.GET('/users/orders/one/{operationId}/returns', { params, signal }))
          .returns;
      },
    }),
  /** Amount of a refund of what arrived, as computed by the server. */
  refundQuote: ({ id, operationId, lines }: StaffReturnDto, delivery: boolean) =>
    queryOptions({
      queryKey: [
        'returns',
        'quote',
        id,
        delivery,
        lines.map(({ lineId, received }) => [lineId, received]),
      ],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.POST('/users/orders/one/{operationId}/refund/quote', {
            params: { path: { operationId } },
            body: {
              lines: lines.flatMap(({ lineId, received }) =>
                received ? [{ lineId, quantity: received }] : [],
              ),
              delivery,
            },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};

/** The return as it is shown: a decision about one that a colleague has changed since is refused. */
const seen = ({ state, lines }: StaffReturnDto) => ({
  before: JSON.stringify({
    state,
    received: Object.fromEntries(
      lines.map(({ lineId, received, good }) => [lineId, [received, good]]),
    ),
  }),
});

export const approveReturn = (id: number) => api.POST('/returns/{id}/approve', of(id));
export const refuseReturn = (row: StaffReturnDto, reason: string) =>
  api.POST('/returns/{id}/refuse', { ...of(row.id), body: { reason, ...seen(row) } });
export const receiveReturn = (row: StaffReturnDto, lines: ReceivedLine[]) =>
  api.POST('/returns/{id}/receive', { ...of(row.id), body: { lines, ...seen(row) } });
/** Refunds what arrived, once per return. */
export const refundReturn = (row: StaffReturnDto, body: Omit<RefundReturnDto, 'before'>) =>
  api.POST('/returns/{id}/refund', { ...of(row.id), body: { ...body, ...seen(row) } });

/** Address of a picture; the session's cookie grants access. */
export const pictureUrl = (id: number, pictureId: number): string =>
  `/api/returns/${id}/pictures/${pictureId}`;
