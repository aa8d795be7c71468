import type { ReviewDto } from '@shop/contracts';
import { confirm, cx, IconButton, notify, Rating } from '@shop/ui';
import { Trash2 } from 'lucide-react';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { PENDING, useDeleteReview } from './review-writes';

/** One review; its author can delete it. */
export const ReviewItem = ({
  review,
  own,
  onDeleted,
}: {
  review: ReviewDto;
  own: boolean;
  onDeleted: () => void;
}) => {
  const { t, locale } = useText();
  const remove = useDeleteReview(review.productId, {
    onSuccess: onDeleted,
    onError: () => notify(t('review.deleteFailed'), { kind: 'error' }),
  });
  const pending = review.id === PENDING;
  const ask = async () => {
    const yes = await confirm({
      text: t('review.deleteConfirm'),
      yesText: t('review.delete'),
      noText: t('cancel'),
      danger: true,
    });
    if (yes) remove.mutate(review.id);
  };
  return (
    <article className={cx('py-5', pending && 'opacity-60')}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <Rating value={review.stars} label={t('review.starsOf', { count: review.stars })} />
          <p className="mt-1 text-small font-semibold">
            <bdi>{review.username}</bdi>
            <span className="ms-2 font-normal text-muted">
              {pending ? t('sending') : formatDate(review.created_at, locale)}
            </span>
          </p>
        </div>
        {own && !pending && (
          <IconButton label={t('review.delete')} onClick={() => void ask()}>
            <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </IconButton>
        )}
      </div>
      <p
        dir="auto"
        className="mt-2 max-w-[68ch] [text-align:match-parent] break-words whitespace-pre-line"
      >
        {review.comment}
      </p>
    </article>
  );
};
