import type { ReviewDto } from '@shop/contracts';
import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Rating } from '@shop/ui';
import { useText } from '@/shared/text';

/** Mean and distribution of the stars. */
export const RatingSummary = ({ reviews }: { reviews: ReviewDto[] }) => {
  const { t } = useText();
  const mean = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <p className="display text-display leading-none tabular-nums">{mean.toFixed(1)}</p>
        <div>
          <Rating
            value={mean}
            label={t('rating.label', { value: mean.toFixed(1), count: reviews.length })}
          />
          <p className="text-small text-muted">{t('review.count', { count: reviews.length })}</p>
        </div>
      </div>
      <ul className="flex flex-col gap-1.5 text-small">
        {Array.from({ length: MAXIMUM_STARS }, (_, index) => MAXIMUM_STARS - index).map((stars) => {
          const count = reviews.filter((review) => review.stars === stars).length;
          return (
            <li key={stars} className="flex items-center gap-3 tabular-nums">
              <span className="w-3">{stars}</span>
              <span aria-hidden="true" className="h-1.5 flex-1 bg-sand">
                <span
                  className="block h-full bg-brass"
                  style={{ inlineSize: `${(count / reviews.length) * 100}%` }}
                />
              </span>
              <span className="w-8 text-end text-muted">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
