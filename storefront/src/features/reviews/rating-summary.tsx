import type { ReviewDto } from '@shop/contracts';
import { MAXIMUM_STARS } from '@shop/shop-rules';
import { Rating } from '@shop/ui';
import { useText } from '@/shared/i18n/text';

const STARS = Array.from({ length: MAXIMUM_STARS }, (_, index) => MAXIMUM_STARS - index);

/** Average and distribution of the stars; a bar filters the list. */
export const RatingSummary = ({
  reviews,
  only,
  onOnly,
}: {
  reviews: ReviewDto[];
  /** The star filter of the list. */
  only: number | undefined;
  onOnly: (stars: number | undefined) => void;
}) => {
  const { t } = useText();
  const mean = (reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length).toFixed(1);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <p className="display text-display leading-none tabular-nums" aria-hidden="true">
          {mean}
        </p>
        <div>
          <Rating
            value={Number(mean)}
            label={t('rating.label', { value: mean, count: reviews.length })}
          />
          <p className="text-small text-muted">{t('review.count', { count: reviews.length })}</p>
        </div>
      </div>
      <ul aria-label={t('review.filter')} className="flex flex-col text-small">
        {STARS.map((stars) => {
          const count = reviews.filter((review) => review.stars === stars).length;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={only === stars}
                disabled={count === 0}
                onClick={() => onOnly(only === stars ? undefined : stars)}
                className="group flex min-h-8 w-full items-center gap-3 rounded-control tabular-nums enabled:hover:bg-sand aria-pressed:bg-sand aria-pressed:font-semibold pointer-coarse:min-h-11"
              >
                <span className="w-20 text-start whitespace-nowrap">
                  {t('review.starsOf', { count: stars })}
                  <span className="sr-only">: </span>
                </span>
                <span className="h-1.5 flex-1 bg-sand group-hover:bg-line group-aria-pressed:bg-line">
                  <span
                    className="block h-full bg-brass"
                    style={{ inlineSize: `${(count / reviews.length) * 100}%` }}
                  />
                </span>
                <span className="w-8 pe-2 text-end text-muted">{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
