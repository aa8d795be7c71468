import { SliderSkeleton } from '@/shared/media/slider-skeleton';
import { useText } from '@/shared/i18n/text';
import { HomeHeading } from '../home-heading';
import { homeQueries } from '../home.queries';
import { LazySection } from '../lazy-section';
import { VideoSkeleton } from './video-skeleton';

/** Promo videos that play on demand. */
export const VideoAds = () => {
  const { t } = useText();
  return (
    <LazySection
      head={<HomeHeading title={t('video.title')} />}
      query={homeQueries.videos()}
      skeleton={(near) => (
        <SliderSkeleton view="video" near={near}>
          <VideoSkeleton />
        </SliderSkeleton>
      )}
    >
      {(videos, { Slider, VideoAd }) => (
        <Slider label={t('video.title')} items={videos} view="video">
          {(video) => <VideoAd video={video} />}
        </Slider>
      )}
    </LazySection>
  );
};
