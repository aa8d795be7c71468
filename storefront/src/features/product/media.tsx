import { isVideo, mediaUrl } from '@shop/shop-rules';
import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';

const UNPLAYABLE = /\.(avi|mkv)$/i;

/** A picture or a video of the gallery. */
export const Media = ({
  file,
  alt,
  sizes,
  eager,
}: {
  file: string;
  alt: string;
  sizes: string;
  eager?: boolean;
}) => {
  const { t } = useText();
  if (!isVideo(file))
    return <Picture image={file} alt={alt} sizes={sizes} eager={eager} className="size-full" />;
  return (
    <div className="grid size-full place-items-center bg-night">
      {/* Product clips are silent: there is nothing to caption. */}
      <video
        src={mediaUrl(file)}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={alt}
        className="max-h-full w-full"
      />
      {UNPLAYABLE.test(file) && (
        <a href={mediaUrl(file)} download className="p-3 text-small text-white underline">
          {t('gallery.download')}
        </a>
      )}
    </div>
  );
};
