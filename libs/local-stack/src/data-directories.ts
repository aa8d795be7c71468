import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { RunAs } from './processes/run-as.js';

const SYSTEM_DATA = '/var/lib/liwan';
const SYSTEM_CACHE = '/var/cache/liwan';

const isAccessible = (folder: string, user: RunAs): boolean => {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** True when the user can access the folder and all its parents. */
export const isReachable = (folder: string, user: RunAs): boolean => {
  const parent = dirname(folder);
  if (parent !== folder && !isReachable(parent, user)) return false;
  return isAccessible(folder, user);
};

/** Creates a folder that every user can enter, whatever the umask. */
const createPublicFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
};

/** Directory of a server's data: in the data folder, or outside it when that is below a private home. */
export const serverDataDir = (dataDir: string, server: string, user: RunAs | undefined): string => {
  const inside = resolve(dataDir);
  if (!user || isReachable(inside, user)) return join(inside, server);
  const id = createHash('sha256').update(inside).digest('hex').slice(0, 16);
  createPublicFolder(SYSTEM_DATA);
  return join(createPublicFolder(join(SYSTEM_DATA, id)), server);
};

/** Cache of unpacked binaries. */
export const cacheFolder = (): string => {
  if (process.getuid?.() === 0 && process.platform === 'linux')
    return createPublicFolder(SYSTEM_CACHE);
  const base =
    process.platform === 'darwin'
      ? join(homedir(), 'Library', 'Caches')
      : (process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'));
  const folder = join(base, 'liwan');
  mkdirSync(folder, { recursive: true });
  return folder;
};
