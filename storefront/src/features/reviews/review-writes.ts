import { api } from '@shop/api-client';
import type { ReviewDto } from '@shop/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewQueries } from './reviews.queries';

export interface NewReview {
  stars: number;
  comment: string;
}

/** Public name and id of the author. */
export interface Writer {
  id: number;
  username: string;
  name: string;
}

/** Id of a review that the server has not confirmed yet. */
export const PENDING = 0;

/** The public name by the server's rule: never a generated username or an e-mail address. */
const publicName = ({ username, name }: Writer): string =>
  /^\d+$|@/.test(username) ? (name.split(' ')[0] ?? name) : username;

/** Optimistic update of the list; reverted when the server refuses it. */
const useListChange = <Input>(
  productId: number,
  send: (input: Input) => Promise<unknown>,
  foresee: (reviews: ReviewDto[], input: Input) => ReviewDto[],
  after: { onSuccess: () => void; onError?: () => void },
) => {
  const queries = useQueryClient();
  const { queryKey } = reviewQueries.of(productId);
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, foresee(before, input));
      return before;
    },
    onSuccess: () => after.onSuccess(),
    onError: (_error, _input, before) => {
      queries.setQueryData(queryKey, before);
      after.onError?.();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        queries.invalidateQueries({ queryKey: ['product', productId] }),
      ]),
  });
};

export const useAddReview = (productId: number, writer: Writer, onSuccess: () => void) =>
  useListChange(
    productId,
    ({ stars, comment }: NewReview) =>
      api.POST('/reviews', { body: { productId, stars, comment } }),
    (reviews, { stars, comment }) => [
      {
        id: PENDING,
        productId,
        userId: writer.id,
        username: publicName(writer),
        stars,
        comment: comment.trim(),
        created_at: new Date().toISOString(),
      },
      ...reviews,
    ],
    { onSuccess },
  );

export const useDeleteReview = (
  productId: number,
  after: { onSuccess: () => void; onError: () => void },
) =>
  useListChange(
    productId,
    (id: number) => api.DELETE('/reviews/{id}', { params: { path: { id } } }),
    (reviews, id) => reviews.filter((review) => review.id !== id),
    after,
  );
