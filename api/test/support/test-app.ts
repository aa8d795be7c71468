import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Redis } from 'ioredis';
import pg from 'pg';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule, demoModule } from '../../src/app/app.module.js';
import { configureApp } from '../../src/app/configure-app.js';
import { migrate } from '../../src/app/commands/migrate.js';
import { orderLimits } from '../../src/modules/sales/checkout/place-order/place-order.service.js';
import { migrations } from '../../src/platform/database/migrations/index.js';
import { databaseLimits, databaseOptions } from '../../src/platform/database/options.js';
import { redisLimits } from '../../src/platform/queues/redis-client.js';

export interface TestApp {
  app: NestExpressApplication;
  http: ReturnType<typeof request>;
  /** A connection of the owner of the tables, for reading and preparing rows. */
  db: DataSource;
  /** With the role of the owner; the application has its own, which `applicationUrl` returns. */
  databaseUrl: string;
  close(): Promise<void>;
}

const TEMPLATE = 'shop_test_template';
/** Only one test process at a time prepares the template. */
const LOCK = 20_261_121;

// On a machine that is slow or busy with other tests, calls that wait for each other succeed too.
Object.assign(databaseLimits, {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 25_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 50_000,
});
Object.assign(orderLimits, { statement: 10_000 });
// While a slow process reads hundreds of requests, it does not read the responses of Redis.
Object.assign(redisLimits, { commandTimeout: 5000 });

/** The stack's server, read before a test application gets a database of its own. */
const SERVER = process.env['DATABASE_OWNER_URL'];
const APPLICATION = process.env['DATABASE_URL'];
const BACKUP = process.env['DATABASE_BACKUP_URL'];

const urlOf = (name?: string, server = SERVER): string => {
  if (!server)
    throw new Error('DATABASE_OWNER_URL is missing: run the tests with `node api/test/run.mjs`.');
  return name ? Object.assign(new URL(server), { pathname: `/${name}` }).href : server;
};

/** The address of a test database with the role of the application. */
export const applicationUrl = (url: string): string =>
  urlOf(new URL(url).pathname.slice(1), APPLICATION);

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: urlOf() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

let suite: string | undefined;
let emptied: Promise<void> | undefined;

/** Empties the Redis database of this worker, once per suite. */
const emptyRedis = (): Promise<void> | undefined => {
  const { testPath } = expect.getState();
  if (suite !== testPath) emptied = emptyOwnRedis();
  suite = testPath;
  return emptied;
};

const emptyOwnRedis = async (): Promise<void> => {
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  await redis.flushdb();
  redis.disconnect();
};

let isTemplateReady = false;

/** Migrates the template once per process, without the settings of `collectPlans`: the role of the application may not have them. */
const prepareTemplate = async (): Promise<void> => {
  if (isTemplateReady) return;
  const { PGOPTIONS } = process.env;
  delete process.env['PGOPTIONS'];
  try {
    const roles = { application: applicationUrl(urlOf(TEMPLATE)), backup: BACKUP };
    await migrate(urlOf(TEMPLATE), migrations, roles);
  } finally {
    if (PGOPTIONS) process.env['PGOPTIONS'] = PGOPTIONS;
  }
  isTemplateReady = true;
};

/** A database of its own, cloned from the migrated template. */
export const createDatabase = (): Promise<string> =>
  onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const known = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (known.rowCount === 0) {
      await client.query(`create database ${TEMPLATE}`);
    }
    await prepareTemplate();
    const name = `shop_test_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    return urlOf(name);
  });

export const dropDatabase = (url: string): Promise<void> =>
  onServer(async (client) => {
    await client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  });

/** Another process of the shop of `startApp`, from the view of PostgreSQL: its own application on the same database. */
export const startProcess = async (
  prepare: (app: NestExpressApplication) => void = () => undefined,
  port = 0,
): Promise<NestExpressApplication> => {
  const root = process.env['FAULT_CONTROL_URL'] ? demoModule : AppModule;
  const app = await NestFactory.create<NestExpressApplication>(root, {
    logger: ['fatal'],
    bodyParser: false,
  });
  configureApp(app);
  prepare(app);
  await app.listen(port, '127.0.0.1');
  return app;
};

/** The application on a new database and the stack's Redis; `prepare` mounts what main.ts mounts. */
export const startApp = async (
  env: Record<string, string> = {},
  prepare: (app: NestExpressApplication) => void = () => undefined,
): Promise<TestApp> => {
  await emptyRedis();
  const databaseUrl = await createDatabase();
  Object.assign(process.env, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // Suites write rows directly and read them immediately.
    RESPONSE_CACHE: 'off',
    // Cash orders of new phone numbers go on; suites of the rules turn them on.
    CASH_RULES: 'false',
    ...env,
    // Only the owner may collect plans.
    DATABASE_URL: process.env['PGOPTIONS'] ? databaseUrl : applicationUrl(databaseUrl),
    ...(env['DATABASE_READ_URL'] && {
      DATABASE_READ_URL: urlOf(new URL(databaseUrl).pathname.slice(1), env['DATABASE_READ_URL']),
    }),
  });
  const app = await startProcess(prepare, Number(env['PORT'] ?? 0));
  const { options } = app.get(DataSource);
  // Without the shop's time limits: on a slow machine, filling a table may take longer.
  const db = new DataSource({
    ...databaseOptions(databaseUrl, 4),
    extra: {},
    entities: options.entities ?? [],
  });
  await db.initialize();
  return {
    app,
    http: request(await app.getUrl()),
    db,
    databaseUrl,
    close: async () => {
      await db.destroy();
      await app.close();
      await dropDatabase(databaseUrl);
    },
  };
};
