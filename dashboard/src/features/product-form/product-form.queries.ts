import { api, unwrap, useChange } from '@shop/api-client';
import type { CreateProductDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { toFormData } from '@/shared/to-form-data';

/** The lists a product can choose from. */
export const choiceQueries = {
  brands: () =>
    queryOptions({
      queryKey: ['brands'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/brands/all', { signal })),
    }),
  offers: () =>
    queryOptions({
      queryKey: ['offers'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/offers/all', { signal })),
    }),
  vendors: () =>
    queryOptions({
      queryKey: ['vendors'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/all', { signal })),
    }),
};

/** Adds a product; files may take as long as they need. */
export const useAddProduct = (told: { onSuccess: () => void; onError: (error: Error) => void }) =>
  useChange(
    (body: CreateProductDto) =>
      api.POST('/products/add-product', {
        body,
        bodySerializer: toFormData,
        fetch: (request) => fetch(request),
      }),
    [['products'], ['categories']],
    told,
  );
