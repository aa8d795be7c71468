import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';
import { RELATED_PRODUCTS } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

const isList = (text: string): boolean => {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
};

/** Whether what can be chosen about a product can be read at all. */
export const hasReadableOptions = ({ sizes, colors }: Pick<ProductDto, 'sizes' | 'colors'>) =>
  isList(sizes) && isList(colors);

export const productQueries = {
  one: (id: number) =>
    queryOptions({
      queryKey: ['product', id],
      queryFn: async ({ signal }) => {
        const { product } = unwrap(
          await api.GET('/products/one/{id}', { params: { path: { id } }, signal }),
        );
        return { product: decodeProduct(product), complete: hasReadableOptions(product) };
      },
      retry: false,
    }),
  /** Other products to look at beside one. */
  related: (id: number) =>
    queryOptions({
      queryKey: ['products', 'related', id],
      queryFn: async ({ signal }) => {
        const { products } = unwrap(await api.GET('/products/random-four', { signal }));
        return products.map((row) => decodeProduct(row)).slice(0, RELATED_PRODUCTS);
      },
      staleTime: Infinity,
    }),
};
