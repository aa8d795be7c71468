import pg from 'pg';
import { createDatabase, dropDatabase } from '../../support/test-app.js';

/** Foreign keys without an index, and the reason. */
const WITHOUT_INDEX: Record<string, string> = {
  categories_created_by_fkey: 'A shop has some dozens of categories.',
  idempotency_keys_order_id_fkey:
    'Only used when an order is deleted, which the shop never does; every order would write two entries.',
};

/** An index is suitable if it starts with the key's column and covers all rows with a value. */
const UNINDEXED = `
  select c.conname as name from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
      and i.indkey[0] = c.conkey[1]
      and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', '(' || a.attname || ' IS NOT NULL)'))
  order by 1`;

let client: pg.Client;
let url: string;
beforeAll(async () => {
  url = await createDatabase();
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(url);
});

const unindexed = async (): Promise<string[]> =>
  (await client.query<{ name: string }>(UNINDEXED)).rows.map(({ name }) => name);

it('PERF-10 every foreign key has an index, except those with a reason', async () => {
  expect(await unindexed()).toEqual(Object.keys(WITHOUT_INDEX).sort());
});

it('PERF-10 detects a foreign key without an index', async () => {
  await client.query('begin');
  await client.query('drop index shipments_order_id');
  expect(await unindexed()).toContain('shipments_order_id_fkey');
  await client.query('rollback');
});
