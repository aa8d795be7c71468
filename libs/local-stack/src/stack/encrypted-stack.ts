import { chownSync, cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { unpackedFile, unpackedLibraries, unpackPackage } from '../debian.js';
import { freePort } from '../ports.js';
import { run } from '../processes/run.js';
import type { Stack } from './stack.js';

const DEPLOY = resolve(import.meta.dirname, '..', '..', '..', '..', 'deploy');
const DATABASES = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_BACKUP_URL'];

/** A folder of secrets with the certificates of `deploy/certificates.sh`; `renew` runs the script again. */
export interface Certificates {
  folder: string;
  renew: () => Promise<string>;
}

/** Creates an authority and certificates below a folder. */
export const createCertificates = async (
  parent: string,
  onProgress: (line: string) => void,
): Promise<Certificates> => {
  const folder = join(parent, 'secrets');
  mkdirSync(folder, { recursive: true });
  const script = join(parent, 'certificates.sh');
  cpSync(join(DEPLOY, 'certificates.sh'), script);
  const unpacked = await unpackPackage('openssl', onProgress);
  const programs = resolve(unpackedFile(unpacked, '/usr/bin/openssl'), '..');
  const env = {
    ...unpackedLibraries(unpacked),
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
  };
  const renew = (): Promise<string> => run('sh', [script], { env });
  await renew();
  return { folder, renew };
};

/** PostgreSQL accepts encrypted connections only, as with the files of `deploy/postgres`. */
const encryptPostgres = async (home: string, url: string, folder: string): Promise<string> => {
  const { uid, gid } = statSync(home);
  // Only the server may read its key.
  const copy = (from: string, name: string): string => {
    const to = join(home, name);
    writeFileSync(to, readFileSync(from), { mode: 0o600 });
    chownSync(to, uid, gid);
    return to;
  };
  copy(join(folder, 'postgres_certificate'), 'server.crt');
  copy(join(folder, 'postgres_key'), 'server.key');
  copy(join(DEPLOY, 'postgres', 'pg_hba.conf'), 'pg_hba.conf');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
  return copy(join(folder, 'internal_ca'), 'internal_ca');
};

/** Redis gets a port with TLS and closes the one without. */
const encryptRedis = async (url: string, folder: string): Promise<string> => {
  const port = String(await freePort());
  const redis = new Redis(url);
  try {
    await redis.config(
      'SET',
      ...['tls-cert-file', join(folder, 'redis_certificate')],
      ...['tls-key-file', join(folder, 'redis_key')],
      ...['tls-ca-cert-file', join(folder, 'internal_ca'), 'tls-auth-clients', 'no'],
    );
    await redis.config('SET', 'tls-port', port);
    await redis.config('SET', 'port', '0');
  } finally {
    redis.disconnect();
  }
  return Object.assign(new URL(url), { port }).href.replace('redis:', 'rediss:');
};

/** PostgreSQL and Redis of a running stack with TLS only, and certificates for the processes of the shop. */
export interface EncryptedStack extends Certificates {
  /** Settings for all processes of the shop. */
  env: Record<string, string>;
  /** Settings for the servers of a process. */
  certificateOf: (process: 'api' | 'worker') => Record<string, string>;
}

/** Turns on TLS as `docker-compose.yml` does, with certificates of `deploy/certificates.sh`. */
export const encryptStack = async (
  { dataDir, env, servers, databaseUrl, redisUrl }: Stack,
  onProgress: (line: string) => void,
): Promise<EncryptedStack> => {
  if (!servers.postgres || !servers.redis)
    throw new Error('TLS is for servers that the stack has started.');
  const made = await createCertificates(join(dataDir, 'transport'), onProgress);
  const { folder } = made;
  const ca = await encryptPostgres(servers.postgres.home, databaseUrl, folder);
  const query = `sslmode=verify-full&sslrootcert=${encodeURIComponent(ca)}`;
  const file = (name: string): string => join(folder, name);
  return {
    ...made,
    env: {
      ...Object.fromEntries(DATABASES.map((name) => [name, `${env[name]}?${query}`])),
      REDIS_URL: await encryptRedis(redisUrl, folder),
      REDIS_CA_FILE: file('internal_ca'),
    },
    certificateOf: (process) => ({
      HTTPS_CERTIFICATE_FILE: file(`${process}_certificate`),
      HTTPS_KEY_FILE: file(`${process}_key`),
    }),
  };
};
