import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createCertificates,
  encryptStack,
  freePort,
  ProcessRegistry,
  startProxy,
  startStack,
  type Certificates,
  type EncryptedStack,
  type Proxy,
  type Stack,
} from '@shop/local-stack';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Env } from '../../../src/platform/config/env.js';
import { S3Store } from '../../../src/platform/files/store/s3-store.js';
import { connectRedis } from '../../../src/platform/queues/connect-redis.js';
import { until } from '../../support/order-shop.js';

const deployFolder = fileURLToPath(new URL('../../../../deploy', import.meta.url));
const escaped = (text: string): string => text.replace(/[?.]/g, '\\$&');
const quiet = (): void => undefined;
const program = (name: string): string =>
  fileURLToPath(new URL(`../../../dist/${name}.js`, import.meta.url));

let stack: Stack;
let encrypted: EncryptedStack;
/** An authority that did not sign the certificates of the stack. */
let other: Certificates;
let folder: string;
let env: NodeJS.ProcessEnv;
const ports = { api: 0, metrics: 0, workerMetrics: 0 };
const children: ChildProcess[] = [];
const proxies: Proxy[] = [];

const start = (name: 'main' | 'worker', more: Record<string, string>): void => {
  children.push(
    spawn(process.execPath, [program(name)], { env: { ...env, ...more }, stdio: 'ignore' }),
  );
};
const migrateWith = (settings: Record<string, string>) =>
  spawnSync(process.execPath, [program('app/commands/migrate')], {
    env: { ...env, ...settings },
    encoding: 'utf8',
  });
const authority = ({ folder: secrets }: Certificates): string =>
  readFileSync(join(secrets, 'internal_ca'), 'utf8');

/** The status of a read over TLS, verified with the authority and for the name of the service. */
const statusAt = (port: number, path: string, servername: string, ca: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: servername };
    const target = { host: '127.0.0.1', port, path, servername, headers, ca, agent: false };
    request(target, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });

const proxyTo = async (apiCa: string): Promise<{ get: (path: string) => Promise<number> }> => {
  const home = mkdtempSync(join(folder, 'proxy-'));
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const proxy = await startProxy({
    ...{ dataDir: home, processRegistry: new ProcessRegistry(home), assets: home },
    ...{ shopHost: 'localhost', adminHost: 'admin.localhost', httpsPort, httpPort },
    ...{ apiPorts: [ports.api], apiCa, onProgress: quiet },
  });
  proxies.push(proxy);
  const ca = readFileSync(proxy.certificate, 'utf8');
  return { get: (path) => statusAt(httpsPort, path, 'localhost', ca) };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'transport-'));
  stack = await startStack({ isolated: true });
  encrypted = await encryptStack(stack, quiet);
  other = await createCertificates(folder, quiet);
  for (const name of ['api', 'metrics', 'workerMetrics'] as const) ports[name] = await freePort();
  env = {
    ...process.env,
    ...stack.env,
    ...encrypted.env,
    ...{ NODE_OPTIONS: '', NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: String(ports.api) },
  };
  expect(migrateWith({})).toMatchObject({ status: 0 });
  start('main', { ...encrypted.certificateOf('api'), METRICS_PORT: String(ports.metrics) });
  start('worker', {
    ...encrypted.certificateOf('worker'),
    METRICS_PORT: String(ports.workerMetrics),
  });
  await until(
    () =>
      statusAt(ports.api, '/api/health/worker', 'api', authority(encrypted)).then(
        (status) => status === 200,
        () => false,
      ),
    'API and worker are ready',
    90_000,
  );
}, 240_000);
afterAll(async () => {
  for (const proxy of proxies) await proxy.stop();
  for (const child of children) child.kill('SIGKILL');
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

it('TRANSPORT-01 proxy, API, worker, database and Redis work with TLS between all of them', async () => {
  const { get } = await proxyTo(join(encrypted.folder, 'internal_ca'));
  for (const path of ['/api/health/ready', '/api/health/worker', '/api/products/all'])
    expect([path, await get(path)]).toEqual([path, 200]);
  const ca = authority(encrypted);
  expect(await statusAt(ports.metrics, '/metrics', 'api', ca)).toBe(200);
  expect(await statusAt(ports.workerMetrics, '/metrics', 'worker', ca)).toBe(200);
  const owner = new pg.Client({ connectionString: env['DATABASE_OWNER_URL'] });
  await owner.connect();
  const { rows } = await owner.query<{ ssl: boolean; version: string }>(
    `select distinct ssl, version from pg_stat_ssl join pg_stat_activity using (pid)
     where client_addr is not null and usename = 'shop_application'`,
  );
  await owner.end();
  expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }]);
});

