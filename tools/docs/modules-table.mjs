import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { table } from './table.mjs';

const singular = (name) => name.replace(/ies$/, 'y').replace(/s$/, '');
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Folders by the singular of their name. */
const byName = (paths) => new Map(paths.map((folder) => [singular(path.basename(folder)), folder]));

const apiModules = () =>
  foldersIn('api/src/modules').flatMap((area) =>
    foldersIn(`api/src/modules/${area}`).map((name) => `${area}/${name}`),
  );

/** Folders and suites of the API tests, at any depth; a folder goes before a suite of the same name. */
const apiTests = () => {
  const entries = readdirSync(path.join(root, 'api/test'), {
    recursive: true,
    withFileTypes: true,
  }).map((entry) => ({
    isFolder: entry.isDirectory(),
    at: path.relative(path.join(root, 'api/test'), path.join(entry.parentPath, entry.name)),
  }));
  const suites = entries
    .filter(({ at }) => at.endsWith('.e2e-spec.ts'))
    .map(({ at }) => at.replace(/\.e2e-spec\.ts$/, ''));
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ at }) => at);
  return [...suites, ...folders].sort((one, other) => other.length - one.length);
};

/** A feature per row, and its folder in each project. */
export const modulesTable = () => {
  const columns = [
    byName(apiModules()),
    byName(foldersIn('storefront/src/features')),
    byName(foldersIn('dashboard/src/features')),
  ];
  const tests = apiTests();
  const testsByName = byName(tests);
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort();
  return table(
    ['Feature', 'API module', 'Storefront feature', 'Dashboard feature', 'API tests'],
    names.map((name) => {
      const [module, ...features] = columns.map((column) => column.get(name));
      const test = tests.includes(module) ? module : testsByName.get(name);
      const cells = [module, ...features, test];
      return [path.basename(cells.find(Boolean)), ...cells.map((cell) => cell ?? '–')];
    }),
  );
};
