import { api, unwrap } from '@shop/api-client';
import type { ReviewDto, UserDto } from '@shop/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

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
interface Callbacks {
  onSuccess: () => void;
  onError?: () => void;
}

/** Returned by `onSettled`, so that a change is pending until the list has been read again. */
const useReload = (productId: number) => {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: reviewQueries.of(productId).queryKey }),
      queries.invalidateQueries({ queryKey: ['product', productId] }),
    ]);
};

export const useAddReview = (productId: number, callbacks: Callbacks) =>
  useMutation({
    mutationFn: (review: NewReview) => api.POST('/reviews', { body: { productId, ...review } }),
    onSettled: useReload(productId),
    ...callbacks,
  });

export const useDeleteReview = (productId: number, callbacks: Callbacks) =>
  useMutation({
    mutationFn: (id: number) => api.DELETE('/reviews/{id}', { params: { path: { id } } }),
    onSettled: useReload(productId),
    ...callbacks,
  });

/** Id of a review that the server has not confirmed yet. */
export const PENDING = 0;

/** A review as the server will return it. */
export const pendingReview = (
  productId: number,
  { id: userId, username, name }: UserDto,
  review: NewReview,
): ReviewDto => ({
  id: PENDING,
  productId,
  userId,
  // The server never shows an email address or a generated user name.
  username: /^\d+$|@/.test(username) ? (name.split(' ')[0] ?? name) : username,
  ...review,
  comment: review.comment.trim(),
  created_at: new Date().toISOString(),
});
