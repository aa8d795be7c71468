/** Height below the header for the sticky buy box. */
export const GALLERY_HEIGHT = '[--gallery-height:max(420px,calc(100svh-var(--header)-48px))]';

/**
 * Size of a gallery picture: 4:5. On a phone the product name stays above the fold; on wide screens it fits the
 * screen.
 */
export const GALLERY_BOX =
  'w-full h-[clamp(80vw,100svh-400px,125vw)] md:h-auto md:aspect-4/5 md:max-h-(--gallery-height)';

/** `sizes` of the gallery picture per column layout. */
export const GALLERY_SIZES =
  '(min-width: 1328px) 622px, (min-width: 1280px) calc((100vw - 112px) * 7 / 12 - 88px), (min-width: 768px) calc(50vw - 44px), 100vw';
