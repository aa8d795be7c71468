const VIDEO = /\.(mp4|webm|ogg|mov|avi|mkv)$/i;

/** Widths in px in which uploaded images are served. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Endings of the files a product or video ad may bring as video. */
export const isVideo = (reference: string): boolean => VIDEO.test(reference);

/** A reference starting with https:// is used as it is, any other is a file of the uploads area. */
export const mediaUrl = (reference: string, width?: ImageWidth): string => {
  if (reference.startsWith('https://')) return reference;
  const path = `/api/uploads/${encodeURIComponent(reference)}`;
  return width ? `${path}?w=${width}` : path;
};

/** `srcset` of an uploaded image in the widths up to `max` px; empty for foreign images, which have one size. */
export const imageSrcSet = (reference: string, max: ImageWidth = 1600): string =>
  reference.startsWith('https://')
    ? ''
    : IMAGE_WIDTHS.filter((width) => width <= max)
        .map((width) => `${mediaUrl(reference, width)} ${width}w`)
        .join(', ');
