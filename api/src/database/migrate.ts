import { DataSource } from 'typeorm';
import { loadEnv } from '../config/env.js';
import { migrations } from './migrations/index.js';
import { databaseOptions } from './options.js';

/** One runner at a time, whichever process starts first. */
const LOCK = 7_316_202_611;

/** Brings the database to the newest migration. */
export const migrate = async (url: string): Promise<string[]> => {
  const database = new DataSource({ ...databaseOptions(url, 2), extra: {}, migrations });
  await database.initialize();
  const runner = database.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK]);
    const done = await database.runMigrations({ transaction: 'each' });
    return done.map(({ name }) => name);
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    await runner.release();
    await database.destroy();
  }
};

if (process.argv[1]?.endsWith('migrate.js')) {
  const names = await migrate(loadEnv().DATABASE_URL);
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
}
