import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'liwan-prepared-'));
  await cp(path.join(ROOT, 'tools'), path.join(folder, 'tools'), { recursive: true });
  await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a start that does not build says what is missing and how to build it', async () => {
  const starting = run(process.execPath, ['tools/start.mjs', '--prepared'], { cwd: folder });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /api\/dist\/main\.js is missing: start without --prepared, which builds the shop\./,
    ),
  });
});

it('a build of single projects has no fingerprint, so that its database is prepared at each start', async () => {
  const { buildStamp } = await import(pathToFileURL(path.join(folder, 'tools/lib/build.mjs')).href);
  expect(buildStamp()).toBeUndefined();
  await mkdir(path.join(folder, '.nx'));
  await writeFile(path.join(folder, '.nx/liwan-build'), 'a-stamp');
  expect(buildStamp()).toBe('a-stamp');
});
