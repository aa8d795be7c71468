/* global window */
/** A quick look at some props: node tools/demo-pictures/try.mjs out.webp shape:colour[:angle] ... */
import sharp from 'sharp';
import { openStage } from './browser.mjs';

const [target, ...wanted] = process.argv.slice(2);
const samples = Number(process.env.SAMPLES ?? 8);
const { page, close } = await openStage();
const tiles = [];
for (const one of wanted) {
  const [shape, colour, angle = '1'] = one.split(':');
  const started = Date.now();
  try {
    const data = await page.evaluate(
      ([s, c, a, o]) => window.product(s, c, a, o),
      [
        shape,
        colour,
        Number(angle),
        {
          width: Number(process.env.W ?? 450),
          height: Math.round(Number(process.env.W ?? 450) * 1.25),
          samples,
        },
      ],
    );
    tiles.push(await sharp(Buffer.from(data, 'base64')).resize(300, 375).toBuffer());
    console.log(one, Date.now() - started, 'ms');
  } catch (error) {
    console.error(one, error.message.split('\n').slice(0, 3).join(' '));
  }
}
await close();
const columns = Math.min(6, tiles.length);
const rows = Math.ceil(tiles.length / columns);
await sharp({
  create: { width: columns * 300, height: rows * 375, channels: 3, background: '#fff' },
})
  .composite(
    tiles.map((input, i) => ({
      input,
      left: (i % columns) * 300,
      top: Math.floor(i / columns) * 375,
    })),
  )
  .png()
  .toFile(target);
