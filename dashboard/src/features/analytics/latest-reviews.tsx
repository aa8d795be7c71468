import type { AnalyticsDto } from '@shop/contracts';
import { Rating } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { shopUrl } from '@/shared/paths';

export const LatestReviews = ({ analytics: { reviews } }: { analytics: AnalyticsDto }) => {
  const t = useText();
  const nameOf = useNameOf();
  const { day } = useFormat();
  return (
    <Panel title={t('analytics.reviews')}>
      {reviews.length ? (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
          {reviews.map((review) => (
            <li key={review.id} className="px-5 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <a
                  href={shopUrl(`/product/${review.productId}`)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
                >
                  <bdi>{nameOf({ name: review.productName, nameAr: review.productNameAr })}</bdi>
                </a>
                <Rating
                  value={review.stars}
                  label={t('analytics.stars', { stars: review.stars })}
                  className="h-3.5"
                />
              </div>
              <p dir="auto" className="my-1 line-clamp-2">
                {review.comment}
              </p>
              <p className="text-mini text-muted">
                <bdi>{review.username}</bdi> · {day(review.created_at)}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('analytics.noReviews')}</p>
      )}
    </Panel>
  );
};
