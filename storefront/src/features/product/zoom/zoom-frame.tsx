import { formatPercent, imageSrcSet, mediaUrl } from '@shop/shop-rules';
import { IconButton } from '@shop/ui';
import { ChevronLeft, ChevronRight, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '@/shared/i18n/text';
import { useZoom } from './use-zoom';
import { MAXIMUM_ZOOM, MINIMUM_ZOOM } from './zoom';

/** One zoomable picture with a button for each gesture. */
export const ZoomFrame = ({
  image,
  alt,
  place,
  onTurn,
}: {
  image: string;
  alt: string;
  /** Position such as "2 / 6"; empty for a single picture. */
  place: string;
  /** Moves by 1 or -1. */
  onTurn: (by: number) => void;
}) => {
  const { t, dir, locale } = useText();
  const { frame, picture, view, pointer, larger, smaller, reset, pan } = useZoom();
  const [ready, setReady] = useState(false);
  const whole = view.zoom <= MINIMUM_ZOOM;
  useEffect(() => {
    const sideways = (right: number) => {
      if (!whole) pan(right, 0);
      else if (place) onTurn(dir === 'rtl' ? -right : right);
    };
    const acts: Record<string, () => void> = {
      '+': larger,
      '=': larger,
      '-': smaller,
      '0': reset,
      ArrowLeft: () => sideways(-1),
      ArrowRight: () => sideways(1),
      ArrowUp: () => pan(0, -1),
      ArrowDown: () => pan(0, 1),
    };
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // The dialog is modal, so the keys control the picture wherever its focus is.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <div className="flex h-full flex-col gap-3">
      <div
        ref={frame}
        {...pointer}
        data-zoom={view.zoom}
        // A small version is the placeholder while the large picture loads.
        style={ready ? undefined : { backgroundImage: `url("${mediaUrl(image, 640)}")` }}
        className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden bg-contain bg-center bg-no-repeat select-none max-sm:-mx-5 max-sm:-mt-5 active:cursor-grabbing"
      >
        <img
          ref={picture}
          src={mediaUrl(image, 1600)}
          srcSet={imageSrcSet(image) || undefined}
          sizes="200vw"
          alt={alt}
          draggable={false}
          onLoad={() => setReady(true)}
          className="absolute inset-0 m-auto max-h-full max-w-full"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
        />
      </div>
      <div className="flex items-center justify-center gap-1 sm:gap-2">
        {place && (
          <IconButton label={t('previous')} onClick={() => onTurn(-1)}>
            <ChevronLeft className="mirror size-5" />
          </IconButton>
        )}
        <IconButton label={t('gallery.zoomOut')} aria-disabled={whole} onClick={smaller}>
          <ZoomOut className="size-5" />
        </IconButton>
        <output className="w-12 text-center text-small tabular-nums">
          <bdi dir="ltr">{formatPercent(view.zoom, locale, { digits: 0 })}</bdi>
        </output>
        <IconButton
          label={t('gallery.zoomIn')}
          aria-disabled={view.zoom >= MAXIMUM_ZOOM}
          onClick={larger}
        >
          <ZoomIn className="size-5" />
        </IconButton>
        <IconButton label={t('gallery.reset')} aria-disabled={whole} onClick={reset}>
          <RotateCcw className="size-5" />
        </IconButton>
        {place && (
          <>
            <IconButton label={t('next')} onClick={() => onTurn(1)}>
              <ChevronRight className="mirror size-5" />
            </IconButton>
            <bdi dir="ltr" className="ms-2 text-small text-muted tabular-nums">
              {place}
            </bdi>
          </>
        )}
      </div>
    </div>
  );
};
