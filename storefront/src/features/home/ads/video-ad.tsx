import type { VideoDto } from '@shop/contracts';
import { mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '@/shared/media/picture';
import { SmartLink } from '@/shared/layout/smart-link';
import { useText } from '@/shared/i18n/text';
import { VideoStill } from '@/shared/media/video-still';
import { videoFrame } from './video-skeleton';

const still =
  'absolute inset-0 size-full transition-transform duration-[400ms] group-hover:scale-[1.03]';

/** A silent video with controls. It takes the focus of its play button and pauses out of view. */
const Clip = ({ video }: { video: VideoDto }) => {
  const { t } = useText();
  const clip = useRef<HTMLVideoElement>(null);
  const [unplayable, setUnplayable] = useState(false);
  useEffect(() => {
    const element = clip.current;
    if (!element) return;
    element.focus();
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (unplayable)
    return (
      <p role="alert" className="grid size-full place-content-center p-6 text-center text-small">
        {t('gallery.unplayable')}
      </p>
    );
  return (
    // The videos have no sound, so they need no captions.
    <video
      ref={clip}
      src={mediaUrl(video.videoUrl)}
      poster={video.poster ? mediaUrl(video.poster, 640) : undefined}
      controls
      autoPlay
      muted
      playsInline
      loop
      onError={() => setUnplayable(true)}
      className="size-full object-cover"
    />
  );
};

/** A promo video: poster first, video on demand. */
export const VideoAd = ({ video }: { video: VideoDto }) => {
  const { t, pick } = useText();
  const [playing, setPlaying] = useState(false);
  const title = pick(video.title, video.titleAr);
  return (
    <figure className={videoFrame.box}>
      <div className={videoFrame.picture}>
        {playing ? (
          <Clip video={video} />
        ) : (
          <button
            type="button"
            aria-label={t('video.play', { title })}
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 grid place-items-center"
          >
            {video.poster ? (
              <Picture
                image={video.poster}
                alt=""
                sizes="(min-width: 768px) 25vw, 44vw"
                max={800}
                className={still}
              />
            ) : (
              <VideoStill file={video.videoUrl} className={still} />
            )}
            <span className="relative grid size-14 place-items-center rounded-full bg-white/90 text-night transition-transform group-hover:scale-105">
              <Play className="ms-0.5 size-5" />
            </span>
          </button>
        )}
      </div>
      <figcaption className={cx('relative', videoFrame.words)}>
        {video.model && (
          <p className="eyebrow truncate text-muted">
            <bdi>{video.model}</bdi>
          </p>
        )}
        <p className="line-clamp-2 text-small font-medium">
          {video.link ? (
            <SmartLink
              to={video.link}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </p>
        <p className="line-clamp-2 text-mini text-muted max-md:hidden">
          <bdi>{pick(video.description, video.descriptionAr)}</bdi>
        </p>
      </figcaption>
    </figure>
  );
};
