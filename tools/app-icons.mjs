import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

// Creates the app icons from the shop's mark: `node tools/app-icons.mjs`.
const sharp = createRequire(new URL('../api/package.json', import.meta.url))('sharp');
const folder = new URL('../storefront/public/', import.meta.url);
const mark = await readFile(new URL('favicon.svg', folder));

/** Covers the whole square, with the mark inside the circle that launchers may crop to. */
const full = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <path fill="#123f37" d="M0 0h100v100H0z"/>
  <g transform="translate(18 18)">
    <path fill="none" stroke="#d3b072" stroke-width="1.6" d="M32 2l8.8 8.8h12.4v12.4L62 32l-8.8 8.8v12.4H40.8L32 62l-8.8-8.8H10.8V40.8L2 32l8.8-8.8V10.8h12.4z"/>
    <path fill="#fbf9f5" d="M25 18h6v24h10v5H25z"/>
  </g>
</svg>`);

const draw = (svg, size, name) =>
  sharp(svg, { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(name, folder).pathname);

/** The .ico file for old browsers contains the mark as PNG pictures. */
const icoOf = async (sizes) => {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(mark, { density: 1200 }).resize(size, size).png().toBuffer()),
  );
  const list = Buffer.alloc(6 + 16 * sizes.length);
  list.writeUInt16LE(1, 2);
  list.writeUInt16LE(sizes.length, 4);
  let start = list.length;
  pictures.forEach((picture, at) => {
    const entry = 6 + 16 * at;
    list.set([sizes[at], sizes[at], 0, 0, 1, 0, 32, 0], entry);
    list.writeUInt32LE(picture.length, entry + 8);
    list.writeUInt32LE(start, entry + 12);
    start += picture.length;
  });
  return Buffer.concat([list, ...pictures]);
};

await writeFile(new URL('favicon.ico', folder), await icoOf([16, 32, 48]));
await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(full, 512, 'icon-maskable-512.png');
await draw(full, 180, 'apple-touch-icon.png');
