import type { ReviewDto } from '@shop/contracts';
import { REVIEWS_PAGE } from '@shop/shop-rules';
import { Button, confirm, cx, IconButton, Rating } from '@shop/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShopName } from '@/shared/api/settings';
import { formatDate } from '@/shared/i18n/date';
import { useText } from '@/shared/i18n/text';
import { PENDING } from './reviews.queries';

/** Reviews, three at a time; shoppers can delete their own. */
export const ReviewList = ({
  reviews,
  userId,
  onDelete,
}: {
  reviews: ReviewDto[];
  userId: number | undefined;
  onDelete: (id: number) => void;
}) => {
  const { t } = useText();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(REVIEWS_PAGE);
  const more = () => {
    flushSync(() => setShown(shown + REVIEWS_PAGE));
    const first = list.current?.children[shown];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-y border-line empty:hidden">
        {reviews.slice(0, shown).map((review) => (
          <li key={review.id} tabIndex={-1} className="outline-offset-4">
            <Review review={review} own={review.userId === userId} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {reviews.length > shown && (
        <Button variant="secondary" className="mt-6" onClick={more}>
          {t('review.more')}
        </Button>
      )}
    </>
  );
};

const Review = ({
  review: { id, stars, username, created_at, comment, reply, repliedAt },
  own,
  onDelete,
}: {
  review: ReviewDto;
  own: boolean;
  onDelete: (id: number) => void;
}) => {
  const { t, locale } = useText();
  const shop = useShopName();
  const pending = id === PENDING;
  const confirmDelete = async () => {
    const confirmed = await confirm({
      text: t('review.deleteConfirm'),
      yesText: t('review.delete'),
      noText: t('cancel'),
      danger: true,
    });
    if (confirmed) onDelete(id);
  };
  return (
    <article className={cx('py-5', pending && 'opacity-60')}>
      <div className="flex items-start justify-between gap-4">
        <div>
          <Rating value={stars} label={t('review.starsOf', { count: stars })} />
          <p className="mt-1 text-small font-semibold">
            <bdi>{username}</bdi>
            <span className="ms-2 font-normal text-muted">
              {pending ? t('sending') : formatDate(created_at, locale)}
            </span>
          </p>
        </div>
        {own && !pending && (
          <IconButton label={t('review.delete')} onClick={() => void confirmDelete()}>
            <Trash2 className="size-5" />
          </IconButton>
        )}
      </div>
      <p className="mt-2 max-w-[68ch] break-words whitespace-pre-line">
        <bdi>{comment}</bdi>
      </p>
      {reply && (
        <div className="mt-4 border-s-2 border-brass ps-4">
          <p className="text-small font-semibold">
            {t('review.reply', { shop })}
            {repliedAt && (
              <span className="ms-2 font-normal text-muted">{formatDate(repliedAt, locale)}</span>
            )}
          </p>
          <p className="mt-1 max-w-[68ch] break-words whitespace-pre-line">
            <bdi>{reply}</bdi>
          </p>
        </div>
      )}
    </article>
  );
};
