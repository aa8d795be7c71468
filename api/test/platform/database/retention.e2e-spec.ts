import {
  DataRetentionQueries,
  RETENTION,
  RETENTION_TABLES,
  type RetentionTable,
} from '../../../src/modules/back-office/queues/data-retention.queries.js';
import { TABLES } from '../../../../tools/docs/data-map.mjs';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

/** Values that a check of the table asks for. */
const ROWS: Partial<Record<RetentionTable, Record<string, unknown>>> = {
  payment_events: { source: 'return' },
  daily_search_steps: { kind: 'words' },
  list_imports: { kind: 'brands' },
  mails: { sent_at: new Date() },
  seller_requests: { state: 'refused' },
};
let made = 0;

/** A value of a column of this type. */
const valueOf = (type: string): unknown => {
  made += 1;
  if (/int|numeric|double/.test(type)) return made;
  if (/timestamp|date/.test(type)) return new Date();
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  return `text ${made}`;
};

/** Adds a row whose retention began this many days ago; returns where it is stored. */
const addRow = async (table: RetentionTable, daysAgo: number): Promise<string> => {
  const columns: { name: string; type: string }[] = await test.db.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO'
       and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const row: Record<string, unknown> = {
    ...Object.fromEntries(columns.map(({ name, type }) => [name, valueOf(type)])),
    ...ROWS[table],
    [RETENTION[table].since]: new Date(Date.now() - daysAgo * 86_400_000),
  };
  const names = Object.keys(row);
  return test.db.transaction(async (manager) => {
    // Rows of other tables are not needed.
    await manager.query('set local session_replication_role = replica');
    const places = names.map((_, at) => `$${at + 1}`).join(', ');
    const [{ place }] = await manager.query(
      `insert into ${table} (${names.join(', ')}) values (${places}) returning ctid::text as place`,
      Object.values(row),
    );
    return place;
  });
};
const isStored = async (table: RetentionTable, place: string): Promise<boolean> =>
  (await test.db.query(`select from ${table} where ctid = $1::tid`, [place])).length === 1;

it.each(RETENTION_TABLES)(
  'PERSON-44 %s: a row is removed once its retention is over, and not before',
  async (table) => {
    const { days } = RETENTION[table];
    // A day begins up to 24 hours before the row is added.
    const [old, young] = [await addRow(table, days + 1.5), await addRow(table, days - 1.5)];
    await test.app.get(DataRetentionQueries, { strict: false }).remove();
    expect([await isStored(table, old), await isStored(table, young)]).toEqual([false, true]);
  },
);

it('PERSON-44 every table with a retention is in the map of the data', () => {
  expect(RETENTION_TABLES.filter((table) => !(table in TABLES))).toEqual([]);
});