it('TRANSPORT-02 connections without TLS are refused', async () => {
  const plain = new pg.Client({ connectionString: stack.env['DATABASE_URL'] });
  await expect(plain.connect()).rejects.toThrow('no encryption');
  const migration = migrateWith({ DATABASE_OWNER_URL: stack.databaseUrl });
  expect(migration.status).not.toBe(0);
  await expect(pingOf({ REDIS_URL: stack.redisUrl })).rejects.toThrow();
  const withoutTls = { REDIS_URL: String(env['REDIS_URL']).replace('rediss:', 'redis:') };
  await expect(pingOf(withoutTls)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${ports.api}/api/health/live`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).rejects.toThrow();
});

const pingOf = async (settings: Partial<Env>): Promise<string> => {
  const redis = connectRedis(Object.assign(new Env(), settings), {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: 5000,
  });
  const failed = new Promise<never>((_, reject) => redis.once('error', reject));
  try {
    return await Promise.race([redis.connect().then(() => redis.ping()), failed]);
  } finally {
    redis.disconnect();
  }
};

it('TRANSPORT-03 servers with a certificate of another authority or for another name are refused', async () => {
  const { REDIS_URL = '', DATABASE_OWNER_URL = '' } = env;
  expect(await pingOf({ REDIS_URL, REDIS_CA: authority(encrypted) })).toBe('PONG');
  await expect(pingOf({ REDIS_URL, REDIS_CA: authority(other) })).rejects.toThrow('certificate');
  await expect(pingOf({ REDIS_URL })).rejects.toThrow('certificate');

  const url = new URL(DATABASE_OWNER_URL);
  url.searchParams.set('sslrootcert', join(other.folder, 'internal_ca'));
  const migration = migrateWith({ DATABASE_OWNER_URL: url.href });
  expect([migration.status, migration.stderr + migration.stdout]).toEqual([
    expect.any(Number),
    expect.stringContaining('certificate'),
  ]);
  expect(migration.status).not.toBe(0);

  const { get } = await proxyTo(join(other.folder, 'internal_ca'));
  expect(await get('/api/health/live')).toBe(503);
  const ca = authority(encrypted);
  await expect(statusAt(ports.api, '/api/health/live', 'worker', ca)).rejects.toThrow('altname');
  await expect(statusAt(ports.api, '/api/health/live', 'api', authority(other))).rejects.toThrow();
});

it('TRANSPORT-04 files are stored over TLS, in a bucket of the configured authority only', async () => {
  const file = (name: string): string => readFileSync(join(encrypted.folder, name), 'utf8');
  const received: string[] = [];
  const bucket: Server = createServer(
    { cert: file('bucket_certificate'), key: file('bucket_key') },
    ({ method, url }, response) => {
      received.push(`${method} ${url?.split('?')[0]}`);
      response.writeHead(200, { ETag: '"1"' }).end();
    },
  );
  await new Promise<void>((listening) => bucket.listen(0, '127.0.0.1', listening));
  const store = (S3_CA: string): S3Store => {
    const { port } = bucket.address() as AddressInfo;
    return new S3Store(
      Object.assign(new Env(), {
        ...{ S3_ENDPOINT: `https://127.0.0.1:${port}`, S3_BUCKET: 'shop', S3_CA },
        ...{ S3_FORCE_PATH_STYLE: true, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      }),
    );
  };
  try {
    await store(authority(encrypted)).put('a.txt', Buffer.from('a'));
    expect(received).toEqual(['PUT /shop/a.txt']);
    await expect(store(authority(other)).put('b.txt', Buffer.from('b'))).rejects.toThrow();
    expect(received).toHaveLength(1);
  } finally {
    bucket.closeAllConnections();
    bucket.close();
  }
});

it('TRANSPORT-05 running the script again renews certificates that end soon, and no others', async () => {
  const certificate = (name: string): X509Certificate =>
    new X509Certificate(readFileSync(join(other.folder, `${name}_certificate`)));
  const before = { redis: certificate('redis'), api: certificate('api') };
  const ca = new X509Certificate(authority(other));
  expect(before.redis.checkIssued(ca) && before.redis.verify(ca.publicKey)).toBe(true);
  expect(before.redis.subjectAltName).toContain('DNS:redis');
  // An empty file stands for one that ends soon.
  writeFileSync(join(other.folder, 'redis_certificate'), '');
  expect(await other.renew()).toContain('Certificate of redis created');
  expect(certificate('redis').fingerprint256).not.toBe(before.redis.fingerprint256);
  expect(certificate('redis').verify(ca.publicKey)).toBe(true);
  expect(certificate('api').fingerprint256).toBe(before.api.fingerprint256);
  expect(authority(other)).toBe(ca.toString());
});

