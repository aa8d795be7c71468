import { readdir } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { loadEnv } from '../config/env.js';
import { databaseOptions } from './options.js';

const root = new URL('..', import.meta.url);
const files = await readdir(root, { recursive: true });
const entities = await Promise.all(
  files
    .filter((file) => file.endsWith('.entity.js'))
    .map((file): Promise<Record<string, () => void>> => import(new URL(file, root).href)),
);

/** Prints what the entities and the migrated database disagree on, and fails when there is something. */
const database = new DataSource({
  ...databaseOptions(loadEnv().DATABASE_URL, 2),
  entities: entities.flatMap((module) => Object.values(module)),
});
await database.initialize();
const { upQueries } = await database.driver.createSchemaBuilder().log();
await database.destroy();
const drift = upQueries.map(({ query }) => query).filter((query) => /\bcolumn\b/i.test(query));
if (drift.length > 0) {
  console.error(`Entities and migrations differ:\n${drift.join('\n')}`);
  process.exitCode = 1;
} else console.log(`${entities.length} entities match the migrations.`);
