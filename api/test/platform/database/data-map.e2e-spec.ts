import { CLASSES, KINDS, TABLES } from '../../../../tools/docs/data-map.mjs';
import { startApp } from '../../support/test-app.js';

const test = await startApp();
afterAll(() => test.close());

const classified = (table: string): string[] =>
  (['public', 'internal', 'personal', 'secret'] as const).flatMap((name) =>
    (TABLES[table]?.[name] ?? '').split(' ').filter(Boolean),
  );

it('PDPL-01 every column of every table has one class in the data map', async () => {
  const rows: { table: string; columns: string[] }[] = await test.db.query(
    `select table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const stored = rows.map(({ table, columns }) => [table, columns.toSorted()]);
  const mapped = Object.keys(TABLES).map((table) => [table, classified(table).toSorted()]);
  expect(Object.fromEntries(mapped)).toEqual(Object.fromEntries(stored));
});

it('PDPL-02 personal and secret columns belong to a kind with purpose, basis, readers, retention and erasure', () => {
  for (const [table, { kind, personal, secret }] of Object.entries(TABLES)) {
    // A preview link is a secret that belongs to a product.
    if (!personal && (!secret || table === 'preview_links')) continue;
    const kinds = [kind ?? ''].flat();
    expect([table, kinds.every((each) => Object.hasOwn(KINDS, each))]).toEqual([table, true]);
  }
  const texts = Object.values(KINDS).flatMap(({ isExported: _, ...kind }) => Object.values(kind));
  expect(texts.filter((text) => text === '')).toEqual([]);
  const used = new Set(Object.values(TABLES).flatMap(({ kind }) => kind ?? []));
  expect(Object.keys(KINDS).filter((kind) => !used.has(kind))).toEqual([]);
  expect(Object.keys(CLASSES)).toEqual(['public', 'internal', 'personal', 'secret']);
});
