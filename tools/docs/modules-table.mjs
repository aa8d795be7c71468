import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { table } from '../lib/table.mjs';

export const singular = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '');
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Folders by the singular of their name. */
const byName = (paths) => new Map(paths.map((folder) => [singular(path.basename(folder)), folder]));

/** Folders at any depth below those in a folder, the deepest first, so that a higher one of the same name replaces it. */
const nestedFolders = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .filter((at) => at.includes(path.sep))
    .sort((one, other) => other.split(path.sep).length - one.split(path.sep).length);

const apiModules = () =>
  foldersIn('api/src/modules').flatMap((area) =>
    foldersIn(`api/src/modules/${area}`).map((name) => `${area}/${name}`),
  );

/** Folders of what several features share; the structure of pages is no feature. */
const sharedFolders = (app) =>
  foldersIn(`${app}/src/shared`)
    .filter((name) => name !== 'layout')
    .map((name) => `shared/${name}`);

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

const appFeatures = () =>
  ['storefront', 'dashboard'].map((app) => foldersIn(`${app}/src/features`));

/** Names of all features, in the singular. */
export const featureNames = () =>
  [
    ...new Set([apiModules(), ...appFeatures()].flatMap((paths) => [...byName(paths).keys()])),
  ].sort();

/** A feature per row, and its folder in each project. */
export const modulesTable = () => {
  const features = appFeatures();
  const columns = [
    byName([...nestedFolders('api/src/modules'), ...apiModules()]),
    ...['storefront', 'dashboard'].map((app, at) =>
      byName([...sharedFolders(app), ...features[at]]),
    ),
  ];
  const tests = apiTests();
  const testsByName = byName(tests);
  return table(
    ['Feature', 'API module', 'Storefront feature', 'Dashboard feature', 'API tests'],
    featureNames().map((name) => {
      const [module, ...ofApps] = columns.map((column) => column.get(name));
      const test = tests.includes(module) ? module : testsByName.get(name);
      const cells = [module, ...ofApps, test];
      return [path.basename(cells.find(Boolean)), ...cells.map((cell) => cell ?? '–')];
    }),
  );
};
