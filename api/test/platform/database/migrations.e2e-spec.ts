import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrations } from '../../../src/platform/database/migrations/index.js';
import { databaseOptions } from '../../../src/platform/database/options.js';
import { migrate } from '../../../src/app/commands/migrate.js';
import { until } from '../../support/order-shop.js';
import { createDatabase, dropDatabase } from '../../support/test-app.js';

let url: string;
beforeAll(async () => {
  url = await createDatabase();
});
afterAll(() => dropDatabase(url));

const entities = async (): Promise<(() => void)[]> => {
  const root = new URL('../../../src/', import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, () => void>> => import(new URL(file, root).pathname)),
  );
  return modules.flatMap((module) => Object.values(module));
};

it('entities and migrated tables have the same columns', async () => {
  const found = await entities();
  const database = new DataSource({ ...databaseOptions(url, 2), entities: found });
  await database.initialize();
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  await database.destroy();
  const drift = upQueries
    .map(({ query }) => query)
    .filter((query) => /^alter table \S+ (add|drop|alter) (?!constraint)/i.test(query));
  expect(drift).toEqual([]);
  expect(found.length).toBeGreaterThan(2);
});

it('migrating twice, also simultaneously, changes nothing', async () => {
  expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
});

class IndexBeside implements MigrationInterface {
  readonly name = 'IndexBeside20991231000100';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('create index concurrently orders_beside on orders (notes)');
    await runner.query('reset lock_timeout');
  }
  async down(): Promise<void> {}
}

it('an index is built concurrently while another process waits to migrate', async () => {
  const all = [...migrations, IndexBeside];
  const done = await Promise.all([migrate(url, all), migrate(url, all)]);
  expect(done.flat()).toEqual(['IndexBeside20991231000100']);
});

class NewColumn implements MigrationInterface {
  readonly name = 'NewColumn20991231000200';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders add column beside text');
  }
  async down(): Promise<void> {}
}

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

it('a change releases its lock while the table is read, so no query waits behind it', async () => {
  const [reader, shopper] = await Promise.all([connect(), connect()]);
  await reader.query('begin');
  await reader.query('lock table orders in access share mode');
  const migrating = migrate(url, [...migrations, IndexBeside, NewColumn]);
  const waiting = `select from pg_locks where relation = 'orders'::regclass and not granted`;
  await until(
    async () => (await shopper.query(waiting)).rowCount === 1,
    'the change waits',
    60_000,
  );
  // Completes before the reader ends, or never.
  await shopper.query('select from orders limit 1');
  await reader.query('commit');
  expect(await migrating).toEqual(['NewColumn20991231000200']);
  await Promise.all([reader.end(), shopper.end()]);
});
