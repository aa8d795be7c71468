import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, runTool } from './run.mjs';

const SOURCES = ['api', 'storefront', 'dashboard', 'libs'];
const SETTINGS = ['package-lock.json', 'nx.json', 'tsconfig.base.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'test-results', 'coverage']);
const RESULTS = [
  'api/dist/main.js',
  'api/dist/worker.js',
  'storefront/dist/index.html',
  'storefront/dist/.server/server.js',
  'dashboard/dist/index.html',
  'libs/local-stack/dist/index.js',
];
const stampFile = path.join(root, '.nx', 'liwan-build');

/** The command leaves no background process. */
const NX_ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    if (entry.isFile()) yield file;
  }
}

/** A fingerprint of all sources: names, sizes and times, which are quick to read. */
export const sourceStamp = () => {
  const hash = createHash('sha256').update(process.version);
  const files = SOURCES.flatMap((folder) => [...filesBelow(path.join(root, folder))]).sort();
  for (const file of [...SETTINGS.map((name) => path.join(root, name)), ...files]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** Fingerprint of the last build; undefined if a source has changed since, so that a project may have been built alone. */
export const buildStamp = (stamp = sourceStamp()) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp ? stamp : undefined;

const missingResult = () => RESULTS.find((file) => !existsSync(path.join(root, file)));

const isCurrent = (stamp) => missingResult() === undefined && buildStamp(stamp) === stamp;

/** For a start without a build. */
export const checkIsBuilt = () => {
  const missing = missingResult();
  if (missing)
    throw new Error(`${missing} is missing: start without --prepared, which builds the shop.`);
};

/** Runs targets of the workspace's projects. */
export const nx = (args, options = {}) =>
  runTool('nx/dist/bin/nx.js', args, { ...options, env: { ...NX_ENV, ...options.env } });

/** Builds everything, unless no source has changed. */
export const build = async (progress) => {
  const stamp = sourceStamp();
  if (isCurrent(stamp)) return;
  await progress.step('building', () => nx(['run-many', '-t', 'build', '--parallel=2']));
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
};

/** Runs a command of the API. */
export const runApi = (file, args, env) =>
  run(process.execPath, [path.join(root, 'api', 'dist', file), ...args], { env });
