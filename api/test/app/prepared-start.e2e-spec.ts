import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@shop/local-stack';
import { createDatabase, dropDatabase } from '../support/test-app.js';

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
  const starting = run(process.execPath, ['tools/start.mjs', '--prepared'], {
    cwd: folder,
    // If it did start: on a free port, and not for long.
    env: { ...process.env, PORT: String(await freePort()), LIWAN_DATA_DIR: folder },
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /api\/dist\/main\.js is missing: start without --prepared, which builds the shop\./,
    ),
  });
});

it('a database is prepared by each start, unless the last build of the whole shop has done it and no source has changed', async () => {
  const commands = path.join(folder, 'api/dist/app/commands');
  await mkdir(commands, { recursive: true });
  await mkdir(path.join(folder, '.nx'));
  for (const source of ['storefront', 'dashboard', 'libs']) await mkdir(path.join(folder, source));
  const settings = ['package-lock.json', 'nx.json', 'tsconfig.base.json', 'api/source.ts'];
  for (const file of settings) await writeFile(path.join(folder, file), '');
  // Without it, the type of the modules is that of the folder above.
  await writeFile(path.join(folder, 'package.json'), '{}');
  await writeFile(
    path.join(commands, 'migrate.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(path.join(folder, 'runs'))}, 'migrated ')`,
  );
  const tool = (name: string) => import(pathToFileURL(path.join(folder, 'tools/lib', name)).href);
  const { sourceStamp } = await tool('build.mjs');
  const { prepareDatabase } = await tool('prepare-database.mjs');
  const stampIs = (stamp: string) => writeFile(path.join(folder, '.nx/liwan-build'), stamp);
  const url = await createDatabase();
  try {
    const migrations = async () => {
      await writeFile(path.join(folder, 'runs'), '');
      const progress = { step: (_: string, work: () => Promise<void>) => work() };
      const env = { DATABASE_URL: url, UPLOADS_DIR: folder };
      await prepareDatabase(env, progress, '', { empty: true });
      return (await readFile(path.join(folder, 'runs'), 'utf8')).split(' ').length - 1;
    };
    expect([await migrations(), await migrations()]).toEqual([1, 1]);
    await stampIs(sourceStamp());
    expect([await migrations(), await migrations()]).toEqual([1, 0]);
    // A project was built alone.
    await appendFile(path.join(folder, 'api/source.ts'), 'changed');
    expect([await migrations(), await migrations()]).toEqual([1, 1]);
    await stampIs(sourceStamp());
    expect([await migrations(), await migrations()]).toEqual([1, 0]);
  } finally {
    await dropDatabase(url);
  }
});
