const VIDEO = /\.(mp4|webm|ogg|mov|avi|mkv)$/i;

/** Widths of served images, px. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Whether the file extension is that of a video. */
export const isVideo = (reference: string): boolean => VIDEO.test(reference);

/** Address of a reference: https:// addresses are used unchanged, others are uploads. */
export const mediaUrl = (reference: string, width?: ImageWidth): string => {
  if (reference.startsWith('https://')) return reference;
  const path = `/api/uploads/${encodeURIComponent(reference)}`;
  return width ? `${path}?w=${width}` : path;
};

/** `srcset` of an uploaded image up to `max` px; empty for external images. */
export const imageSrcSet = (reference: string, max: ImageWidth = 1600): string =>
  reference.startsWith('https://')
    ? ''
    : IMAGE_WIDTHS.filter((width) => width <= max)
        .map((width) => `${mediaUrl(reference, width)} ${width}w`)
        .join(', ');
