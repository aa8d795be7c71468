import type { UserDto } from '@shop/contracts';
import { Loading, notify, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { afterLogin } from '@/shared/routing/after-login';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';
import { RatingSummary } from './rating-summary';
import { ReviewList } from './review-list';
import { pendingReview, reviewQueries, useAddReview, useDeleteReview } from './reviews.queries';

const ReviewForm = lazy(async () => ({ default: (await import('./review-form')).ReviewForm }));

/** The reviews of a product, and the form for shoppers who have not reviewed it yet. */
export const Reviews = ({ productId, user }: { productId: number; user: UserDto | null }) => {
  const { t } = useText();
  const { pathname } = useLocation();
  const [only, setOnly] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is removed, so the focus moves to the result.
  useEffect(() => {
    if (announcement) status.current?.focus();
  }, [announcement]);
  const { data, isError, refetch } = useQuery(reviewQueries.of(productId));
  const add = useAddReview(productId, {
    onSuccess: () => {
      setOnly(undefined);
      setAnnouncement(t('review.thanks'));
    },
  });
  const remove = useDeleteReview(productId, {
    onSuccess: () => setAnnouncement(t('review.deleted')),
    onError: () => notify(t('review.deleteFailed'), { kind: 'error' }),
  });
  const reviews = remove.isPending ? data?.filter(({ id }) => id !== remove.variables) : data;
  const written = user ? reviews?.find(({ userId }) => userId === user.id) : undefined;
  const own =
    written ?? (user && add.isPending ? pendingReview(productId, user, add.variables) : undefined);
  const all = reviews && [...(own ? [own] : []), ...reviews.filter((review) => review !== written)];
  const shown = all?.filter(({ stars }) => only === undefined || stars === only) ?? [];
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div className="flex flex-col gap-8">
        {all && all.length > 0 && <RatingSummary reviews={all} only={only} onOnly={setOnly} />}
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
        <p ref={status} tabIndex={-1} role="status" className="text-success empty:hidden">
          {announcement || (written && t('review.yours'))}
        </p>
        {user && !written && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <ReviewForm busy={add.isPending} error={add.error} onSubmit={add.mutate} />
          </Suspense>
        )}
      </div>
      <div>
        {isError && <RegionError onRetry={refetch} />}
        {!all && !isError && (
          <Loading text={t('loading')}>
            <Skeleton className="h-48" />
          </Loading>
        )}
        {all?.length === 0 && <p className="text-muted">{t('review.none')}</p>}
        {only !== undefined && (
          <p className="mb-4 flex items-center justify-between gap-4 text-small">
            <span role="status">
              {t('review.starsOf', { count: only })}: {t('review.count', { count: shown.length })}
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
          reviews={shown}
          userId={user?.id}
          onDelete={remove.mutate}
        />
      </div>
    </div>
  );
};
