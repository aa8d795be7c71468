import { Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RegionError } from '@/shared/layout/region-error';
import { CachedFragment } from '@/shared/rendering/cached-fragment';
import { useText } from '@/shared/i18n/text';
import { AdTile } from './ad-tile';
import { layoutOf } from './ad-layout';
import { homeQueries } from '../home.queries';

const grid = 'grid grid-cols-2 gap-3 md:auto-rows-[15rem] md:grid-cols-4';

/** Ad tiles with text; every fourth is large. */
export const MainAds = () => {
  const { t } = useText();
  const { data: ads, isError, refetch } = useQuery(homeQueries.mainAds());
  if (isError) return <RegionError onRetry={refetch} />;
  if (!ads)
    return (
      <Loading text={t('loading')}>
        <div className={grid}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className={layoutOf(index, 4).tile} />
          ))}
        </div>
      </Loading>
    );
  // The specification fixes this text; as one line it leaves no large empty area in the page.
  if (ads.length === 0) return <p className="text-center text-small text-muted">{t('ads.none')}</p>;
  return (
    <CachedFragment name="ads" of={ads}>
      {() => (
        <ul className={grid}>
          {ads.map((ad, index) => {
            const { tile, beside } = layoutOf(index, ads.length);
            return (
              <li key={ad.id} className={tile}>
                <AdTile ad={ad} beside={beside} large={index % 4 === 0} />
              </li>
            );
          })}
        </ul>
      )}
    </CachedFragment>
  );
};
