import { imageSrcSet, isVideo, mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** The first still image, cropped; decorative beside a name. */
export const Thumb = ({
  images,
  large = false,
  className,
}: {
  images: string[];
  /** As wide as a card instead of a small square. */
  large?: boolean;
  className?: string;
}) => {
  const [broken, setBroken] = useState<string>();
  const image = images.find((reference) => !isVideo(reference));
  const frame = cx('grid shrink-0 place-items-center overflow-hidden bg-sand', className);
  if (!image || image === broken)
    return (
      <span className={frame}>
        <ImageOff className="size-4 text-muted" />
      </span>
    );
  return (
    <span className={frame}>
      <img
        src={mediaUrl(image, large ? 640 : 160)}
        srcSet={imageSrcSet(image, large ? 1200 : 320) || undefined}
        sizes={large ? '(min-width: 1280px) 330px, (min-width: 768px) 45vw, 100vw' : '80px'}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setBroken(image)}
      />
    </span>
  );
};
