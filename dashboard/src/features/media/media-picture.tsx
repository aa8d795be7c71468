import { isVideo, mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { Film } from 'lucide-react';
import { FileThumb } from '@/shared/files/file-thumb';
import { Thumb } from '@/shared/display/thumb';
import type { Media } from './media';

/** Preview of an entry; for a saved video its first frame, if the browser can play it. */
export const MediaPicture = ({
  media: { reference, file },
  onWidth,
}: {
  media: Media;
  /** Reports the width of a new picture; 0 when the file is not a picture. */
  onWidth: (width: number) => void;
}) => {
  const frame = 'pointer-events-none aspect-[4/5] w-full';
  if (file) return <FileThumb file={file} className={frame} onWidth={onWidth} />;
  if (!isVideo(reference)) return <Thumb images={[reference]} large className={frame} />;
  return (
    <span className={cx('relative grid place-items-center overflow-hidden bg-sand', frame)}>
      <video
        src={mediaUrl(reference)}
        preload="metadata"
        muted
        playsInline
        aria-hidden="true"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="relative grid size-9 place-items-center rounded-full bg-surface">
        <Film className="size-4" />
      </span>
    </span>
  );
};
