import { imageSrcSet, isVideo, mediaUrl } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** Small square picture of the first still image; decoration beside a name. */
export const Thumb = ({ images, className }: { images: string[]; className?: string }) => {
  const [broken, setBroken] = useState<string>();
  const image = images.find((reference) => !isVideo(reference));
  const frame = cx('grid shrink-0 place-items-center overflow-hidden bg-sand', className);
  if (!image || image === broken)
    return (
      <span className={frame}>
        <ImageOff aria-hidden="true" className="size-4 text-muted" strokeWidth={1.5} />
      </span>
    );
  return (
    <span className={frame}>
      <img
        src={mediaUrl(image, 160)}
        srcSet={imageSrcSet(image, 320) || undefined}
        sizes="80px"
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
        onError={() => setBroken(image)}
      />
    </span>
  );
};
