import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from './processes/run.js';

const SCRIPT = resolve(import.meta.dirname, '../../../deploy/publish-assets.mjs');
const DAY_MS = 86_400_000;
let root: string;

/** Builds and publishes a version of both apps; returns the files of the storefront. */
const release = async (file: string): Promise<string[]> => {
  for (const app of ['storefront', 'dashboard']) {
    const assets = join(root, app, 'dist', 'assets');
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(assets, file), 'export const shop = "Liwan";\n'.repeat(100));
  }
  await run(process.execPath, [join(root, 'deploy', 'publish-assets.mjs'), join(root, 'served')]);
  return readdirSync(join(root, 'served', 'storefront', 'assets')).sort();
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(root, 'deploy'));
  cpSync(SCRIPT, join(root, 'deploy', 'publish-assets.mjs'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('keeps the files of earlier versions beside the new ones, for 30 days after their last release', async () => {
  const [first, second] = [
    ['page-1.js', 'page-1.js.br', 'page-1.js.gz'],
    ['page-2.js', 'page-2.js.br', 'page-2.js.gz'],
  ];
  expect(await release('page-1.js')).toEqual(first);
  expect(await release('page-2.js')).toEqual([...first, ...second]);
  const old = new Date(Date.now() - 31 * DAY_MS);
  for (const name of [...first, ...second])
    utimesSync(join(root, 'served', 'storefront', 'assets', name), old, old);
  expect(await release('page-2.js')).toEqual(second);
});
