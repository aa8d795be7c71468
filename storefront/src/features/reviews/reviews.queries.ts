import { api, unwrap, useChange } from '@shop/api-client';
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

export interface NewReview {
  stars: number;
  comment: string;
}

export const useAddReview = (productId: number, onError: () => void) =>
  useChange(
    ({ stars, comment }: NewReview) =>
      api.POST('/reviews', { body: { productId, stars, comment } }),
    [reviewQueries.of(productId).queryKey, ['product', productId]],
    { onError },
  );

export const useDeleteReview = (productId: number, onError: () => void) =>
  useChange(
    (id: number) => api.DELETE('/reviews/{id}', { params: { path: { id } } }),
    [reviewQueries.of(productId).queryKey, ['product', productId]],
    { onError },
  );
