import { api, unwrap } from '@shop/api-client';
import type { ModeratedReviewDto } from '@shop/contracts';
import { LIST_LIMIT } from '@shop/shop-rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const REVIEW_STATES = ['visible', 'hidden', 'unanswered'] as const;

interface ReviewFilter {
  page: number;
  limit: number;
  q?: string;
  state?: (typeof REVIEW_STATES)[number];
  stars?: number;
  /** Id of a product. */
  product?: number;
}

/** Queries that a changed review invalidates. */
export const STALE_REVIEWS = [['reviews'], ['analytics']];

export const reviewsQueries = {
  list: (query: ReviewFilter) =>
    queryOptions({
      queryKey: ['reviews', query],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/reviews/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** A review as it is stored now, if it is among the newest of its product. */
export const findReview = async ({
  id,
  productId,
}: Pick<ModeratedReviewDto, 'id' | 'productId'>) => {
  const query = { product: productId, page: 1, limit: LIST_LIMIT };
  const { reviews } = unwrap(await api.GET('/reviews/all', { params: { query } }));
  return reviews.find((review) => review.id === id);
};

const of = (id: number) => ({ params: { path: { id } } });

export const setReviewHidden = (id: number, hidden: boolean) =>
  api.PUT('/reviews/{id}/visibility', { ...of(id), body: { hidden } });
/** An empty reply removes it; `version` is that of the review as it was read. */
export const replyToReview = (id: number, reply: string, version: number) =>
  api.PUT('/reviews/{id}/reply', { ...of(id), body: { reply, version } });
export const deleteReview = (id: number) => api.DELETE('/reviews/{id}', of(id));
