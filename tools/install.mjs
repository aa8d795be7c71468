/** Installs the dependencies when they are missing or older than the lock file. Plain Node: nothing is installed yet. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './lib/run.mjs';

const OLDEST_NODE = [20, 20];
const modules = path.join(root, 'node_modules');
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(modules, '.liwan-lock');
const npmsOwnNote = path.join(modules, '.package-lock.json');

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}.`);
};

const lockStamp = () =>
  createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/** `npm install` writes this file at its end; it is newer than the lock file of the same install. */
const installedByHand = () =>
  existsSync(npmsOwnNote) && statSync(npmsOwnNote).mtimeMs >= statSync(lockFile).mtimeMs;

const hasStamp = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockStamp();

/** npm as it was called, else the one on the PATH. */
export const npm = (args, options) => {
  const called = process.env.npm_execpath;
  const usable = called && /npm-cli\.[cm]?js$/.test(called) && existsSync(called);
  return usable ? run(process.execPath, [called, ...args], options) : run('npm', args, options);
};

export const install = async (progress) => {
  checkNode();
  if (hasStamp() || installedByHand()) return;
  await progress.step('installing dependencies', () =>
    npm(['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']),
  );
  writeFileSync(stampFile, lockStamp());
};
