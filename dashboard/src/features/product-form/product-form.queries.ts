import { api, unwrap, useChange } from '@shop/api-client';
import type { CreateProductDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

export const vendorsQueries = {
  all: () =>
    queryOptions({
      queryKey: ['vendors'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/all', { signal })),
    }),
};

/** Adds a product. */
export const useAddProduct = (told: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useChange(
    (body: CreateProductDto) => api.POST('/products/add-product', { body, ...multipart }),
    [['products'], ['categories']],
    told,
  );
