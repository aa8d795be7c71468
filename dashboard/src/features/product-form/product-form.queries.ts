import { api, unwrap, useChange, type ChangeOptions } from '@shop/api-client';
import type {
  CreateProductDto,
  ProductDto,
  ProductWrittenDto,
  UpdateProductDto,
} from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';
import { useRequestKey, type Once } from '@/shared/forms/use-request-key';

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

const add = (body: CreateProductDto, once: Once) =>
  api.POST('/products/add-product', { body, ...multipart, ...once });

type ProductBody = CreateProductDto & Pick<UpdateProductDto, 'adjustmentReason'>;

const change = ({ id, version }: ProductDto, body: ProductBody) =>
  api.PUT('/products/update-product/{id}', {
    params: { path: { id } },
    body: { ...body, version },
    ...multipart,
  });

/** Adds a product, or changes one unless it has changed since it was loaded. */
export const useSaveProduct = (
  product: ProductDto | undefined,
  callbacks: ChangeOptions<ProductWrittenDto | undefined>,
) => {
  const sendOnce = useRequestKey('product');
  return useChange(
    (body: ProductBody) =>
      product ? change(product, body) : sendOnce(body, (once) => add(body, once)),
    [['products'], ['categories'], ['stock history']],
    callbacks,
  );
};
