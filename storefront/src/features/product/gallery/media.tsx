import { isVideo, mediaUrl } from '@shop/shop-rules';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import { stillUrl } from '@/shared/media/video-still';

/** Video formats that few browsers play. */
const UNPLAYABLE = /\.(avi|mkv)$/i;

const Video = ({ file, label, current }: { file: string; label: string; current: boolean }) => {
  const { t } = useText();
  const video = useRef<HTMLVideoElement>(null);
  const started = useRef(false);
  const [unplayable, setUnplayable] = useState(UNPLAYABLE.test(file));
  useEffect(() => {
    if (!current && video.current?.paused === false) video.current.pause();
  }, [current]);
  const url = mediaUrl(file);
  return (
    <div className="grid size-full place-content-center bg-sand text-center text-small">
      {unplayable ? (
        <p className="flex flex-col items-center gap-3 p-6">
          {t('gallery.unplayable')}
          <a
            href={url}
            download
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('gallery.download')}
          </a>
        </p>
      ) : (
        // The videos have no sound, so they need no captions.
        <video
          ref={video}
          src={stillUrl(file)}
          controls
          muted
          playsInline
          preload="metadata"
          aria-label={label}
          onError={() => setUnplayable(true)}
          onPlay={({ currentTarget }) => {
            // The video shows its first second as poster; play from the start.
            if (!started.current) currentTarget.currentTime = 0;
            started.current = true;
          }}
          className="max-h-full w-full"
        />
      )}
    </div>
  );
};

/** A picture or a video of the gallery. */
export const Media = ({
  file,
  alt,
  sizes,
  eager,
  current,
}: {
  file: string;
  alt: string;
  sizes: string;
  eager?: boolean;
  current: boolean;
}) =>
  isVideo(file) ? (
    <Video file={file} label={alt} current={current} />
  ) : (
    <Picture image={file} alt={alt} sizes={sizes} eager={eager} className="size-full" />
  );
