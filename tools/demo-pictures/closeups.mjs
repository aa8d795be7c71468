/**
 * Fills missing second pictures with a close-up of the first one: quick, where a second render would take minutes.
 * Run: node tools/demo-pictures/closeups.mjs
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LOOKS } from '../demo-catalogue/looks.mjs';

const target =
  process.argv[2] ??
  fileURLToPath(new URL('../../api/src/app/commands/seeds/catalogue/pictures', import.meta.url));
const WIDTH = 900;
const HEIGHT = 1125;
/** Share of the picture shown, and its left and top edge, per family. */
const VIEWS = {
  dress: [0.56, 0.22, 0.05],
  abaya: [0.56, 0.22, 0.05],
  kandura: [0.56, 0.22, 0.05],
  shirt: [0.6, 0.2, 0.08],
  necklace: [0.56, 0.22, 0.3],
  earrings: [0.58, 0.4, 0.06],
  ring: [0.58, 0.2, 0.04],
  bag: [0.62, 0.2, 0.32],
  candle: [0.6, 0.12, 0.16],
};
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

let made = 0;
for (const look of LOOKS) {
  if (!look.second || (await exists(join(target, look.second)))) continue;
  const [share, left, top] = VIEWS[look.shape.id.split('-')[0]] ?? [0.62, 0.19, 0.2];
  await sharp(join(target, look.picture))
    .extract({
      left: Math.round(WIDTH * left),
      top: Math.round(HEIGHT * top),
      width: Math.round(WIDTH * share),
      height: Math.round(HEIGHT * share),
    })
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 })
    .webp({ quality: 80, effort: 5 })
    .toFile(join(target, look.second));
  made += 1;
}
console.log(`${made} close-ups`);
