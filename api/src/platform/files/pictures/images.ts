import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type {
  NewPictureJob,
  PictureJob,
  PictureSize,
  PortraitFit,
  PngShape,
  VariantFormat,
} from './picture-process.js';

/** Largest picture that is decoded, in pixels; frames of an animation are added up. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 3200;
/** Width of a product's picture by its height. */
const PORTRAIT = 4 / 5;

// Pages are served on the same cores: one thread per picture, and queues limit the number of pictures.
sharp.concurrency(1);
sharp.cache(false);

const open = (picture: string, animated = false): Sharp =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated }).rotate();

/** The picture re-encoded: upright, without metadata or appended data. */
const clean = (picture: string, ending: string): Sharp => {
  const fit = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' as const };
  const isAnimated = ending === 'gif';
  return encoded(open(picture, isAnimated).resize({ ...fit, withoutEnlargement: true }), ending);
};

const encoded = (image: Sharp, ending: string): Sharp => {
  if (ending === 'jpg') return image.jpeg({ quality: 88, mozjpeg: true });
  if (ending === 'png') return image.png();
  if (ending === 'gif') return image.gif();
  return image.webp({ quality: 88 });
};

/** The picture `width` px wide (never enlarged), compressed as far as its format allows in short time. */
const sized = (picture: string, width: number, format: VariantFormat): Sharp => {
  const image = open(picture).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 1 });
  if (format === 'webp') return image.webp({ quality: 78, effort: 2 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 80 });
};

/** The color of the top left corner; white if it is transparent. */
const backgroundOf = async (picture: string): Promise<string> => {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0, alpha = 0] = await open(picture)
    .extract(corner)
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  return alpha === 255 ? `rgb(${red},${green},${blue})` : '#fff';
};

const shaped = async (picture: string, { width, height, share }: PngShape): Promise<Sharp> => {
  if (share === undefined)
    return open(picture).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png();
  const background = await backgroundOf(picture);
  const [inner, tall] = [width, height].map((side) => Math.round((side * share) / 2) * 2);
  const [side = 0, above = 0] = [(width - (inner ?? 0)) / 2, (height - (tall ?? 0)) / 2];
  return open(picture)
    .resize({ width: inner, height: tall, fit: 'contain', background })
    .extend({ left: side, right: side, top: above, bottom: above, background })
    .flatten({ background })
    .png();
};

/** The picture with a width of four fifths of its height, without enlarging it. */
const portrait = async (picture: string, ending: string, fit: PortraitFit): Promise<Sharp> => {
  const { width, height } = await open(picture).metadata();
  const least = fit === 'crop' ? Math.min : Math.max;
  const tall = Math.min(least(width / PORTRAIT, height), LONGEST_SIDE);
  const box = { width: Math.round(tall * PORTRAIT), height: Math.round(tall) };
  const image =
    fit === 'crop'
      ? open(picture).resize({ ...box, fit: 'cover' })
      : open(picture)
          .resize({ ...box, fit: 'contain', background: await backgroundOf(picture) })
          .flatten({ background: await backgroundOf(picture) });
  return encoded(image, ending);
};

const rendered = async (job: NewPictureJob): Promise<Sharp> => {
  if ('shape' in job) return shaped(job.from, job.shape);
  if ('width' in job) return sized(job.from, job.width, job.format);
  return job.portrait ? portrait(job.from, job.ending, job.portrait) : clean(job.from, job.ending);
};

/** Reads only the header of the file. */
const sizeOf = async (picture: string): Promise<PictureSize> => {
  const { width, height, pageHeight } = await open(picture).metadata();
  return { width, height: pageHeight ?? height };
};

/** Runs the job and returns the size of its picture; a full disk fails as a system error, unlike an unreadable picture. */
export const makePicture = async (job: PictureJob): Promise<PictureSize> => {
  if ('measure' in job) return sizeOf(job.from);
  const image = await rendered(job);
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  await writeFile(job.to, data, { flush: true });
  // The frames of an animation are below one another.
  return { width: info.width, height: info.pageHeight ?? info.height };
};
