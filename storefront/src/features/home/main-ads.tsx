import { cx, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { SmartLink } from '@/shared/smart-link';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { homeQueries } from './home.queries';

/** Places of the first tiles on wide screens: one large, one wide. */
const tiles = ['lg:col-span-2 lg:row-span-2', '', '', 'lg:col-span-2'];

/** Ad tiles: the first is the large one on wide screens. */
export const MainAds = () => {
  const { t, pick } = useText();
  const { data: ads, isError, refetch } = useQuery(homeQueries.mainAds());
  if (isError)
    return (
      <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={() => void refetch()} />
    );
  if (!ads)
    return (
      <Loading text={t('loading')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  if (ads.length === 0) return <EmptyState text={t('ads.none')} />;
  return (
    <ul className="grid gap-x-3 gap-y-8 sm:grid-cols-2 md:gap-x-6 lg:grid-cols-4">
      {ads.map((ad, index) => (
        <li key={ad.id} className={cx('flex', tiles[index])}>
          <SmartLink to={ad.path} className="group flex w-full flex-col">
            <span className="block min-h-0 flex-1 overflow-hidden bg-sand">
              <Picture
                image={ad.image}
                alt=""
                sizes="(min-width: 640px) 50vw, 100vw"
                className={cx(
                  'w-full transition-transform duration-[400ms] group-hover:scale-[1.03]',
                  index === 0 ? 'aspect-4/3 lg:aspect-auto lg:h-full' : 'aspect-4/3',
                  index === 3 && 'lg:aspect-21/9',
                )}
              />
            </span>
            <span className="display pt-3 text-h3 underline-offset-4 group-hover:underline">
              {pick(ad.title, ad.titleAr)}
            </span>
            <span className="text-small text-muted">{pick(ad.text, ad.textAr)}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};
