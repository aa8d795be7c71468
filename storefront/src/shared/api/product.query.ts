import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';
import { hasReadableOptions } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './or-null';

const shown = (answer: { data?: { product: ProductDto } } | null) => {
  if (!answer) return null;
  const { product } = unwrap(answer);
  return { product: decodeProduct(product), complete: hasReadableOptions(product) };
};

/** One product with all data of its page; null when it does not exist. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) =>
      shown(await orNull(api.GET('/products/one/{id}', { params: { path: { id } }, signal }))),
    retry: false,
  });

/** The product of a preview link; null when the link is invalid or has expired. */
export const previewQuery = (token: string) =>
  queryOptions({
    queryKey: ['product preview', token],
    queryFn: async ({ signal }) =>
      shown(
        await orNull(api.GET('/products/preview/{token}', { params: { path: { token } }, signal })),
      ),
    retry: false,
  });
