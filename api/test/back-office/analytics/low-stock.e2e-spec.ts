import { DataSource } from 'typeorm';
import { rebuildSums } from '../../../src/app/commands/rebuild-sums.js';
import type { AnalyticsDto } from '../../../src/modules/back-office/analytics/analytics.dto.js';
import { LowStockQueries } from '../../../src/modules/back-office/analytics/low-stock.queries.js';
import { adminAndVendors, rowsOf } from '../../support/catalogue-rows.js';
import { commitAfter, type Run } from '../../support/commit-after.js';
import { randomOf } from '../../support/random.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const TIME_MS = 120_000;
const PRODUCTS = 24;

let test: TestApp;
let cookies: Record<string, string>;
let vendors: Record<string, number>;

beforeAll(async () => {
  test = await startApp();
  const rows = rowsOf(test);
  ({ ids: vendors, cookies } = await adminAndVendors(test));
  const category_id = await rows.category();
  for (let at = 0; at < PRODUCTS; at += 1)
    await rows.product({
      category_id,
      vendor_id: vendors[at % 3 ? 'vendor' : 'rival'],
      name: `Thing ${at}`,
      stock: at % 8,
    });
});
afterAll(() => test.close());

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.db.query(text, values);
const addUp = () => new LowStockQueries(test.app.get(DataSource)).addUp();

interface Item {
  product_id: number;
  vendor_id: number | null;
  stock: number;
  position: number;
}

/** Every item of live products with fewer than five pieces, read plainly and sorted here. */
const lowItems = async (vendor: number | undefined): Promise<Item[]> => {
  const items = await query<Item>(
    `select p.id as product_id, p.vendor_id, coalesce(v.stock, p.stock) as stock,
       coalesce(v.position, 0) as position
     from products p left join product_variants v on v.product_id = p.id
     where p.published and p.deleted_at is null`,
  );
  return items
    .filter(({ stock, vendor_id }) => stock < 5 && (vendor === undefined || vendor_id === vendor))
    .sort((a, b) => a.stock - b.stock || a.product_id - b.product_id || a.position - b.position);
};

const check = async (): Promise<void> => {
  for (const who of ['admin', 'vendor', 'rival']) {
    const { body } = await test.http
      .get('/api/admin/analytics?days=1')
      .set('Cookie', cookies[who] ?? '')
      .expect(200);
    const { lowStock } = body as AnalyticsDto;
    const items = await lowItems(who === 'admin' ? undefined : vendors[who]);
    expect([who, lowStock.total]).toEqual([who, items.length]);
    expect(lowStock.products.map(({ id, stock }) => [id, stock])).toEqual(
      items.slice(0, 5).map(({ product_id, stock }) => [product_id, stock]),
    );
  }
};

/** Random changes of products and variants. */
const historyOf = (seed: number) => {
  const random = randomOf(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  let position = 0;
  const product = '(select id from products order by md5(id || $1) limit 1)';
  const CHANGES: ((key: string) => [string, unknown[]])[] = [
    (key) => [`update products set stock = $2 where id = ${product}`, [key, below(9)]],
    (key) => [`update products set stock = $2 where id = ${product}`, [key, 5 + below(9)]],
    (key) => [`update products set published = not published where id = ${product}`, [key]],
    (key) => [
      `update products set deleted_at = case when deleted_at is null then now() end where id = ${product}`,
      [key],
    ],
    (key) => [
      `update products set vendor_id = $2 where id = ${product}`,
      [key, vendors[below(2) ? 'vendor' : 'rival']],
    ],
    (key) => [
      `insert into product_variants (product_id, size, color, stock, position)
       values (${product}, 'S' || $3::integer, '#000000', $2, $3)`,
      [key, below(9), (position += 1)],
    ],
    (key) => [
      `update product_variants set stock = $2 where product_id = ${product}`,
      [key, below(9)],
    ],
    (key) => [
      'delete from product_variants where id = (select id from product_variants order by md5(id || $1) limit 1)',
      [key],
    ],
    (key) => [
      `insert into products (name, price_fils, category_id, vendor_id, stock)
       select 'Other ' || $1, 1000, category_id, vendor_id, $2 from products where id = ${product}`,
      [key, below(9)],
    ],
    (key) => [`delete from products where id = ${product} and name like 'Other %'`, [key]],
  ];
  return (run: Run = query) => {
    const change = CHANGES[below(CHANGES.length)] ?? CHANGES[0];
    return run(...(change?.(String(random())) ?? ['', []]));
  };
};

it(
  'SCALE-11 low stock equals the stock of all products, whatever happens to them, before and after they are counted',
  async () => {
    const change = historyOf(1);
    for (let round = 0; round < 40; round += 1) {
      for (let step = 0; step < 4; step += 1) await change();
      await check();
      if (round % 3 > 0) continue;
      await addUp();
      await check();
    }
    await query('update products set stock = 9');
    await query('update product_variants set stock = 3 where id % 3 = 0');
    await check();
    await addUp();
    await check();
  },
  TIME_MS,
);

it(
  'SCALE-11 a change that becomes visible while or after low stock is counted is counted once',
  async () => {
    const change = historyOf(2);
    for (let round = 0; round < 12; round += 1) {
      await commitAfter(
        test.db,
        async (run) => {
          for (let step = 0; step < 3; step += 1) await change(run);
        },
        async () => {
          await Promise.all([addUp(), addUp()]);
          await check();
        },
      );
      await check();
      await addUp();
      await check();
    }
  },
  TIME_MS,
);

it(
  'SCALE-11 rebuilt counts of low stock are the stored ones',
  async () => {
    const change = historyOf(3);
    for (let step = 0; step < 30; step += 1) await change();
    await addUp();
    const counts = () => query('select * from low_stock order by product_id');
    const stored = await counts();
    expect(stored).not.toEqual([]);
    await rebuildSums(test.databaseUrl);
    expect(await counts()).toEqual(stored);
    await query('truncate low_stock');
    await rebuildSums(test.databaseUrl);
    expect(await counts()).toEqual(stored);
    await check();
  },
  TIME_MS,
);
