import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { RatingSummary } from './rating-summary';
import { ReviewForm } from './review-form';
import { ReviewList } from './review-list';
import { PENDING, type Writer } from './review-writes';
import { reviewQueries } from './reviews.queries';

/** Reviews of a product, and the form for signed-in shoppers who have not reviewed it. */
export const Reviews = ({ productId, user }: { productId: number; user: Writer | null }) => {
  const { t } = useText();
  const { pathname } = useLocation();
  const note = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // The pressed button is removed, so the focus moves to the result.
  useEffect(() => {
    if (announcement) note.current?.focus();
  }, [announcement]);
  const [only, setOnly] = useState<number>();
  const { data: reviews, isError, refetch } = useQuery(reviewQueries.of(productId));
  const mine = reviews?.find(({ userId }) => userId === user?.id);
  const written = mine !== undefined && mine.id !== PENDING;
  const filtered = reviews?.filter(({ stars }) => only === undefined || stars === only) ?? [];
  // The shopper's own review is first.
  const sorted =
    mine && filtered.includes(mine) ? [mine, ...filtered.filter((row) => row !== mine)] : filtered;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div className="flex flex-col gap-8">
        {reviews && reviews.length > 0 && (
          <RatingSummary reviews={reviews} only={only} onOnly={setOnly} />
        )}
        {!user && (
          <p>
            <Link
              to={paths.login}
              onClick={() => afterLogin.returnTo(`${pathname}#reviews`)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('review.loggedOut')}
            </Link>
          </p>
        )}
        <p ref={note} tabIndex={-1} role="status" className="text-success empty:hidden">
          {announcement || (written && t('review.yours'))}
        </p>
        {user && !written && (
          <ReviewForm
            productId={productId}
            writer={user}
            onWritten={() => {
              setOnly(undefined);
              setAnnouncement(t('review.thanks'));
            }}
          />
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
        {only !== undefined && (
          <p className="mb-4 flex items-center justify-between gap-4 text-small">
            <span role="status">
              {t('review.starsOf', { count: only })}: {t('review.count', { count: sorted.length })}
            </span>
            <button
              type="button"
              className="min-h-11 font-semibold underline underline-offset-4"
              onClick={() => setOnly(undefined)}
            >
              {t('review.all')}
            </button>
          </p>
        )}
        <ReviewList
          key={only ?? 'all'}
          reviews={sorted}
          userId={user?.id}
          onDeleted={() => setAnnouncement(t('review.deleted'))}
        />
      </div>
    </div>
  );
};
