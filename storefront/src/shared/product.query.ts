import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';
import { isJsonList } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

/** Whether what can be chosen about a product can be read at all. */
export const hasReadableOptions = ({ sizes, colors }: Pick<ProductDto, 'sizes' | 'colors'>) =>
  isJsonList(sizes) && isJsonList(colors);

/** One product with everything its page shows. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const { product } = unwrap(
        await api.GET('/products/one/{id}', { params: { path: { id } }, signal }),
      );
      return { product: decodeProduct(product), complete: hasReadableOptions(product) };
    },
    retry: false,
    // The page may come with the answer that there is nothing.
    retryOnMount: false,
  });
