import { Skeleton } from '@shop/ui';
import { useText } from '@/shared/text';
import { homeQueries } from './home.queries';
import { NearBlock } from './near-block';
import { VideoAd } from './video-ad';

const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-4';

/** Promo videos: a poster each, played on demand. */
export const VideoAds = () => {
  const { t } = useText();
  return (
    <NearBlock
      heading={{ eyebrow: t('video.eyebrow'), title: t('video.title') }}
      query={homeQueries.videos()}
      skeleton={
        <div className={grid}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="aspect-4/5" />
          ))}
        </div>
      }
    >
      {(videos) => (
        <ul className={grid}>
          {videos.map((video) => (
            <li key={video.id}>
              <VideoAd video={video} />
            </li>
          ))}
        </ul>
      )}
    </NearBlock>
  );
};
