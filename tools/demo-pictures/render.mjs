/* global window */
/**
 * Makes the product pictures. Run: node tools/demo-pictures/render.mjs [--force] [--only <prefix>,<prefix>] [--samples 9] [--scale 1] [--first]
 * Without --force only missing pictures are made. CHROMIUM_PATH names the browser.
 */
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LOOKS } from '../demo-catalogue/looks.mjs';
import { openStage } from './browser.mjs';

const { values } = parseArgs({
  options: {
    force: { type: 'boolean' },
    first: { type: 'boolean' },
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
const prefixes = values.only?.split(',') ?? [''];
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

await mkdir(target, { recursive: true });
const rank = (look) => look.shape.colours.indexOf(look.colour);
const jobs = [
  ...LOOKS.toSorted((a, b) => rank(a) - rank(b)).map((look) => ({
    look,
    angle: 1,
    file: look.picture,
  })),
  ...LOOKS.filter((look) => look.second && !values.first).map((look) => ({
    look,
    angle: 2,
    file: look.second,
  })),
].filter((job) => prefixes.some((prefix) => job.look.id.startsWith(prefix)));
const { page, close } = await openStage();
for (const [index, job] of jobs.entries()) {
  const file = join(target, job.file);
  if (!(await page.evaluate((shape) => window.knows(shape), job.look.shape.id))) continue;
  if (!values.force && (await exists(file))) continue;
  const started = Date.now();
  try {
    const data = await page.evaluate(
      ([shape, colour, angle, options]) => window.product(shape, colour, angle, options),
      [
        job.look.shape.id,
        job.look.colour,
        job.angle,
        {
          width: Math.round(900 * scale),
          height: Math.round(1125 * scale),
          samples: Number(values.samples ?? 9),
        },
      ],
    );
    const { size } = await sharp(Buffer.from(data, 'base64'))
      .resize(900, 1125, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6 })
      .webp({ quality: 80, effort: 5 })
      .toFile(file);
    console.log(
      `${index + 1}/${jobs.length} ${job.file} ${Math.round(size / 1024)} kB ${Date.now() - started} ms`,
    );
  } catch (error) {
    console.error(`${job.file}: ${error.message.split('\n')[0]}`);
  }
}
await close();
