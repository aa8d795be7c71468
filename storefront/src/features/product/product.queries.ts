import { api, decodeProduct, unwrap } from '@shop/api-client';
import type { QuotedLineDto } from '@shop/contracts';
import { RELATED_PRODUCTS } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';
import { productQuery } from '@/shared/api/product.query';

/** A product with its current price and stock. */
export type Offered = QuotedLineDto;

export const productQueries = {
  one: productQuery,
  /** Related products, available ones first. */
  related: (id: number) =>
    queryOptions({
      queryKey: ['products', 'related', id],
      queryFn: async ({ signal }) => {
        const { products } = unwrap(
          await api.GET('/products/one/{id}/related', { params: { path: { id } }, signal }),
        );
        return products.map((row) => decodeProduct(row)).slice(0, RELATED_PRODUCTS);
      },
    }),
  /** Current prices of products, from a quote with one of each. */
  now: (ids: number[]) =>
    queryOptions({
      queryKey: ['products', 'now', ids],
      queryFn: async ({ signal }) => {
        const lines = ids.map((productId) => ({ productId, quantity: 1 }));
        const quote = unwrap(await api.POST('/checkout/quote', { body: { lines }, signal }));
        return quote.lines.filter(({ problem }) => problem !== 'unavailable');
      },
    }),
};
