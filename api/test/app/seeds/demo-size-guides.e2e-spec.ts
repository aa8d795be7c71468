import { demoRows } from '../../../src/app/commands/seeds/demo-files.js';
import { startSearchShop, type SearchShop } from '../../support/search-shop.js';

let shop: SearchShop;
beforeAll(async () => {
  shop = await startSearchShop();
});
afterAll(() => shop.close());

const GUIDED = ['Fashion', 'Jewelry', 'Accessories', 'Shoes', 'Kids', 'Gifts'];

it('SIZE-05 the demo shop has guides that name the sizes of its products', async () => {
  const rows: { id: number; name: string; guide: { columns: object[]; rows: string[][] } }[] =
    await shop.db.query(
      'select id, name, size_guide as guide from categories where size_guide is not null order by id',
    );
  expect(rows.map(({ name }) => name)).toEqual(GUIDED);
  const products = await demoRows('products');
  for (const { id, guide } of rows) {
    const texts = new Set(guide.rows.flat().flatMap((cell) => [cell, ...cell.split('–')]));
    const sizes = products
      .filter((product) => product['category_id'] === id)
      .flatMap((product) => [product['sizes']].flat())
      .map(String);
    expect(sizes.length).toBeGreaterThan(0);
    expect([...new Set(sizes)].filter((size) => !texts.has(size))).toEqual([]);
    for (const row of guide.rows) expect(row).toHaveLength(guide.columns.length);
  }
});
