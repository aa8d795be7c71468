import { Dialog } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { ZoomFrame } from './zoom-frame';

/** Full-screen pictures with up to 5x zoom; each picture starts unzoomed. */
export const ZoomDialog = ({
  images,
  start,
  alt,
  onClose,
}: {
  images: string[];
  /** Index of the first picture. */
  start: string;
  alt: (image: string) => string;
  onClose: () => void;
}) => {
  const { t } = useText();
  const [index, setIndex] = useState(Math.max(0, images.indexOf(start)));
  const image = images[index] ?? start;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('gallery.fullScreen')}
      closeLabel={t('close')}
      size="full"
    >
      <ZoomFrame
        key={image}
        image={image}
        alt={alt(image)}
        place={images.length > 1 ? `${index + 1} / ${images.length}` : ''}
        onTurn={(by) => setIndex((index + by + images.length) % images.length)}
      />
    </Dialog>
  );
};
