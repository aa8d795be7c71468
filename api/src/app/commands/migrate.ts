import { setTimeout as sleep } from 'node:timers/promises';
import {
  DataSource,
  MigrationExecutor,
  QueryFailedError,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { loadDatabaseUrls } from '../../platform/config/env.js';
import { migrations } from '../../platform/database/migrations/index.js';
import { databaseOptions } from '../../platform/database/options.js';
import { createRoles, type RoleUrls } from './database-roles.js';

/** One runner at a time. */
const LOCK = 7_316_202_611;
const PAUSE_MS = 500;
/** Queries queue behind a table change that waits for a long reader, so the change gives up soon and is retried. */
const TABLE_WAIT_MS = 1000;
/** Pause in which the queued queries finish. */
const AGAIN_AFTER_MS = 2000;
/** As long as a backup may take. */
const PATIENCE_MS = 3_600_000;
/** A lock was not available in time, or two transactions waited for each other. */
const RETRIED: readonly unknown[] = ['55P03', '40P01'];

/** Polls for the lock instead of waiting: a concurrently built index waits for every waiting transaction. */
const takeTurn = async (runner: QueryRunner): Promise<void> => {
  for (;;) {
    const [answer] = await runner.query('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (answer.mine) return;
    await sleep(PAUSE_MS);
  }
};

const isRetried = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  'code' in error.driverError &&
  RETRIED.includes(error.driverError.code);

const runAll = async (database: DataSource): Promise<void> => {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await database.runMigrations({ transaction: 'each' });
      return;
    } catch (error) {
      if (!isRetried(error) || Date.now() > limit) throw error;
      await sleep(AGAIN_AFTER_MS);
    }
  }
};

/** Applies missing migrations as the owner, creates the other roles, and returns the names of the migrations. */
export const migrate = async (
  url: string,
  all: (new () => MigrationInterface)[] = migrations,
  roles?: RoleUrls,
): Promise<string[]> => {
  const extra = { lock_timeout: TABLE_WAIT_MS };
  const database = new DataSource({ ...databaseOptions(url, 2), extra, migrations: all });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await takeTurn(runner);
    const missing = await new MigrationExecutor(database).getPendingMigrations();
    await runAll(database);
    if (roles) await createRoles(url, roles);
    return missing.map(({ name }) => name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
};

if (process.argv[1]?.endsWith('migrate.js')) {
  const {
    DATABASE_URL: application,
    DATABASE_OWNER_URL,
    DATABASE_BACKUP_URL: backup,
  } = loadDatabaseUrls();
  const owner = DATABASE_OWNER_URL ?? application;
  const names = await migrate(owner, migrations, { application, backup });
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
}
