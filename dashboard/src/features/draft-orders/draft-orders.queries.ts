import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { ChangeDraftOrderDto, DraftOrderDto, DraftOrderInputDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Once } from '@/shared/forms/use-request-key';
import type { FormLine } from './draft-values';

export type DraftState = DraftOrderDto['state'];

const of = (id: number) => ({ params: { path: { id } } });

export const draftOrdersQueries = {
  list: (query: { page: number; limit: number; state?: DraftState; q?: string }) =>
    queryOptions({
      queryKey: ['draftOrders', 'list', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/draft-orders/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['draftOrders', 'one', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/draft-orders/{id}', { ...of(id), signal })).draft,
    }),
  /** The draft of an order; null for others. */
  ofOrder: (operationId: string) =>
    queryOptions({
      queryKey: ['draftOrders', 'order', operationId],
      queryFn: async ({ signal }) => {
        const params = { path: { operationId } };
        return unwrap(await api.GET('/draft-orders/of-order/{operationId}', { params, signal }))
          .draft;
      },
    }),
  /** Products on sale with these words. */
  products: (q: string) =>
    queryOptions({
      queryKey: ['products', 'search', q],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/search', { params: { query: { q } }, signal })).products,
      enabled: q !== '',
      placeholderData: keepPreviousData,
    }),
  /** A product with its sizes, colors and stock. */
  product: (id: number) =>
    queryOptions({
      queryKey: ['products', 'choice', id],
      queryFn: async ({ signal }) =>
        decodeProduct(unwrap(await api.GET('/products/one/{id}', { ...of(id), signal })).product),
    }),
  /** Current prices and stock of the lines. */
  quote: (lines: readonly FormLine[], city: string) => {
    const body = {
      lines: lines.map(({ productId, size, color, quantity }) => ({
        ...{ productId, size, color, quantity },
      })),
      ...(city && { city }),
    };
    return queryOptions({
      queryKey: ['quote', body],
      queryFn: async ({ signal }) => unwrap(await api.POST('/checkout/quote', { body, signal })),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
    });
  },
};

export type ProductChoice = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof draftOrdersQueries.product>['queryFn']>>>
>;

export const addDraft = (body: DraftOrderInputDto, once: Once) =>
  api.POST('/draft-orders', { body, ...once });
export const changeDraft = (id: number, body: ChangeDraftOrderDto) =>
  api.PUT('/draft-orders/{id}', { ...of(id), body });
export const copyDraft = (id: number, once: Once) =>
  api.POST('/draft-orders/{id}/copy', { ...of(id), ...once });
export const sendDraft = (
  { id, version }: Pick<DraftOrderDto, 'id' | 'version'>,
  by: 'chat' | 'email',
  once: Once,
) => api.POST('/draft-orders/{id}/send', { ...of(id), body: { by, version }, ...once });
export const withdrawDraft = ({ id, version }: Pick<DraftOrderDto, 'id' | 'version'>) =>
  api.POST('/draft-orders/{id}/withdraw', { ...of(id), body: { version } });

/** Accounts and orders with a phone number. */
export const findShoppers = async (phone: string) =>
  unwrap(await api.POST('/draft-orders/find-shopper', { body: { phone } })).shoppers;
