import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDebian, unpackedFile, unpackedLibraries, unpackPackage } from '../debian.js';

/** The same path from the sources and from the build. */
const SCRIPT = join(import.meta.dirname, '..', '..', 'src', 's3', 's3-server.py');
const KEY = { S3_ACCESS_KEY_ID: 'local', S3_SECRET_ACCESS_KEY: 'local-secret', S3_BUCKET: 'shop' };
const OWNER = { S3_OWNER_ACCESS_KEY_ID: 'owner', S3_OWNER_SECRET_ACCESS_KEY: 'owner-secret' };

export interface S3Server {
  /** Settings of the API for this server; its account may do nothing until the owner has set a policy. */
  env: Record<string, string>;
  /** The key of the owner of the bucket, for `bucket-policy.js`. */
  owner: Record<string, string>;
  stop: () => Promise<void>;
}

/** Environment in which Python finds the unpacked packages. */
const python = (folder: string): { command: string; env: NodeJS.ProcessEnv } => ({
  command: unpackedFile(folder, '/usr/bin/python3'),
  env: {
    ...unpackedLibraries(folder),
    PYTHONPATH: join(folder, 'usr', 'lib', 'python3', 'dist-packages'),
    PYTHONDONTWRITEBYTECODE: '1',
  },
});

/** An S3-compatible server (OpenStack Swift) with an empty bucket and two accounts, for tests. */
export const startS3Server = async (onProgress: (line: string) => void): Promise<S3Server> => {
  if (!isDebian()) throw new Error('The S3 server for tests requires a Debian system.');
  const { command, env } = python(await unpackPackage('python3-swift', onProgress));
  const folder = mkdtempSync(join(tmpdir(), 'liwan-s3-'));
  const { S3_BUCKET, ...key } = KEY;
  const args = [SCRIPT, folder, S3_BUCKET, ...Object.values(key), ...Object.values(OWNER)];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr.on('data', (data) => (log = `${log}${String(data)}`.slice(-4000)));
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const lines = createInterface({ input: child.stdout });
  const [port] = await Promise.race([once(lines, 'line'), ended.then(() => [undefined])]);
  if (typeof port !== 'string') throw new Error(`The S3 server could not start:\n${log}`);
  return {
    env: {
      STORAGE_DRIVER: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_FORCE_PATH_STYLE: 'true',
      ...KEY,
    },
    owner: OWNER,
    stop,
  };
};
