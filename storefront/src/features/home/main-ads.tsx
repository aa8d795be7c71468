import { EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { SmartLink } from '@/shared/smart-link';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';
import { homeQueries } from './home.queries';

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
    <ul className="grid gap-3 sm:grid-cols-2 md:gap-6 lg:grid-cols-4 lg:grid-rows-2">
      {ads.map((ad, index) => (
        <li
          key={ad.id}
          className={
            index === 0 ? 'lg:col-span-2 lg:row-span-2' : index === 3 ? 'lg:col-span-2' : undefined
          }
        >
          <SmartLink
            to={ad.path}
            className="group relative isolate flex aspect-4/3 h-full w-full items-end overflow-hidden bg-sand lg:aspect-auto lg:min-h-64"
          >
            <Picture
              image={ad.image}
              alt=""
              sizes="(min-width: 1024px) 50vw, (min-width: 640px) 50vw, 100vw"
              className="absolute inset-0 -z-10 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]"
            />
            <span className="absolute inset-0 -z-10 bg-linear-to-t from-night/70 to-transparent to-65%" />
            <span className="p-5 text-white md:p-7">
              <span className="display block text-h3 md:text-h2">{pick(ad.title, ad.titleAr)}</span>
              <span className="mt-1 block text-small">{pick(ad.text, ad.textAr)}</span>
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
};
