import { api, unwrap } from '@shop/api-client';
import type { DeletedProductDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type DeletedProduct = DeletedProductDto;

export const trashQueries = {
  list: (query: { page: number; limit: number }) =>
    queryOptions({
      queryKey: ['products', 'trash', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/trash', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Deletes all of them permanently or none. */
export const purgeProducts = (ids: number[]) => api.DELETE('/products/trash', { body: { ids } });
