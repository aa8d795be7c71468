import sharp, { type Sharp } from 'sharp';

/** Largest picture in pixels that is decoded. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 3200;

// The shop serves pages on the same cores: one thread per picture, and the queue decides how many pictures.
sharp.concurrency(1);
sharp.cache(false);

export type VariantFormat = 'avif' | 'webp' | 'jpeg';

const open = (path: string, animated = false): Sharp =>
  sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated }).rotate();

/** The picture encoded anew: upright, without metadata or anything hidden behind its pixels. */
export const cleanImage = async (
  path: string,
  ending: string,
): Promise<{ bytes: Buffer; ending: string }> => {
  const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' as const };
  const image = open(path, ending === 'gif').resize({ ...fit, withoutEnlargement: true });
  if (ending === 'jpg')
    return { bytes: await image.jpeg({ quality: 88, mozjpeg: true }).toBuffer(), ending };
  if (ending === 'png') return { bytes: await image.png().toBuffer(), ending };
  if (ending === 'gif') return { bytes: await image.gif().toBuffer(), ending };
  return { bytes: await image.webp({ quality: 88 }).toBuffer(), ending: 'webp' };
};

/** The picture `width` px wide (never enlarged), as small as its format makes it in short time. */
export const resized = (path: string, width: number, format: VariantFormat): Promise<Buffer> => {
  const image = open(path).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 }).toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer();
};
