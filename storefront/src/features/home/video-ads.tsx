import type { VideoDto } from '@shop/contracts';
import { mediaUrl } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { SmartLink } from '@/shared/smart-link';
import { Picture } from '@/shared/picture';
import { SectionHeading } from '@/shared/section-heading';
import { useText } from '@/shared/text';
import { homeQueries } from './home.queries';

const VideoAd = ({ video }: { video: VideoDto }) => {
  const { t, pick } = useText();
  const [playing, setPlaying] = useState(false);
  const title = pick(video.title, video.titleAr);
  return (
    <figure className="flex flex-col gap-3">
      <div className="relative aspect-4/5 overflow-hidden bg-sand">
        {playing ? (
          // Promo clips are silent: there is nothing to caption.
          <video
            src={mediaUrl(video.videoUrl)}
            poster={video.poster ? mediaUrl(video.poster, 640) : undefined}
            controls
            autoPlay
            muted
            playsInline
            loop
            className="size-full object-cover"
          />
        ) : (
          <button
            type="button"
            aria-label={t('video.play', { title })}
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 grid place-items-center"
          >
            <Picture
              image={video.poster ?? undefined}
              alt=""
              sizes="(min-width: 1024px) 25vw, 50vw"
              max={800}
              className="absolute inset-0 size-full"
            />
            <span className="relative grid size-14 place-items-center rounded-full bg-white/90 text-night transition-transform group-hover:scale-105">
              <Play aria-hidden="true" className="ms-0.5 size-5" strokeWidth={1.5} />
            </span>
          </button>
        )}
      </div>
      <figcaption>
        <p className="font-medium">
          {video.link ? (
            <SmartLink to={video.link} className="underline-offset-4 hover:underline">
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </p>
        <p className="mt-1 line-clamp-2 text-small text-muted">
          <bdi>{pick(video.description, video.descriptionAr)}</bdi>
        </p>
      </figcaption>
    </figure>
  );
};

/** Promo videos: a poster each, played on demand. */
export const VideoAds = () => {
  const { t } = useText();
  const { data: videos = [] } = useQuery(homeQueries.videos());
  if (videos.length === 0) return null;
  return (
    <section className="wrap-wide py-10 md:py-16">
      <SectionHeading eyebrow={t('video.eyebrow')} title={t('video.title')} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {videos.map((video) => (
          <li key={video.id}>
            <VideoAd video={video} />
          </li>
        ))}
      </ul>
    </section>
  );
};
