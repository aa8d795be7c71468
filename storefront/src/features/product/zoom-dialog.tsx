import { imageSrcSet, mediaUrl } from '@shop/shop-rules';
import { Dialog, IconButton } from '@shop/ui';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useText } from '@/shared/text';
import { useZoom } from './use-zoom';
import { MAXIMUM_ZOOM, MINIMUM_ZOOM } from './zoom';

/** One picture over the whole screen, up to five times as large. */
export const ZoomDialog = ({
  image,
  alt,
  onClose,
}: {
  image: string;
  alt: string;
  onClose: () => void;
}) => {
  const { t } = useText();
  const { frame, view, pointer, keys, larger, smaller } = useZoom();
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('gallery.zoom')}
      closeLabel={t('close')}
      size="large"
    >
      {/* Every gesture here has a button below. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={frame}
        {...pointer}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="h-[70dvh] cursor-grab touch-none overflow-hidden bg-sand"
      >
        <img
          src={mediaUrl(image, 1600)}
          srcSet={imageSrcSet(image) || undefined}
          sizes="200vw"
          alt={alt}
          draggable={false}
          className="size-full object-contain"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </div>
      <div className="mt-3 flex items-center justify-center gap-2">
        <IconButton
          label={t('gallery.smaller')}
          disabled={view.zoom <= MINIMUM_ZOOM}
          onClick={smaller}
        >
          <ZoomOut aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </IconButton>
        <output className="w-14 text-center text-small tabular-nums">
          {Math.round(view.zoom * 100)}%
        </output>
        <IconButton
          label={t('gallery.larger')}
          disabled={view.zoom >= MAXIMUM_ZOOM}
          onClick={larger}
        >
          <ZoomIn aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </IconButton>
      </div>
    </Dialog>
  );
};
