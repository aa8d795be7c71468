import { api, unwrap, useChange, type ChangeOptions } from '@shop/api-client';
import type { ProductDto, ProductWrittenDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import { useRequestKey } from '@/shared/forms/use-request-key';
import type { ProductBody } from './product-values';

export const productFormQueries = {
  /** Loaded only when the form opens; a refetch would overwrite edits. Its lists are JSON text. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['product form', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/products/one/{id}', { params: { path: { id } }, signal })).product,
      staleTime: Infinity,
      gcTime: 0,
    }),
};

/** Adds a product, or changes one unless it has changed since it was loaded. */
export const useSaveProduct = (
  product: ProductDto | undefined,
  callbacks: ChangeOptions<ProductWrittenDto | undefined>,
) => {
  const sendOnce = useRequestKey('product');
  return useChange(
    (body: ProductBody) =>
      product
        ? api.PUT('/products/update-product/{id}', {
            params: { path: { id: product.id } },
            body: { ...body, version: product.version },
            ...multipart,
          })
        : sendOnce(body, (once) =>
            api.POST('/products/add-product', { body, ...multipart, ...once }),
          ),
    [['products'], ['categories'], ['stock history']],
    callbacks,
  );
};
