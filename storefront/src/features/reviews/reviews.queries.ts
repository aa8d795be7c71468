import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const reviewQueries = {
  of: (productId: number) =>
    queryOptions({
      queryKey: ['reviews', productId],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/reviews/product/{productId}', {
            params: { path: { productId } },
            signal,
          }),
        ).reviews,
    }),
};
