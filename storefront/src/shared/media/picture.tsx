import { imageSrcSet, isVideo, mediaUrl, type ImageWidth } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useState } from 'react';

interface PictureProps {
  /** Uploaded file name or https address; empty for a placeholder. */
  image: string | null | undefined;
  alt: string;
  /** `sizes` attribute. */
  sizes: string;
  /** Largest useful width, px. */
  max?: ImageWidth;
  /** Above the fold: loads eagerly with high priority. */
  eager?: boolean;
  onLoad?: () => void;
  className?: string;
}

/** A responsive picture with a placeholder background. */
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
