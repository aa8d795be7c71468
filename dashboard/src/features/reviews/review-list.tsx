import type { ModeratedReviewDto } from '@shop/contracts';
import { Rating } from '@shop/ui';
import { Link } from 'react-router';
import { PanelList } from '@/shared/display/panel-list';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { ReviewActions } from './review-actions';

const Words = ({ children }: { children: string }) => (
  <p className="max-w-prose break-words whitespace-pre-line">
    <bdi>{children}</bdi>
  </p>
);

const Review = ({ review }: { review: ModeratedReviewDto }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { day } = useFormat();
  const { productId, productName, productNameAr, shopper, stars, reply, repliedAt } = review;
  const product = nameOf({ name: productName, nameAr: productNameAr });
  return (
    <article className="flex min-w-0 grow flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-semibold break-words">
            <Link
              to={`?product=${productId}`}
              title={t('reviews.ofProduct', { name: product })}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
            >
              <bdi>{product}</bdi>
            </Link>
          </h2>
          <p className="text-mini text-muted">
            <bdi>{shopper}</bdi> ·{' '}
            <time dateTime={review.created_at}>{day(review.created_at)}</time>
          </p>
        </div>
        <Rating value={stars} label={t('analytics.stars', { stars })} className="h-3.5" />
      </header>
      {review.hiddenAt && (
        <Status tone="closed">{t('reviews.hiddenSince', { day: day(review.hiddenAt) })}</Status>
      )}
      <Words>{review.comment}</Words>
      {reply && (
        <div className="border-s-2 border-brass ps-3">
          <p className="text-mini text-muted">
            {t('reviews.shopReply')}
            {repliedAt && <> · {day(repliedAt)}</>}
          </p>
          <Words>{reply}</Words>
        </div>
      )}
      <ReviewActions review={review} />
    </article>
  );
};

/** Reviews with product, shopper, reply and actions. */
export const ReviewList = ({
  rows,
  busy,
}: {
  rows: ModeratedReviewDto[] | undefined;
  busy: boolean;
}) => {
  const t = useText();
  return (
    <PanelList label={t('nav.reviews')} rows={rows} busy={busy} height="h-44">
      {(review) => <Review review={review} />}
    </PanelList>
  );
};
