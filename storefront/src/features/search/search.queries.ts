import { api, unwrap } from '@shop/api-client';
import { SEARCH_RESULTS } from '@shop/shop-rules';
import { queryOptions } from '@tanstack/react-query';

export const searchQueries = {
  /** First results for a non-blank text. */
  of: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: async ({ signal }) => {
        const { products, landing } = unwrap(
          await api.GET('/products/search', { params: { query: { q } }, signal }),
        );
        return { products: products.slice(0, SEARCH_RESULTS), landing };
      },
      enabled: q !== '',
      retry: false,
    }),
};
