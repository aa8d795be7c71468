import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.mjs';

const MODULE = 'catalogue/gift-categories';
const SPEC = `api/test/${MODULE}/gift-categories.e2e-spec.ts`;
const QUERIES = 'dashboard/src/features/gift-categories/gift-categories.queries.ts';
const PAGE = 'gift-guide';
const PAGE_FOLDER = `storefront/src/pages/${PAGE}`;
const WRITTEN = [
  `api/src/modules/${MODULE}`,
  `api/src/modules/${MODULE}/gift-category.dto.ts`,
  'api/src/platform/database/migrations',
  'api/src/app/app.module.ts',
  'api/layers.mjs',
  'api/test/support/access-table.ts',
  SPEC,
  QUERIES,
  PAGE_FOLDER,
  'storefront/src/routes.ts',
];
const LEFT_OUT = new Set(['node_modules', '.git', '.nx', '.data', 'storefront/dist', 'api/dist']);

const isCopied = (file) =>
  !LEFT_OUT.has(path.basename(file)) && !LEFT_OUT.has(path.relative(root, file));

/** Links the packages of the project, but the copy's own libraries. */
const linkPackages = async (copy) => {
  for (const app of ['api', 'dashboard', 'storefront'])
    await symlink(path.join(root, app, 'node_modules'), path.join(copy, app, 'node_modules'));
  const packages = path.join(copy, 'node_modules');
  await mkdir(path.join(packages, '@shop'), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== '@shop')
      await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
  for (const lib of await readdir(path.join(copy, 'libs')))
    await symlink(path.join(copy, 'libs', lib), path.join(packages, '@shop', lib));
};

/** Generates a module and a page in a copy of the project: the result passes lint, types and its test unchanged. */
export const checkGenerator = async (env) => {
  const copy = await mkdtemp(path.join(tmpdir(), 'liwan-generator-'));
  const tool = (file, args, more = {}) =>
    run(process.execPath, [path.join(root, 'node_modules', file), ...args], {
      cwd: copy,
      env: { ...env, ...more, NX_DAEMON: 'false' },
    });
  try {
    await cp(root, copy, { recursive: true, filter: isCopied });
    await linkPackages(copy);
    // The generated documentation lists folders from Git.
    await run('git', ['init', '--quiet'], { cwd: copy });
    await run('git', ['add', '--all'], { cwd: copy });
    // Builds the API and writes the contract too.
    await tool('nx/dist/bin/nx.js', ['g', '@shop/workspace:module', MODULE]);
    await tool('nx/dist/bin/nx.js', ['g', '@shop/workspace:page', PAGE]);
    await Promise.all([
      tool('eslint/bin/eslint.js', ['--max-warnings=0', ...WRITTEN]),
      tool('oxfmt/bin/oxfmt', ['--check', ...WRITTEN]),
      tool('oxlint/bin/oxlint', WRITTEN),
      ...['api', 'dashboard', 'storefront'].map((app) =>
        tool('typescript-7/bin/tsc', ['-p', app, '--noEmit']),
      ),
      tool('jest/bin/jest.js', ['-c', 'storefront/jest.config.mjs', '--ci', PAGE_FOLDER], {
        NODE_OPTIONS: '--no-warnings',
      }),
      tool('jest/bin/jest.js', ['-c', 'api/jest.e2e.config.mjs', '--ci', SPEC], {
        NODE_OPTIONS: '--no-warnings',
      }),
    ]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};
