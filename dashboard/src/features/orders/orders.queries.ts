import { api, unwrap } from '@shop/api-client';
import type {
  operations,
  OrderAddressDto,
  RefundOrderDto,
  ReviewPaymentDto,
  SettleRefundDto,
} from '@shop/contracts';
import { ORDERS_AT_ONCE } from '@shop/shop-rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { publicSettings } from '@/shared/api/shop-name';
import type { Once } from '@/shared/forms/use-request-key';
import { toOrder } from './order';

type OrdersQuery = NonNullable<operations['Orders_all']['parameters']['query']>;
export type OrderFiltersQuery = Omit<OrdersQuery, 'page' | 'limit'>;

/** How long the number of orders beside a view is shown without reading it again. */
const COUNT_STALE_MS = 30_000;

const pageOf = async (query: OrdersQuery, signal?: AbortSignal) => {
  const answer = await api.GET('/users/orders/all', { params: { query }, signal });
  const { orders, total, partial } = unwrap(answer);
  return { orders: orders.map(toOrder), total, partial };
};

/** All orders of a list on any page, up to the limit of a bulk action. */
export const matchingOrders = async (filters: OrderFiltersQuery) =>
  (await pageOf({ ...filters, limit: ORDERS_AT_ONCE })).orders;

export const ordersQueries = {
  list: (query: OrdersQuery) =>
    queryOptions({
      queryKey: ['orders', 'list', query],
      queryFn: ({ signal }) => pageOf(query, signal),
      placeholderData: keepPreviousData,
    }),
  /** How many orders the filters find. */
  count: (filters: OrderFiltersQuery) =>
    queryOptions({
      queryKey: ['orders', 'count', filters],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/users/orders/count', { params: { query: filters }, signal })),
      staleTime: COUNT_STALE_MS,
      retry: false,
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
  /** Current delivery fees. */
  fees: publicSettings,
  /** Amount of a refund as computed by the server. */
  refundQuote: (operationId: string, body: RefundRequest) =>
    queryOptions({
      queryKey: ['orders', 'refund-quote', operationId, body],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.POST('/users/orders/one/{operationId}/refund/quote', {
            ...pathOf(operationId),
            body,
            signal,
          }),
        ),
      retry: false,
    }),
  /** Tags to choose from. */
  tags: () =>
    queryOptions({
      queryKey: ['orders', 'tags'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/users/orders/tags', { signal })).tags,
    }),
  notes: (operationId: string) =>
    queryOptions({
      queryKey: ['orders', 'notes', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        const answer = await api.GET('/users/orders/one/{operationId}/notes', { params, signal });
        return unwrap(answer).notes;
      },
    }),
  mails: (operationId: string) =>
    queryOptions({
      queryKey: ['orders', 'mails', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        const answer = await api.GET('/users/orders/one/{operationId}/mails', { params, signal });
        return unwrap(answer).mails;
      },
    }),
};

export type RefundRequest = RefundOrderDto;

/** How a cash payment is refunded. */
export type CashMethod = NonNullable<RefundOrderDto['way']>;

const pathOf = (operationId: string) => ({ params: { path: { operationId } } });

export type OrderAddress = Omit<OrderAddressDto, 'before'>;

export const changeAddress = (operationId: string, body: OrderAddressDto) =>
  api.PUT('/users/orders/one/{operationId}/address', { ...pathOf(operationId), body });

/** Creates the shipment of an order and waits for its waybill. */
export const bookShipment = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/shipment', pathOf(operationId));

export const cancelOrder = (operationId: string, reason: string) =>
  api.POST('/users/orders/one/{operationId}/cancel', { ...pathOf(operationId), body: { reason } });

/** Refunds once per idempotency key. */
export const refundOrder = (operationId: string, body: RefundRequest, once: Once) =>
  api.POST('/users/orders/one/{operationId}/refund', { ...pathOf(operationId), body, ...once });

/** Retries the failed refund of an order at the card gateway. */
export const retryRefund = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/refund/retry', pathOf(operationId));

/** Records a failed refund as paid outside the card gateway; once per reference. */
export const settleRefund = (operationId: string, body: SettleRefundDto) =>
  api.POST('/users/orders/one/{operationId}/refund/settle', { ...pathOf(operationId), body });

/** Records how a duplicate refund was resolved. */
export const closeExtraRefund = (operationId: string, reason: string) =>
  api.POST('/users/orders/one/{operationId}/refund/extra', {
    ...pathOf(operationId),
    body: { reason },
  });

/** Decision about a payment under review. */
export type Decision = ReviewPaymentDto['decision'];

export const decidePayment = (operationId: string, body: ReviewPaymentDto) =>
  api.POST('/users/orders/one/{operationId}/payment-review', { ...pathOf(operationId), body });

export const markHandedOver = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/handed-over', pathOf(operationId));
export const markDelivered = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/delivered', pathOf(operationId));

export const markCashReceived = (operationId: string) =>
  api.POST('/users/orders/one/{operationId}/cash-received', pathOf(operationId));

export const resendMail = (operationId: string, mailId: number) =>
  api.POST('/users/orders/one/{operationId}/mails/resend', {
    ...pathOf(operationId),
    body: { mailId },
  });

/** Replaces the tags, unless they were changed since `before` was read. */
export const setTags = (operationId: string, tags: string[], before: string[]) =>
  api.PUT('/users/orders/one/{operationId}/tags', {
    ...pathOf(operationId),
    body: { tags, before: JSON.stringify({ tags: before }) },
  });

/** Adds a note once per key. */
export const addNote = (operationId: string, text: string, once: Once) =>
  api.POST('/users/orders/one/{operationId}/notes', {
    ...pathOf(operationId),
    body: { text },
    ...once,
  });

const noteOf = (operationId: string, noteId: number) => ({
  params: { path: { operationId, noteId } },
});

/** Changes a note, unless it was changed since `before` was read. */
export const editNote = (operationId: string, noteId: number, text: string, before: string) =>
  api.PUT('/users/orders/one/{operationId}/notes/{noteId}', {
    ...noteOf(operationId, noteId),
    body: { text, before: JSON.stringify({ text: before }) },
  });

export const removeNote = (operationId: string, noteId: number) =>
  api.DELETE('/users/orders/one/{operationId}/notes/{noteId}', noteOf(operationId, noteId));
