import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import type { FileStore } from '../../../platform/files/store/file-store.js';
import type { Variants } from '../../../platform/files/pictures/variants.js';

/** The data files of the demo shop, in the source folder. */
const FOLDER = resolve(import.meta.dirname, '../../../../src/app/commands/seeds/catalogue');
const PICTURES = join(FOLDER, 'pictures');
/** Pictures copied at a time. */
const AT_ONCE = 20;

type DemoFile =
  | 'banners'
  | 'brands'
  | 'categories'
  | 'drafts'
  | 'main-ads'
  | 'offers'
  | 'orders'
  | 'partners'
  | 'products'
  | 'reviews'
  | 'sellers'
  | 'shoppers'
  | 'variants'
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

/** Copies new and changed pictures and videos to the file store; returns their number. */
export const copyPictures = async (
  store: FileStore,
  variants: Variants,
  folder = PICTURES,
): Promise<number> => {
  const copied = await pLimit(AT_ONCE).map(await readdir(folder), async (name) => {
    const from = join(folder, name);
    const [{ size }, old] = await Promise.all([stat(from), store.stat(name)]);
    if (old?.size === size) return 0;
    await store.put(name, await readFile(from));
    if (old) await variants.remove([name]);
    return 1;
  });
  return copied.filter(Boolean).length;
};
