/** Lists missing pictures of the catalogue. Run: node tools/demo-catalogue/check.mjs */
import { readFile, readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folder = fileURLToPath(
  new URL('../../api/src/app/commands/seeds/catalogue', import.meta.url),
);
const rows = async (name) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
const named = new Map();
const name = (file, by) => named.set(file, by);

for (const one of [...(await rows('products')), ...(await rows('drafts'))]) {
  for (const file of [...one.images, ...one.usageImages])
    name(file, `product ${one.id ?? one.name}`);
}
for (const one of await rows('categories'))
  [one.icon, one.banner].forEach((file) => name(file, one.name));
for (const list of ['brands', 'partners'])
  for (const one of await rows(list)) name(one.icon, one.name);
for (const one of await rows('vendors')) name(one.image, one.name);
for (const one of await rows('banners')) name(one.imageUrl, one.title);
for (const one of await rows('main-ads')) name(one.image, one.title);
for (const one of await rows('videos'))
  [one.videoUrl, one.poster].forEach((file) => name(file, one.title));

const present = new Set(await readdir(join(folder, 'pictures')));
const missing = [...named].filter(([file]) => !present.has(file));
let bytes = 0;
for (const file of present) bytes += (await stat(join(folder, 'pictures', file))).size;
for (const [file, by] of missing) console.log(`missing ${file} (${by})`);
console.log(
  `${named.size} named, ${missing.length} missing, ${present.size} files, ${(bytes / 1e6).toFixed(1)} MB`,
);
process.exitCode = missing.length > 0 ? 1 : 0;
