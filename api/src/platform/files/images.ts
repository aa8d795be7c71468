import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureJob, VariantFormat } from './picture-process.js';

/** Largest picture in pixels that is decoded, all frames of a moving one together. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 3200;

// The shop serves pages on the same cores: one thread per picture, and the queues decide how many pictures.
sharp.concurrency(1);
sharp.cache(false);

const open = (picture: string, animated = false): Sharp =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated }).rotate();

/** The picture re-encoded: upright, without metadata or appended data. */
const clean = (picture: string, ending: string): Sharp => {
  const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' as const };
  const image = open(picture, ending === 'gif').resize({ ...fit, withoutEnlargement: true });
  if (ending === 'jpg') return image.jpeg({ quality: 88, mozjpeg: true });
  if (ending === 'png') return image.png();
  if (ending === 'gif') return image.gif();
  return image.webp({ quality: 88 });
};

/** The picture `width` px wide (never enlarged), as small as its format makes it in short time. */
const sized = (picture: string, width: number, format: VariantFormat): Sharp => {
  const image = open(picture).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 });
};

/** Does a job; a full disk fails as a system error, unlike a picture that cannot be read. */
export const makePicture = async (job: PictureJob): Promise<void> => {
  const image =
    'width' in job ? sized(job.from, job.width, job.format) : clean(job.from, job.ending);
  await writeFile(job.to, await image.toBuffer(), { flush: true });
};
