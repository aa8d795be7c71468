import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverDataDir } from '../data-directories.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { commandOf, markOf, stopProcess } from '../processes/processes.js';
import type { RunAs } from '../processes/run-as.js';

export const POSTGRES_USER = 'shop';
const UTF8_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Changes the owner of a file, or of a folder with its content. */
export const give = (path: string, user: RunAs): void => {
  lchownSync(path, user.uid, user.gid);
  if (!statSync(path).isDirectory()) return;
  for (const entry of readdirSync(path)) give(join(path, entry), user);
};

/** Stops a server that a killed command left running, and removes its stale lock file. */
const stopOrphan = async (home: string): Promise<void> => {
  const lock = join(home, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const mark = markOf(pid);
  if (mark && commandOf(pid).includes(home)) await stopProcess(mark, 'SIGINT', 20_000);
  rmSync(lock, { force: true });
};

/**
 * Records the location in the data folder. Data outside it that is not recorded belongs to a deleted folder and is
 * removed.
 */
const settle = async (dataDir: string, home: string): Promise<void> => {
  const locationFile = join(dataDir, 'postgres-place');
  const isRecorded = existsSync(locationFile) && readFileSync(locationFile, 'utf8') === home;
  await stopOrphan(home);
  if (!isRecorded) rmSync(home, { recursive: true, force: true });
  writeFileSync(locationFile, home);
};

const initialise = (
  home: string,
  binaries: PostgresBinaries,
  password: string,
  user: RunAs | undefined,
): void => {
  const draft = `${home}.new`;
  const passwordFile = `${home}.pw`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) {
    chownSync(draft, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  try {
    execFileSync(
      binaries.initdb,
      [
        `--pgdata=${draft}`,
        `--username=${POSTGRES_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        `--locale=${UTF8_LOCALE}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        '--no-sync',
      ],
      {
        cwd: draft,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, LC_ALL: '' },
        ...user,
      },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, home);
};

/** Prepares the data directory: location, owner, no leftover server, initdb on first use. */
export const preparePostgresData = async (
  dataDir: string,
  binaries: PostgresBinaries,
  password: string,
  user: RunAs | undefined,
): Promise<string> => {
  const home = serverDataDir(dataDir, 'postgres', user);
  await settle(dataDir, home);
  if (!existsSync(join(home, 'PG_VERSION'))) {
    rmSync(home, { recursive: true, force: true });
    initialise(home, binaries, password, user);
  }
  if (user && statSync(home).uid !== user.uid) give(home, user);
  return home;
};
