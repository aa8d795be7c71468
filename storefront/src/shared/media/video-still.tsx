import { mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';

/** Time of the still in a video without poster, s. */
const AT = 1;

/** Address of a video that shows its first second until played. */
export const stillUrl = (file: string): string => `${mediaUrl(file)}#t=${AT}`;

/** First second of a video as a picture, on the placeholder background while it loads. */
export const VideoStill = ({ file, className }: { file: string; className: string }) => (
  <video
    src={stillUrl(file)}
    preload="metadata"
    muted
    playsInline
    tabIndex={-1}
    aria-hidden="true"
    className={cx('pointer-events-none bg-sand object-cover', className)}
  />
);
