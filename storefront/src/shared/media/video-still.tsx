import { mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';

/** Where a video without a poster is shown, s. */
const AT = 1;

/** Address of a video that shows its first second until it is played. */
export const stillUrl = (file: string): string => `${mediaUrl(file)}#t=${AT}`;

/** A video that has no poster as a picture: its first second, on the ground of pictures while that is not there. */
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
