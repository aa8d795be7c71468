/* global window */
/**
 * Makes the short silent videos and their posters from rendered frames; needs ffmpeg on the PATH.
 * Run: node tools/demo-pictures/videos.mjs [--only watch] [--frames 60] [--samples 3]
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openStage } from './browser.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    frames: { type: 'string' },
    samples: { type: 'string' },
    out: { type: 'string' },
  },
});
const target =
  values.out ??
  fileURLToPath(new URL('../../api/src/app/commands/seeds/catalogue/pictures', import.meta.url));
const names = values.only?.split(',') ?? ['watch', 'perfume', 'bag', 'ring'];
const frames = Number(values.frames ?? 60);
const size = { width: 400, height: 500, samples: Number(values.samples ?? 3) };
const { page, close } = await openStage();
for (const name of names) {
  const folder = await mkdtemp(join(tmpdir(), 'demo-video-'));
  const half = frames / 2;
  const frameFile = (i) => join(folder, `${String(i).padStart(3, '0')}.png`);
  for (let i = 0; i <= half; i += 1) {
    const t = -0.25 + (0.5 * i) / half;
    const data = await page.evaluate(
      ([n, place, options]) => window.turnFrame(n, place, options),
      [name, t, size],
    );
    const frame = Buffer.from(data, 'base64');
    await writeFile(frameFile(i), frame);
    if (i > 0 && i < half) await writeFile(frameFile(frames - i), frame);
  }
  const poster = await page.evaluate(
    ([n, t, options]) => window.turnFrame(n, t, options),
    [name, 0, { ...size, samples: 7, width: 560, height: 700 }],
  );
  await sharp(Buffer.from(poster, 'base64'))
    .resize(720, 900)
    .webp({ quality: 80 })
    .toFile(join(target, `video-${name}.webp`));
  const file = join(target, `video-${name}.webm`);
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(Math.round(frames / 4)),
    '-i',
    join(folder, '%03d.png'),
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '34',
    '-b:v',
    '0',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '1',
    '-an',
    file,
  ]);
  await rm(folder, { recursive: true, force: true });
  console.log(name, Math.round((await stat(file)).size / 1024), 'kB');
}
await close();
