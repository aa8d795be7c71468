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

/** A review as it is stored now. It is looked for among those of its product by what does not change. */
export const findReview = async (
  review: ModeratedReviewDto,
  page = 1,
): Promise<ModeratedReviewDto | undefined> => {
  const { id, productId: product, stars, comment } = review;
  // Whole characters, at most 100 units.
  const q = Array.from(comment).slice(0, 50).join('');
  const query = { product, stars, q, page, limit: LIST_LIMIT };
  const { reviews, total } = unwrap(await api.GET('/reviews/all', { params: { query } }));
  const found = reviews.find((each) => each.id === id);
  return found ?? (page * LIST_LIMIT < total ? findReview(review, page + 1) : undefined);
};

const of = (id: number) => ({ params: { path: { id } } });

export const setReviewHidden = (id: number, hidden: boolean) =>
  api.PUT('/reviews/{id}/visibility', { ...of(id), body: { hidden } });
/** An empty reply removes it; `version` is that of the review as it was read. */
export const replyToReview = (id: number, reply: string, version: number) =>
  api.PUT('/reviews/{id}/reply', { ...of(id), body: { reply, version } });
export const deleteReview = (id: number) => api.DELETE('/reviews/{id}', of(id));
