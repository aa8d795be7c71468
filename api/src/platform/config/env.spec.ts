import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDatabaseUrls, loadEnv } from './env.js';

it('needs no setting for a local run', () => {
  expect(loadEnv({}).SHOP_URL).toBe('http://localhost:4000');
});

it('converts numbers and booleans', () => {
  const env = loadEnv({ PORT: '4100', COD_ENABLED: 'false', FREE_SHIPPING_FROM: '200.5' });
  expect([env.PORT, env.COD_ENABLED, env.FREE_SHIPPING_FROM]).toEqual([4100, false, 200.5]);
});

it('lists all invalid names and never a value', () => {
  const attempt = () => loadEnv({ PORT: 'many', COD_ENABLED: 'perhaps', JWT_SECRET: 'hunter2' });
  expect(attempt).toThrow('Missing or invalid settings: COD_ENABLED, JWT_SECRET, PORT');
  expect(attempt).not.toThrow(/hunter2/);
});

it('rejects local defaults in production', () => {
  expect(() => loadEnv({ NODE_ENV: 'production' })).toThrow(
    /CARD_MERCHANT_KEY.*DATABASE_URL.*JWT_SECRET/,
  );
});

it('rejects the local secrets in production even if they are set', () => {
  const local = loadEnv({});
  const settings = Object.fromEntries(
    Object.entries(local)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  expect(() => loadEnv({ ...settings, NODE_ENV: 'production' })).toThrow(
    'Missing or invalid settings: CARD_MERCHANT_KEY, CARRIER_PASSWORD, CARRIER_PIN, JWT_SECRET',
  );
});

it('requires the name of the bucket only with s3', () => {
  const s3 = { STORAGE_DRIVER: 's3', S3_ENDPOINT: 'http://127.0.0.1:9000' };
  expect(() => loadEnv(s3)).toThrow('Missing or invalid settings: S3_BUCKET');
  expect(loadEnv({ ...s3, S3_BUCKET: 'shop' }).S3_FORCE_PATH_STYLE).toBe(false);
  expect(loadEnv({}).STORAGE_DRIVER).toBe('file');
});

it('reads a setting from its file, an empty one as unset, and reports a missing file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'jwt_secret');
  const secret = 'a-secret-of-more-than-32-characters-in-a-file';
  writeFileSync(file, `${secret}\n`);
  expect(loadEnv({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe(secret);
  expect(loadEnv({ JWT_SECRET_FILE: file, JWT_SECRET: secret.toUpperCase() }).JWT_SECRET).toBe(
    secret.toUpperCase(),
  );
  writeFileSync(file, '\n');
  expect(loadEnv({ DATABASE_READ_URL_FILE: file }).DATABASE_READ_URL).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(() => loadEnv({ JWT_SECRET_FILE: file })).toThrow(
    'The file named by JWT_SECRET_FILE cannot be read.',
  );
});

const ENCRYPTED = 'postgres://a@b/c?sslmode=verify-full';

it('TRUST-44 production refuses addresses without TLS, unless a setting allows them by name', () => {
  const secrets = {
    JWT_SECRET: 'x'.repeat(40),
    CARD_MERCHANT_KEY: 'y'.repeat(44),
    CARRIER_PASSWORD: 'another',
    CARRIER_PIN: '123456',
  };
  const local = Object.fromEntries(
    Object.entries(loadEnv({})).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const production = { ...local, ...secrets, NODE_ENV: 'production' };
  // Those of a local run are on the own machine.
  expect(loadEnv(production).NODE_ENV).toBe('production');
  const plain = { ...production, REDIS_URL: 'redis://redis', CARD_BASE_URL: 'http://card.example' };
  expect(() => loadEnv(plain)).toThrow('Addresses without TLS: REDIS_URL, CARD_BASE_URL.');
  const PLAIN_CONNECTIONS = 'REDIS_URL,CARD_BASE_URL';
  expect(loadEnv({ ...plain, PLAIN_CONNECTIONS }).REDIS_URL).toBe('redis://redis');
  expect(loadEnv({ REDIS_URL: 'redis://redis' }).REDIS_URL).toBe('redis://redis');
});

it('TRUST-44 so does the migration command', () => {
  const plain = { DATABASE_URL: ENCRYPTED, DATABASE_OWNER_URL: 'postgres://a@b/c' };
  const production = { ...plain, NODE_ENV: 'production' };
  expect(() => loadDatabaseUrls(production)).toThrow('Addresses without TLS: DATABASE_OWNER_URL.');
  expect(loadDatabaseUrls(plain)).toEqual(plain);
  expect(loadDatabaseUrls({ ...production, PLAIN_CONNECTIONS: 'DATABASE_OWNER_URL' })).toEqual(
    plain,
  );
});

it('TRANSPORT-11 the migration command reads the addresses of the database and no other secret', () => {
  const source = {
    ...{ NODE_ENV: 'production', DATABASE_URL: ENCRYPTED, DATABASE_OWNER_URL: '' },
    JWT_SECRET_FILE: '/no/such/file',
  };
  expect(loadDatabaseUrls(source)).toEqual({ DATABASE_URL: ENCRYPTED });
  expect(() => loadDatabaseUrls({ NODE_ENV: 'production' })).toThrow('DATABASE_URL');
});
