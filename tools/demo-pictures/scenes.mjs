/* global window */
/**
 * Makes heroes, category banners, ads and the styled set of each category.
 * Run: node tools/demo-pictures/scenes.mjs [--force] [--only hero,banner,ad,set] [--samples 8] [--scale 1]
 */
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { CATEGORIES } from '../demo-catalogue/categories.mjs';
import { openStage } from './browser.mjs';

const { values } = parseArgs({
  options: {
    force: { type: 'boolean' },
    only: { type: 'string' },
    samples: { type: 'string' },
    scale: { type: 'string' },
    out: { type: 'string' },
  },
});
const target =
  values.out ??
  fileURLToPath(new URL('../../api/src/app/commands/seeds/catalogue/pictures', import.meta.url));
const scale = Number(values.scale ?? 1);
const wanted = values.only?.split(',') ?? [''];
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );
const jobs = [
  ...[1, 2, 3, 4].map((n) => ({
    call: 'banner',
    name: `hero-${n}`,
    file: `hero-${n}.webp`,
    size: [1920, 840],
  })),
  ...[1, 2, 3, 4].map((n) => ({
    call: 'ad',
    name: `ad-${n}`,
    file: `ad-${n}.webp`,
    size: [1200, 900],
  })),
  ...CATEGORIES.map(({ slug }) => ({
    call: 'wideSet',
    name: slug,
    file: `banner-${slug}.webp`,
    size: [1500, 500],
  })),
  ...CATEGORIES.map(({ slug }) => ({
    call: 'portraitSet',
    name: slug,
    file: `set-${slug}.webp`,
    size: [900, 1125],
  })),
].filter((job) => wanted.some((prefix) => job.file.startsWith(prefix)));

await mkdir(target, { recursive: true });
const { page, close } = await openStage();
for (const job of jobs) {
  const file = join(target, job.file);
  if (!values.force && (await exists(file))) continue;
  const started = Date.now();
  try {
    const size = {
      width: Math.round(job.size[0] * scale),
      height: Math.round(job.size[1] * scale),
    };
    const data = await page.evaluate(
      ([call, name, options]) => window[call](name, options),
      [job.call, job.name, { ...size, samples: Number(values.samples ?? 8) }],
    );
    const info = await sharp(Buffer.from(data, 'base64'))
      .resize(...job.size, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6 })
      .webp({ quality: 80, effort: 5 })
      .toFile(file);
    console.log(`${job.file} ${Math.round(info.size / 1024)} kB ${Date.now() - started} ms`);
  } catch (error) {
    console.error(`${job.file}: ${error.message.split('\n')[0]}`);
  }
}
await close();
