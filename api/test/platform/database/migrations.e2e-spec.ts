import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { migrations } from '../../../src/platform/database/migrations/index.js';
import { databaseOptions } from '../../../src/platform/database/options.js';
import { FewerProductTriggers20261207080100 } from '../../../src/platform/database/migrations/20261207080100-fewer-product-triggers.js';
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
  await until(async () => (await shopper.query(waiting)).rowCount === 1, 'the change waits');
  // Completes before the reader ends, or never.
  await shopper.query('select from orders limit 1');
  await reader.query('commit');
  expect(await migrating).toEqual(['NewColumn20991231000200']);
  await Promise.all([reader.end(), shopper.end()]);
});

/** Raised as PostgreSQL raises it when two transactions wait for each other. */
class Deadlocked implements MigrationInterface {
  static attempts = 0;
  readonly name = 'Deadlocked20991231000300';
  async up(runner: QueryRunner): Promise<void> {
    Deadlocked.attempts += 1;
    if (Deadlocked.attempts === 1)
      await runner.query(`do $$ begin raise exception 'cut' using errcode = '40P01'; end $$`);
  }
  async down(): Promise<void> {}
}

it('a change that PostgreSQL cancels because of a deadlock is tried again', async () => {
  const all = [...migrations, IndexBeside, NewColumn, Deadlocked];
  expect(await migrate(url, all)).toEqual(['Deadlocked20991231000300']);
  expect(Deadlocked.attempts).toBe(2);
});

it('FAST-14 triggers of products are replaced under one lock, so that readers that write later are not in its way', async () => {
  const undone = new FewerProductTriggers20261207080100();
  const database = new DataSource(databaseOptions(url, 1));
  await database.initialize();
  const undo = database.createQueryRunner();
  await undone.down(undo);
  await undo.query('delete from migrations where name = $1', [undone.name]);
  await undo.release();
  await database.destroy();

  const [shopper, watcher] = await Promise.all([connect(), connect()]);
  await shopper.query('begin');
  await shopper.query('select from products limit 1');
  const migrating = migrate(url, [...migrations, IndexBeside, NewColumn, Deadlocked]);
  const locks = async (): Promise<unknown> => {
    const { rows } = await watcher.query(
      `select array_agg(mode::text order by mode) as modes from pg_locks where relation = 'products'::regclass
         and pid in (select pid from pg_locks where relation = 'products'::regclass and not granted)`,
    );
    return rows[0].modes;
  };
  let held: unknown = null;
  try {
    await until(async () => (held = await locks()) !== null, 'the change waits');
    expect(held).toEqual(['AccessExclusiveLock']);
    await shopper.query('update products set stock = stock where false');
    await shopper.query('commit');
    expect(await migrating).toEqual([undone.name]);
  } finally {
    await Promise.all([shopper.end(), watcher.end()]);
  }
});
