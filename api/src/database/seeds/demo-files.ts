import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The data files of the demo shop; the built API reads them from its sources. */
const FOLDER = resolve(import.meta.dirname, '../../../src/database/seeds/catalogue');
const PICTURES = join(FOLDER, 'pictures');

export type DemoFile =
  | 'banners'
  | 'brands'
  | 'categories'
  | 'main-ads'
  | 'offers'
  | 'orders'
  | 'partners'
  | 'products'
  | 'reviews'
  | 'sellers'
  | 'shoppers'
  | 'vendors'
  | 'videos';
export type DemoRow = Record<string, unknown>;

const isRow = (value: unknown): value is DemoRow => typeof value === 'object' && value !== null;

/** The rows of a data file. */
export const demoRows = async (name: DemoFile): Promise<DemoRow[]> => {
  const rows: unknown = JSON.parse(await readFile(join(FOLDER, `${name}.json`), 'utf8'));
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new Error(`${name}.json is not a list.`);
  return rows;
};

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => -1,
  );

/** Copies new and changed pictures and films into the uploads folder; returns how many. */
export const copyPictures = async (uploads: string): Promise<number> => {
  const variants = join(uploads, '.variants');
  await mkdir(variants, { recursive: true });
  const names = await readdir(PICTURES);
  const made = await readdir(variants);
  let copied = 0;
  for (const name of names) {
    const [from, to] = [join(PICTURES, name), join(uploads, name)];
    if ((await sizeOf(from)) === (await sizeOf(to))) continue;
    await copyFile(from, to);
    const old = made.filter((variant) => variant.startsWith(`${name}.`));
    await Promise.all(old.map((variant) => rm(join(variants, variant), { force: true })));
    copied += 1;
  }
  return copied;
};
