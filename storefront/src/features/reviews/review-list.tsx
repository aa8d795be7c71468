import type { ReviewDto } from '@shop/contracts';
import { REVIEWS_PAGE } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '@/shared/i18n/text';
import { ReviewItem } from './review-item';

/** Reviews, three per page. */
export const ReviewList = ({
  reviews,
  userId,
  onDeleted,
}: {
  reviews: ReviewDto[];
  userId: number | undefined;
  onDeleted: () => void;
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
            <ReviewItem review={review} own={review.userId === userId} onDeleted={onDeleted} />
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
