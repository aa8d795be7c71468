import { readdir } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/options.js';
import { migrate } from '../src/database/migrate.js';
import { createDatabase, dropDatabase } from './test-app.js';

let url: string;
beforeAll(async () => {
  url = await createDatabase();
});
afterAll(() => dropDatabase(url));

const entities = async (): Promise<(() => void)[]> => {
  const root = new URL('../src/', import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, () => void>> => import(new URL(file, root).pathname)),
  );
  return modules.flatMap((module) => Object.values(module));
};

it('entities have the columns that the migrations made', async () => {
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

it('migrating twice, also at the same time, changes nothing', async () => {
  expect(await Promise.all([migrate(url), migrate(url)])).toEqual([[], []]);
});
