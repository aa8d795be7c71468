import fc from 'fast-check';
import { rowsOf } from '../../support/catalogue-rows.js';
import { VALIDATED } from '../../../src/modules/catalogue/product-import/steps/validate-import.js';
import {
  binary,
  fileOf,
  rowsIn,
  startImportShop,
  type ImportShop,
} from '../../support/import-shop.js';

let shop: ImportShop;
beforeAll(async () => {
  shop = await startImportShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.test.db.query('delete from products'));

/** For tests that write and check several large files on a busy machine. */
const LARGE_LIMIT_MS = 180_000;
const PALETTE_BLACK = '#000000';
const exported = async (): Promise<Buffer> => {
  const { part } = (await shop.as('admin', 'get', '/products/next?after=0').expect(200)).body;
  return (
    await binary(shop.as('admin', 'get', `/products?from=${part.from}&to=${part.to}`)).expect(200)
  ).body;
};
/** The exported rows as objects by column name. */
const rowsOfExport = async (): Promise<Record<string, string>[]> => {
  const [header = [], ...rows] = rowsIn(await exported());
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
};
const check = async (file: Buffer) => (await shop.upload(file, { dryRun: true }).expect(201)).body;
const sheetOf = (rows: Record<string, string>[]): Buffer => {
  const header = Object.keys(rows[0] ?? {});
  return fileOf([header, ...rows.map((row) => header.map((name) => row[name]))]);
};
/** Confirms what a file changes. */
const imported = async (rows: Record<string, string>[]) => {
  const { import: found } = await check(sheetOf(rows));
  await shop
    .as('admin', 'post', `/imports/${found.id}/confirm`)
    .send({ skipErrors: true })
    .expect(202);
  return shop.reaches(found.id, 'done');
};
/** A step of a plan of PostgreSQL, with the steps below it. */
interface Step {
  'Actual Loops': number;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Step[];
}
/** Products that were read and compared with a row that is not theirs. */
const wrongProducts = (step: Step): number => {
  const read = step['Relation Name'] === 'products' ? step['Rows Removed by Filter'] : 0;
  const wrong = (read ?? 0) + (step['Rows Removed by Join Filter'] ?? 0);
  const below = (step.Plans ?? []).map(wrongProducts);
  return below.reduce((sum, count) => sum + count, wrong * step['Actual Loops']);
};
const add = (row: Record<string, unknown> = {}): Promise<number> =>
  rowsOf(shop.test).product({ category_id: shop.category, vendor_id: shop.vendor, ...row });
const variant = (product_id: number, row: Record<string, unknown>): Promise<number> =>
  rowsOf(shop.test).insert('product_variants', { product_id, ...row });
const state = (): Promise<unknown[]> =>
  shop.test.db.query(`select p.*, (select jsonb_agg(v order by v.id) from product_variants v
      where v.product_id = p.id) as variants,
    (select count(*) from stock_changes c where c.product_id = p.id) as stock_changes
    from products p order by id`);

/** Texts that break naive workbooks. */
const text = (maxLength: number) =>
  fc
    .array(
      fc.constantFrom(
        ...[
          '=',
          '+',
          '-',
          '@',
          "'",
          '"',
          ',',
          ';',
          ':',
          '/',
          '[',
          '\n',
          '\r\n',
          '\t',
          ' ',
          '\u00a0',
        ],
        ...[
          '{',
          '}',
          '<',
          '&',
          '_x0041_',
          '0',
          '٣',
          'ساعة',
          '؛',
          '،',
          'é',
          '😀',
          'Black',
          'yes',
          'S',
        ],
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('').slice(0, maxLength));
const options = fc.uniqueArray(
  text(20).filter((size) => size.trim() === size && size !== ''),
  { maxLength: 3, selector: (size) => size.toLowerCase() },
);
const COLORS = [PALETTE_BLACK, '#1F2A44', '#abcdef', '#1f2a44', '#ABC'];
const product = fc.record({
  row: fc.record({
    name: text(60).filter((name) => name !== ''),
    name_ar: text(60),
    model: text(40),
    description: text(200),
    description_ar: text(200),
    warranty: text(40),
    price_fils: fc.integer({ min: 200, max: 99_999_999 }),
    offer_price_fils: fc.option(fc.integer({ min: 1, max: 199 })),
    stock: fc.nat(1000),
    tags: fc.array(text(20), { maxLength: 3 }),
    sizes: options,
    colors: fc.uniqueArray(fc.constantFrom(...COLORS), { maxLength: 3 }),
    images: fc.uniqueArray(
      fc.constantFrom(
        'https://images.example.com/a,b;c.jpg',
        'https://images.example.com/d.jpg',
        'http://images.example.com/old.jpg',
        '01234567-89ab-4cde-8f01-23456789abcd.webp',
      ),
      { maxLength: 3 },
    ),
    published: fc.boolean(),
  }),
  hasCode: fc.boolean(),
  variants: fc.array(fc.nat(50), { minLength: 0, maxLength: 3 }),
});

describe('round trip', () => {
  it(
    'ROUND-01 products that are exported and imported again change nothing',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(product, { minLength: 30, maxLength: 40 }), async (made) => {
          await shop.test.db.query('delete from products');
          for (const [at, { row, hasCode, variants }] of made.entries()) {
            const { images, colors } = row;
            const image_colors =
              images[0] && colors[0] ? [{ image: images[0], color: colors[0] }] : [];
            const id = await add({
              ...row,
              code: hasCode ? `=C-${at}` : null,
              image_colors: JSON.stringify(image_colors),
            });
            if (row.sizes.length > 0)
              for (const [position, stock] of variants.entries()) {
                const size = row.sizes[position];
                if (size !== undefined) await variant(id, { size, stock, position });
              }
          }
          const before = await state();
          const file = await exported();
          const { import: found, rows } = await check(file);
          expect({ ...found, rows }).toMatchObject({
            total: made.length,
            unchanged: made.length,
            rows: rows.slice(0, 50).map(() => expect.objectContaining({ errors: [] })),
          });
          await shop.as('admin', 'post', `/imports/${found.id}/confirm`).send({}).expect(202);
          await shop.reaches(found.id, 'done');
          expect(await state()).toEqual(before);
        }),
        { numRuns: 6, endOnFailure: true },
      );
    },
    LARGE_LIMIT_MS,
  );

  it('ROUND-02 writes what a spreadsheet can show, and JSON where the short notation is ambiguous', async () => {
    const id = await add({ name: '=SUM(A1)', description: 'one\r\ntwo', tags: ['a', 'b,c'] });
    await variant(id, { size: 'S', color: PALETTE_BLACK, stock: 3 });
    await variant(id, { size: 'M; "L"', color: PALETTE_BLACK, stock: 1, position: 1 });
    const [row] = await rowsOfExport();
    expect(row).toMatchObject({
      productId: String(id),
      name: "'=SUM(A1)",
      description: 'one\ntwo',
      tags: '["a","b,c"]',
      category: 'watches',
      vendor: 'dune house',
      published: 'yes',
      stock: '',
    });
    expect(JSON.parse(row?.['variants'] ?? '')).toEqual([
      { size: 'S', color: PALETTE_BLACK, stock: 3 },
      { size: 'M; "L"', color: PALETTE_BLACK, stock: 1 },
    ]);
  });

  it('ROUND-02 writes ids where several categories have one name', async () => {
    const category_id = await rowsOf(shop.test).category({ name: 'Twice' });
    const other = await rowsOf(shop.test).category({ name: 'twice' });
    await add({ category_id });
    expect((await rowsOfExport())[0]).toMatchObject({ category: String(category_id) });
    expect((await check(await exported())).import).toMatchObject({ unchanged: 1, errors: 0 });
    await shop.test.db.query('delete from products');
    await shop.test.db.query('delete from categories where id = any($1)', [[category_id, other]]);
  });

  it('ROUND-03 an edited row changes the product of its id, also its name and code, and whether it is published', async () => {
    const id = await add({ code: 'OLD-1' });
    await add({ name: 'Other', code: 'TAKEN' });
    const [row, other] = await rowsOfExport();
    const edited = { ...row, name: 'Renamed', code: 'NEW-1', published: 'no' };
    expect(await imported([edited, { ...other }])).toMatchObject({ toUpdate: 1, unchanged: 1 });
    expect(await shop.product('NEW-1')).toMatchObject({ id, name: 'Renamed', published: false });
    const [again] = await rowsOfExport();
    const { rows } = await check(sheetOf([{ ...again, code: 'taken' }]));
    expect(rows[0].errors[0].reason).toBe('Another product already has this code.');
  });

  it('ROUND-04 a product that was changed since the export is reported and not overwritten', async () => {
    const id = await add({ code: 'MINE', name: 'Mine' });
    const [row] = await rowsOfExport();
    await shop.test.db.query(
      `update products set name = 'Theirs', version = version + 1 where id = $1`,
      [id],
    );
    const { rows, import: found } = await check(sheetOf([{ ...row, price: '7' }]));
    expect(found).toMatchObject({ errors: 1, toUpdate: 0 });
    expect(rows[0].errors[0].reason).toContain('was changed after this file was exported');
    await imported([{ ...row, price: '7' }]);
    expect(await shop.product('MINE')).toMatchObject({ name: 'Theirs', price_fils: 10_000 });
  });

  it('ROUND-04 a product that is changed between check and import is not overwritten', async () => {
    const id = await add({ code: 'LATER' });
    const [row] = await rowsOfExport();
    const { import: found } = await check(sheetOf([{ ...row, price: '7' }]));
    expect(found).toMatchObject({ errors: 0, toUpdate: 1 });
    await shop.test.db.query('update products set version = version + 1 where id = $1', [id]);
    await shop.as('admin', 'post', `/imports/${found.id}/confirm`).send({}).expect(202);
    expect(await shop.reaches(found.id, 'done')).toMatchObject({ errors: 1, toUpdate: 0 });
    expect(await shop.product('LATER')).toMatchObject({ price_fils: 10_000 });
  });

  it('ROUND-05 pieces sold since the export stay sold; a stock that was edited as well is reported', async () => {
    const plain = await add({ code: 'PLAIN', stock: 10 });
    const sized = await add({ code: 'SIZED' });
    await variant(sized, { size: 'S', stock: 4 });
    await variant(sized, { size: 'M', stock: 4, position: 1 });
    const rows = await rowsOfExport();
    await shop.test.db.query('update products set stock = 9 where id = $1', [plain]);
    await shop.test.db.query(
      `update product_variants set stock = 3 where product_id = $1 and size = 'S'`,
      [sized],
    );
    expect((await check(sheetOf(rows))).import).toMatchObject({ unchanged: 2 });
    await imported(rows.map((row) => ({ ...row, price: '70' })));
    expect(await shop.product('PLAIN')).toMatchObject({ stock: 9, price_fils: 7000 });
    expect(await shop.product('SIZED')).toMatchObject({ stock: 7, price_fils: 7000 });
    const [first, second] = await rowsOfExport();
    await shop.test.db.query('update products set stock = 8 where id = $1', [plain]);
    await shop.test.db.query(
      `update product_variants set stock = 2 where product_id = $1 and size = 'S'`,
      [sized],
    );
    const edited = [
      { ...first, stock: '20' },
      { ...second, variants: 'S:9; M:4' },
    ];
    expect((await check(sheetOf(edited))).import).toMatchObject({ errors: 2, toUpdate: 0 });
  });

  it('ROUND-06 refuses a row with an unknown id, without a version or with a made-up one', async () => {
    await add();
    const [row = {}] = await rowsOfExport();
    const { rows } = await check(
      sheetOf([
        { ...row, productId: '999999999' },
        { ...row, version: '' },
        { ...row, version: '7' },
      ]),
    );
    expect(rows.map(({ errors }: { errors: { reason: string }[] }) => errors[0]?.reason)).toEqual([
      'There is no product with the id “999999999”.',
      'A row with a product id needs the version of its export.',
      'This is not the version of an export. Copy it from the exported file.',
    ]);
  });

  it(
    'ROUND-07 exports more than 5,000 products as several files',
    async () => {
      await shop.test.db.query(
        `insert into products (name, price_fils, category_id, vendor_id)
       select 'Thing ' || n, 1000, $1, $2 from generate_series(1, 5100) n`,
        [shop.category, shop.vendor],
      );
      const counts: number[] = [];
      for (let after = 0; ;) {
        const { part } = (
          await shop.as('admin', 'get', `/products/next?after=${after}`).expect(200)
        ).body;
        if (!part) break;
        const { from, to, products } = part;
        counts.push(products);
        after = to;
        const { body } = await binary(
          shop.as('admin', 'get', `/products?from=${from}&to=${to}`),
        ).expect(200);
        expect((await check(body)).import).toMatchObject({ unchanged: products, errors: 0 });
      }
      expect(counts).toEqual([5000, 100]);
    },
    LARGE_LIMIT_MS,
  );

  it('ROUND-09 looks up each product by its id when its table has grown since the statistics', async () => {
    const products = (count: number) =>
      shop.test.db.query(
        `insert into products (name, price_fils, category_id, vendor_id)
         select 'Thing ' || n, 1000, $1, $2 from generate_series(1, $3::integer) n`,
        [shop.category, shop.vendor, count],
      );
    await products(500);
    await shop.test.db.query('delete from products where id < (select max(id) from products)');
    await shop.test.db.query('vacuum analyze products');
    await products(500);
    const { import: found } = await check(await exported());
    const [explained] = await shop.test.db.query(
      `explain (analyze, format json) with ${VALIDATED} select from validated`,
      [found.id, null],
    );
    expect(wrongProducts(explained['QUERY PLAN'][0].Plan)).toBeLessThan(500);
  });
});
