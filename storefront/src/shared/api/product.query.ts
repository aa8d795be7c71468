import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { ProductDto } from '@shop/contracts';
import { isJsonList } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from './or-null';

/** Whether what can be chosen about a product can be read at all. */
export const hasReadableOptions = ({ sizes, colors }: Pick<ProductDto, 'sizes' | 'colors'>) =>
  isJsonList(sizes) && isJsonList(colors);

/** One product with everything its page shows; null when there is none. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const answer = await orNull(
        api.GET('/products/one/{id}', { params: { path: { id } }, signal }),
      );
      if (!answer) return null;
      const { product } = unwrap(answer);
      return { product: decodeProduct(product), complete: hasReadableOptions(product) };
    },
    retry: false,
  });
