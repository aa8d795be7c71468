/**
 * Copies the content-hashed files of the built apps to the folder that the proxy serves, beside those of earlier
 * versions, so that open pages and processes of an earlier version still find their files. Files that were in no
 * version of the last 30 days are deleted. `node deploy/publish-assets.mjs FOLDER`
 */
import { constants, existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib, gzip } from 'node:zlib';

const KEPT_DAYS = 30;
const TEXT = /\.(js|css|svg|json)$/;
/** Smaller files fit in one packet without compression. */
const WORTH_IT = 1400;
const COMPRESSED = [
  [
    '.br',
    (text) =>
      promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  ],
  ['.gz', (text) => promisify(gzip)(text, { level: 9 })],
];

/** Writes atomically: another container may be serving the file. */
const put = async (target, write) => {
  const part = `${target}.${process.pid}.part`;
  await write(part);
  await rename(part, target);
};

const publishFile = async (source, target, now) => {
  const names = [[target, (part) => copyFile(source, part, constants.COPYFILE_FICLONE)]];
  if (TEXT.test(source) && statSync(source).size > WORTH_IT)
    for (const [ending, compress] of COMPRESSED)
      names.push([
        `${target}${ending}`,
        async (part) => writeFile(part, await compress(await readFile(source))),
      ]);
  for (const [name, write] of names) {
    if (!existsSync(name)) await put(name, write);
    await utimes(name, now, now);
  }
};

/** Publishes the files of `<dist>/assets`; returns how many there are now and how many were deleted. */
const publish = async (dist, folder) => {
  const now = new Date();
  const [from, to] = [path.join(dist, 'assets'), path.join(folder, 'assets')];
  await mkdir(to, { recursive: true });
  for (const name of readdirSync(from))
    await publishFile(path.join(from, name), path.join(to, name), now);
  const oldest = now.getTime() - KEPT_DAYS * 86_400_000;
  const old = readdirSync(to).filter((name) => statSync(path.join(to, name)).mtimeMs < oldest);
  for (const name of old) await rm(path.join(to, name), { force: true });
  return { total: readdirSync(to).length, removed: old.length };
};

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node deploy/publish-assets.mjs FOLDER');
for (const app of ['storefront', 'dashboard']) {
  const dist = path.resolve(import.meta.dirname, '..', app, 'dist');
  const { total, removed } = await publish(dist, path.join(folder, app));
  console.log(`${app}: ${total} files, ${removed} old ones removed`);
}
