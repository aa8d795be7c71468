import { REVIEWS_PAGE } from '@shop/shop-rules';
import { Button, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';
import { RatingSummary } from './rating-summary';
import { ReviewForm } from './review-form';
import { ReviewItem } from './review-item';
import { reviewQueries } from './reviews.queries';

/** What shoppers say, three at a time, and the form for those who are logged in. */
export const Reviews = ({
  productId,
  userId,
}: {
  productId: number;
  userId: number | undefined;
}) => {
  const { t } = useText();
  const [shown, setShown] = useState(REVIEWS_PAGE);
  const { data: reviews, isError, refetch } = useQuery(reviewQueries.of(productId));
  return (
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div className="flex flex-col gap-8">
        {reviews && reviews.length > 0 && <RatingSummary reviews={reviews} />}
        {userId === undefined ? (
          <p>
            <Link to={paths.login} className="underline underline-offset-4">
              {t('review.loggedOut')}
            </Link>
          </p>
        ) : (
          <ReviewForm productId={productId} />
        )}
      </div>
      <div>
        {isError && (
          <ErrorState
            text={t('region.failed')}
            retryText={t('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!reviews && !isError && (
          <Loading text={t('loading')}>
            <Skeleton className="h-48" />
          </Loading>
        )}
        {reviews?.length === 0 && <p className="text-muted">{t('review.none')}</p>}
        <ul className="divide-y divide-line border-y border-line empty:hidden">
          {reviews?.slice(0, shown).map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} own={review.userId === userId} />
            </li>
          ))}
        </ul>
        {reviews && reviews.length > shown && (
          <Button
            variant="secondary"
            className="mt-6"
            onClick={() => setShown(shown + REVIEWS_PAGE)}
          >
            {t('review.more')}
          </Button>
        )}
      </div>
    </div>
  );
};