describe('TRANSPORT-06 prepare.sh', () => {
  const shop = (): string => join(folder, 'shop');
  const secret = (name: string): string => join(shop(), 'deploy', 'secrets', name);
  const prepare = (...args: string[]) =>
    spawnSync('sh', [join(shop(), 'deploy', 'prepare.sh'), ...args], { encoding: 'utf8' });
  beforeEach(() => {
    rmSync(shop(), { recursive: true, force: true });
    cpSync(deployFolder, join(shop(), 'deploy'), {
      recursive: true,
      filter: (file) => basename(file) !== 'secrets',
    });
  });

  it('gives a new installation addresses with TLS, and certificates', () => {
    expect(prepare()).toMatchObject({ status: 0 });
    const verified = '?sslmode=verify-full&sslrootcert=/run/secrets/internal_ca';
    for (const name of ['database_url', 'owner/database_owner_url', 'owner/database_backup_url'])
      expect(readFileSync(secret(name), 'utf8')).toMatch(new RegExp(`/shop${escaped(verified)}$`));
    expect(readFileSync(secret('redis_url'), 'utf8')).toMatch(/^rediss:/);
    expect(readFileSync(secret('api_certificate'), 'utf8')).toContain('BEGIN CERTIFICATE');
    expect(statSync(secret('authority/key.pem')).mode & 0o77).toBe(0);
  });

  it('stops at addresses without TLS of an installation from before, and adds it on request', () => {
    mkdirSync(secret('owner'), { recursive: true });
    const before = {
      database_url: 'postgres://shop_application:a@postgres:5432/shop',
      database_read_url: 'postgres://shop_application:a@replica:5432/shop',
      'owner/database_owner_url': 'postgres://shop:b@postgres:5432/shop',
      'owner/database_backup_url': 'postgres://backup:c@db.provider.example:5432/shop',
      redis_url: 'redis://shop:d@redis:6379',
    };
    for (const [name, text] of Object.entries(before)) writeFileSync(secret(name), text);
    const stopped = prepare();
    expect([stopped.status, stopped.stderr]).toEqual([1, expect.stringContaining('database_url')]);
    expect(readFileSync(secret('database_url'), 'utf8')).toBe(before.database_url);
    expect(prepare('encrypt')).toMatchObject({ status: 0 });
    const verified = '?sslmode=verify-full&sslrootcert=/run/secrets/internal_ca';
    const after = {
      ...before,
      database_url: before.database_url + verified,
      database_read_url: before.database_read_url + verified,
      'owner/database_owner_url': before['owner/database_owner_url'] + verified,
      redis_url: 'rediss://shop:d@redis:6379',
    };
    for (const [name, text] of Object.entries(after))
      expect([name, readFileSync(secret(name), 'utf8')]).toEqual([name, text]);
    expect(prepare('encrypt')).toMatchObject({ status: 0 });
    expect(readFileSync(secret('database_url'), 'utf8')).toBe(after.database_url);
    expect(prepare()).toMatchObject({ status: 0 });
  });

  it('finds addresses without a port and with a query, and keeps their other parameters', () => {
    expect(prepare()).toMatchObject({ status: 0 });
    const verified = 'sslmode=verify-full&sslrootcert=/run/secrets/internal_ca';
    writeFileSync(secret('database_url'), 'postgresql://a:b@postgres/shop?application_name=api');
    writeFileSync(secret('database_read_url'), 'postgres://a:b@replica/shop?sslmode=disable');
    writeFileSync(secret('redis_url'), 'redis://redis');
    const stopped = prepare();
    for (const name of ['database_url', 'database_read_url', 'redis_url'])
      expect([stopped.status, stopped.stderr]).toEqual([1, expect.stringContaining(name)]);
    expect(prepare('encrypt')).toMatchObject({ status: 0 });
    expect(readFileSync(secret('database_url'), 'utf8')).toBe(
      `postgresql://a:b@postgres/shop?application_name=api&${verified}`,
    );
    expect(readFileSync(secret('database_read_url'), 'utf8')).toBe(
      `postgres://a:b@replica/shop?${verified}`,
    );
    expect(readFileSync(secret('redis_url'), 'utf8')).toBe('rediss://redis');
  });

  it('does not verify an own store or Redis with the internal authority, unless the setting says so', () => {
    const settings = join(shop(), '.env');
    expect(prepare()).toMatchObject({ status: 0 });
    expect(readFileSync(settings, 'utf8')).not.toMatch(/^(S3|REDIS)_CA_FILE=/m);
    writeFileSync(secret('redis_url'), 'rediss://shop:d@redis.provider.example:6379');
    writeFileSync(settings, 'S3_ENDPOINT=https://s3.provider.example\n');
    expect(prepare()).toMatchObject({ status: 0, stdout: expect.stringContaining('S3_CA_FILE=') });
    expect(readFileSync(settings, 'utf8')).toMatch(/^S3_CA_FILE=$\n[^]*^REDIS_CA_FILE=$/m);
    writeFileSync(settings, 'S3_ENDPOINT=https://s3.example\nS3_CA_FILE=/a\nREDIS_CA_FILE=/b\n');
    expect(prepare()).toMatchObject({ status: 0 });
    expect(readFileSync(settings, 'utf8')).toMatch(/S3_CA_FILE=\/a\nREDIS_CA_FILE=\/b\n$/);
    writeFileSync(settings, 'S3_ENDPOINT=http://bucket:9000\n');
    expect(prepare()).toMatchObject({ status: 1, stderr: expect.stringContaining('S3_ENDPOINT') });
  });

  it('shows why a certificate could not be made', () => {
    mkdirSync(secret('authority/key.pem'), { recursive: true });
    const failed = prepare();
    expect(failed.status).not.toBe(0);
    expect(failed.stderr).toContain('key.pem');
  });

  describe('TRANSPORT-07 upgrade.sh', () => {
    /** Runs it with a docker that notes its calls; `ssl` is the setting of the running database. */
    const upgrade = (ssl: string, started: string, failing = 'nothing') => {
      const programs = join(shop(), 'programs');
      mkdirSync(programs, { recursive: true });
      const docker = `#!/bin/sh
        echo "$*" >> "${shop()}/calls"
        case "$*" in
          *${failing}*) exit 1 ;;
          *'show ssl'*) echo ${ssl} ;;
          *'config --services'*) printf 'api\\nbucket-policy\\n' ;;
          *'ps --quiet redis'*) echo redis-1 ;;
          *'ps --quiet prometheus'*) echo prometheus-1 ;;
          *'ps --all --quiet api'*) echo api-1 ;;
          inspect*) echo ${started} ;;
        esac`;
      writeFileSync(join(programs, 'docker'), docker, { mode: 0o755 });
      writeFileSync(join(programs, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
      const { status, stderr } = spawnSync('sh', [join(shop(), 'deploy', 'upgrade.sh')], {
        env: { ...process.env, PATH: `${programs}:${process.env['PATH']}` },
        encoding: 'utf8',
      });
      return { status, stderr, calls: readFileSync(join(shop(), 'calls'), 'utf8') };
    };

    it('restarts services whose certificate is newer than their start, and no others', () => {
      expect(upgrade('on', '2020-01-01T00:00:00.5Z')).toMatchObject({
        status: 0,
        calls: expect.stringContaining('restart redis-1\n'),
      });
      rmSync(join(shop(), 'calls'));
      const later = upgrade('on', '2099-01-01T00:00:00.5Z');
      expect(later.status).toBe(0);
      expect(later.calls).not.toContain('restart');
    });

    it('stops before anything changes while the running database has no TLS', () => {
      const { status, stderr, calls } = upgrade('off', '2020-01-01T00:00:00Z');
      expect([status, stderr]).toEqual([1, expect.stringContaining('docker compose up')]);
      expect(calls).not.toMatch(/build|run|up/);
    });

    it('stops before a process is replaced if the file store cannot be read', () => {
      const { status, calls } = upgrade('on', '2020-01-01T00:00:00Z', 'check-files');
      expect(status).not.toBe(0);
      expect(calls).not.toMatch(/ up | stop |^rm/m);
      // With the account that the new processes will have.
      expect(calls).toMatch(/run --rm bucket-policy\n[^]*check-files/);
      rmSync(join(shop(), 'calls'));
      const limited = upgrade('on', '2020-01-01T00:00:00Z', 'run --rm bucket-policy');
      expect(limited.status).not.toBe(0);
      expect(limited.calls).not.toMatch(/check-files| up | stop |^rm/m);
    });

    it('starts a running Prometheus again, which reads its settings and its token', () => {
      expect(upgrade('on', '2099-01-01T00:00:00Z').calls).toMatch(
        /--profile monitoring up .*--force-recreate prometheus\n/,
      );
    });
  });
});

it('TRANSPORT-08 the check of the file store fails if it cannot be read', () => {
  const check = (settings: Record<string, string>) =>
    spawnSync(process.execPath, [program('app/commands/check-files')], {
      env: { ...env, ...settings },
      encoding: 'utf8',
    });
  expect(check({ STORAGE_DRIVER: 'file' })).toMatchObject({ status: 0 });
  const s3 = { STORAGE_DRIVER: 's3', S3_BUCKET: 'shop', S3_FORCE_PATH_STYLE: 'true' };
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const failed = check({ ...s3, ...keys, S3_ENDPOINT: `https://127.0.0.1:${ports.api}` });
  expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('S3_ENDPOINT')]);
});
