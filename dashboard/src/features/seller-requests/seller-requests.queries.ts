import { api, unwrap } from '@shop/api-client';
import type { SellerDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const SELLER_STATES: readonly SellerDto['state'][] = ['open', 'approved', 'refused'];

export const sellerRequestsQueries = {
  list: (query: { page: number; limit: number; state?: SellerDto['state'] }) =>
    queryOptions({
      queryKey: ['sellers', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/seller/all-sellers', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

const of = (id: number) => ({ params: { path: { id } } });

export const approveSeller = (id: number) => api.POST('/seller/{id}/approve', of(id));
export const inviteSeller = (id: number) => api.POST('/seller/{id}/invite', of(id));
export const refuseSeller = (id: number, reason: string) =>
  api.POST('/seller/{id}/refuse', { ...of(id), body: { reason } });
