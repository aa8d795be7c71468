import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

/** Largest picture in pixels that is decoded, all frames of a moving one together. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 3200;

// The shop serves pages on the same cores: one thread per picture, and the queues decide how many pictures.
sharp.concurrency(1);
sharp.cache(false);

/** A picture of 40 million pixels may take 160 MB; ten arriving at once must not do so together. */
const arriving = pLimit(1);

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

const open = (picture: string | Buffer, animated = false): Sharp =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated }).rotate();

/** The picture encoded anew: upright, without metadata or anything hidden behind its pixels. */
export const cleanImage = (
  path: string,
  ending: string,
): Promise<{ bytes: Buffer; ending: string }> =>
  arriving(async () => {
    const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' as const };
    const image = open(path, ending === 'gif').resize({ ...fit, withoutEnlargement: true });
    if (ending === 'jpg')
      return { bytes: await image.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending };
    if (ending === 'png') return { bytes: await image.png().toBuffer(), ending };
    if (ending === 'gif') return { bytes: await image.gif().toBuffer(), ending };
    return { bytes: await image.webp({ quality: 88 }).toBuffer(), ending: 'webp' };
  });

/** The picture `width` px wide (never enlarged), as small as its format makes it in short time. */
export const resized = (picture: Buffer, width: number, format: VariantFormat): Promise<Buffer> => {
  const image = open(picture).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 }).toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
};
