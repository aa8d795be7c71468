import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDebian, unpackedLibraries, unpackPackage } from '../debian.js';
import { onPath, run } from '../processes/run.js';

/** Path of the Redis server and, when unpacked, of its libraries. */
interface RedisBinary {
  command: string;
  env: NodeJS.ProcessEnv;
}

const NAMES = ['redis-server', 'valkey-server'];

const unpacked = (folder: string): RedisBinary | null => {
  const command = join(folder, 'usr', 'bin', 'redis-server');
  if (!existsSync(command)) return null;
  return { command, env: unpackedLibraries(folder) };
};

/** Finds Redis or Valkey on the PATH, or unpacks it for this user. */
export const redisBinary = async (onProgress: (line: string) => void): Promise<RedisBinary> => {
  const found = onPath(...NAMES);
  if (found) return { command: found, env: {} };
  if (isDebian()) {
    const unpackedBinary = unpacked(await unpackPackage('redis-server', onProgress));
    if (unpackedBinary) return unpackedBinary;
  }
  const brew = onPath('brew');
  if (brew) {
    onProgress('installing Redis with Homebrew');
    await run(brew, ['install', 'redis']);
    const installed = onPath(...NAMES);
    if (installed) return { command: installed, env: {} };
  }
  throw new Error('Redis is missing: install redis-server (or valkey-server), or set REDIS_URL.');
};
