import { imageSrcSet, isVideo, mediaUrl, type ImageWidth } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useState } from 'react';

interface PictureProps {
  /** Uploaded file name or https address; empty shows the plain card. */
  image: string | null | undefined;
  alt: string;
  /** `sizes` of the layout. */
  sizes: string;
  /** Largest width worth loading, px. */
  max?: ImageWidth;
  /** Above the fold: loads at once and first. */
  eager?: boolean;
  onLoad?: () => void;
  className?: string;
}

/** A picture of the uploads area in the width the layout needs, on its sand card. */
export const Picture = ({
  image,
  alt,
  sizes,
  max = 1200,
  eager,
  onLoad,
  className,
}: PictureProps) => {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image || isVideo(image))
    return (
      <div {...(alt && { role: 'img', 'aria-label': alt })} className={cx('bg-sand', className)} />
    );
  return (
    <img
      src={mediaUrl(image, 640)}
      srcSet={imageSrcSet(image, max) || undefined}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onLoad={onLoad}
      onError={() => setFailed(image)}
      className={cx('bg-sand object-cover', className)}
    />
  );
};
