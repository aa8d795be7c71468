import { jest } from '@jest/globals';
import pg from 'pg';
import { request as raw } from 'undici';
import { rowsOf, shopperOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { CatalogueCache } from '../../../src/platform/response-cache/catalogue-cache.js';

let test: TestApp;
let origin = '';
let listener: pg.Client;
const received: string[] = [];
const id = { category: 0, brand: 0, vendor: 0, offer: 0, bag: 0, shoe: 0, hat: 0 };

beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '1000' });
  origin = await test.app.getUrl();
  const rows = rowsOf(test);
  id.category = await rows.category();
  id.brand = await rows.brand();
  id.vendor = await rows.staff('seller');
  id.offer = await rows.offer();
  const common = { category_id: id.category, vendor_id: id.vendor, brand_id: id.brand };
  id.bag = await rows.product({ ...common, name: 'Bag', stock: 3 });
  id.hat = await rows.product({ ...common, name: 'Hat', stock: 9, offer_id: id.offer });
  id.shoe = await rows.product({ ...common, name: 'Shoe', sizes: ['40', '41'], colors: ['black'] });
  for (const size of ['40', '41'])
    await rows.insert('product_variants', {
      product_id: id.shoe,
      size,
      color: 'black',
      stock: 2,
    });
  listener = new pg.Client({ connectionString: test.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => received.push(payload));
  await listener.query('listen catalogue');
});
afterAll(async () => {
  await listener.end();
  await test.close();
});

/** The announcements of a change. */
const announced = async (sql: string, values: unknown[] = []): Promise<string[]> => {
  received.length = 0;
  await test.db.query(sql, values);
  await listener.query('select');
  await test.app.get(CatalogueCache).catchUp();
  return [...new Set(received)].toSorted();
};
const read = async (path: string) => {
  const answer = await raw(`${origin}/api${path}`);
  return {
    isHit: answer.headers['cache-status'] === 'shop; hit',
    json: JSON.parse(await answer.body.text()),
  };
};
const untilCached = async (paths: readonly string[]): Promise<void> => {
  for (const path of paths) while (!(await read(path)).isHit);
};
const hits = async (paths: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths) if ((await read(path)).isHit) found.push(path);
  return found;
};
const sold = (product: number, pieces = 1): Promise<string[]> =>
  announced('update products set stock = stock - $2 where id = $1', [product, pieces]);

it('CACHE-03 names what changed', async () => {
  const { bag, shoe, hat } = id;
  expect(await sold(bag)).toEqual([`${bag}`]);
  expect(await sold(bag, 2)).toEqual([`stock ${bag}`]);
  expect(await announced('update products set stock = 3 where id = $1', [bag])).toEqual([
    `stock ${bag}`,
  ]);
  expect(await announced('update products set sold = 8 where id = $1', [bag])).toEqual(['sold']);
  expect(await announced("update products set name = 'Sack' where id = $1", [bag])).toEqual([
    `lists ${bag}`,
  ]);
  expect(
    await announced("update products set description = 'Roomy.' where id = $1", [bag]),
  ).toEqual([`texts ${bag}`]);
  expect(
    await announced('update products set stock = stock - 1 where id = any($1)', [[bag, hat]]),
  ).toEqual([`${bag} ${hat}`]);
  const variant = 'update product_variants set stock = $2 where product_id = $1 and size = $3';
  expect(await announced(variant, [shoe, 1, '40'])).toEqual([`${shoe}`]);
  expect(await announced(variant, [shoe, 0, '40'])).toEqual([`stock ${shoe}`]);
  expect(
    await announced('update product_variants set price_fils = 7000 where product_id = $1', [shoe]),
  ).toEqual([`lists ${shoe}`]);
  const [made]: { id: number }[] = await test.db.query(
    `insert into products (name, price_fils, stock, category_id, vendor_id)
     values ('Short-lived', 1, 1, $1, $2) returning id`,
    [id.category, id.vendor],
  );
  expect(await announced('delete from products where id = $1', [made?.id])).toEqual([
    `lists ${made?.id}`,
  ]);
  expect(await announced("update brands set name = 'Lunelle'")).toContain('contents names');
  expect(await announced('update products set stock = 5 where id = 999999')).toEqual([]);
});

it('CACHE-06 more than 200 products, and columns that are not named, count as a change of all', async () => {
  await test.db.query(
    `insert into products (name, price_fils, stock, category_id, vendor_id)
     select 'Many ' || n, 100, 1, $1, $2 from generate_series(1, 201) n`,
    [id.category, id.vendor],
  );
  expect(await announced("update products set stock = 2 where name like 'Many%'")).toEqual(['']);
  await test.db.query('alter table products add column invented integer');
  expect(await announced('update products set invented = 1 where id = $1', [id.bag])).toEqual([
    `lists ${id.bag}`,
  ]);
  await test.db.query('alter table products drop column invented');
  expect(await sold(id.hat)).toEqual([`${id.hat}`]);
  expect(await announced("delete from products where name like 'Many%'")).toEqual(['']);
});

it('CACHE-04 a sale invalidates the responses that show the product, and no other', async () => {
  const own = [`/products/one/${id.bag}`, '/products/all', `/products/one/${id.hat}/related`];
  const others = [
    `/products/one/${id.hat}`,
    '/products/all?limit=1',
    '/products/search?q=hat',
    `/products/facets?category=${id.category}`,
    '/categories/all',
    '/brands/all',
    '/settings',
    '/layout',
  ];
  await untilCached([...own, ...others]);
  await sold(id.bag);
  expect(await hits([...own, ...others])).toEqual(others);
});

it('CACHE-04 a list takes one statement after a sale, for the card of the sold product', async () => {
  const lists = ['/products/all', '/products/all?limit=2', '/products/all?sort=newest&limit=3'];
  await untilCached(lists);
  await sold(id.hat);
  const rows = jest.spyOn(test.app.get(Statements), 'rows');
  const planned = jest.spyOn(test.app.get(Statements), 'planned');
  const [list] = await Promise.all([read('/products/all')]);
  expect(rows.mock.calls.map(([, values]) => values)).toEqual([[[id.hat]]]);
  await read('/products/all?limit=2');
  await read('/products/all?sort=newest&limit=3');
  expect(rows).toHaveBeenCalledTimes(1);
  expect(planned).not.toHaveBeenCalled();
  rows.mockRestore();
  planned.mockRestore();
  const [{ stock }]: [{ stock: number }] = await test.db.query(
    'select stock from products where id = $1',
    [id.hat],
  );
  const card = list.json.products.find((each: { id: number }) => each.id === id.hat);
  expect(card.stock).toBe(stock);
});

it('CACHE-05 what is sold out or back is in the next lists, filters and numbers', async () => {
  const inStock = `/products/category/${id.category}?inStock=true`;
  const facets = `/products/facets?category=${id.category}&inStock=true&size=41`;
  const [unsorted, newest] = ['/products/all?limit=1', '/products/all?sort=newest'];
  for (const isBack of [false, true]) {
    await untilCached([inStock, facets, unsorted, newest]);
    await announced('update products set stock = $2 where id = $1', [id.hat, isBack ? 4 : 0]);
    await announced(
      "update product_variants set stock = $2 where product_id = $1 and size = '41'",
      [id.shoe, isBack ? 4 : 0],
    );
    expect(await hits([unsorted])).toEqual([]);
    const ids = (await read(inStock)).json.products.map((each: { id: number }) => each.id);
    expect(ids.includes(id.hat)).toBe(isBack);
    expect((await read(facets)).json.total).toBe(isBack ? 1 : 0);
    expect((await read(newest)).json.products).toHaveLength(3);
  }
});

it('CACHE-06 a new, changed or hidden product is in the next response of every list', async () => {
  const paths = ['/products/all', '/products/all?sort=name-asc', '/products/search?q=parasol'];
  const names = async (): Promise<unknown[]> => {
    const found = await Promise.all(paths.map(read));
    return found.map(({ json }) =>
      json.products.some(({ name }: { name: string }) => name === 'Parasol'),
    );
  };
  await untilCached(paths);
  expect(await names()).toEqual([false, false, false]);
  await announced("update products set name = 'Parasol' where id = $1", [id.bag]);
  expect(await names()).toEqual([true, true, true]);
  await untilCached(paths);
  await announced('update products set published = false where id = $1', [id.bag]);
  expect(await names()).toEqual([false, false, false]);
  await untilCached(paths);
  await announced('update products set published = true where id = $1', [id.bag]);
  expect(await names()).toEqual([true, true, true]);
});

it('SPEED-10 a text that nothing is found or sorted by invalidates what shows the product, and no other list', async () => {
  const own = [`/products/one/${id.bag}`, '/products/all'];
  const others = [
    `/products/one/${id.hat}`,
    `/products/all?limit=1&offer=${id.offer}`,
    `/products/offer/${id.offer}`,
    `/products/facets?category=${id.category}`,
    '/categories/all',
  ];
  await untilCached([...own, ...others]);
  for (const change of ["description = 'Made of canvas.'", "warranty = 'Two years'"])
    expect(await announced(`update products set ${change} where id = $1`, [id.bag])).toEqual([
      `texts ${id.bag}`,
    ]);
  expect(await hits([...own, ...others])).toEqual(others);
  const { json } = await read('/products/all');
  expect(json.products.find((each: { id: number }) => each.id === id.bag)).toMatchObject({
    description: 'Made of canvas.',
    warranty: 'Two years',
  });
});

const REVIEW = `insert into reviews (product_id, user_id, stars, comment) values ($1, $2, 4, 'Good.')`;
const RATED = 'update products set rating_sum = 4, review_count = 1 where id = $1';

it('CACHE-07 a review invalidates what shows its product, and lists found or sorted by ratings', async () => {
  const { id: user } = await shopperOf(test, 'mona');
  const reviews = `/reviews/product/${id.hat}`;
  const outdated = [
    `/products/one/${id.hat}`,
    '/products/all',
    '/products/all?sort=top-rated&limit=1',
    '/products/all?rating=4',
    '/products/search?q=hat',
    reviews,
  ];
  const others = [
    `/products/one/${id.bag}`,
    `/reviews/product/${id.bag}`,
    '/products/all?limit=1&sort=price-low&category=999999',
    '/products/all?sort=best-selling&category=999999',
    '/brands/all',
    '/categories/all',
    '/settings',
  ];
  await untilCached([...outdated, ...others]);
  expect(await announced(REVIEW, [id.hat, user])).toEqual([`${id.hat}`]);
  expect(await announced(RATED, [id.hat])).toEqual([`rated ${id.hat}`]);
  expect(await hits([...outdated, ...others])).toEqual(others);
  expect((await read(reviews)).json.reviews).toHaveLength(1);
  expect(await announced("update reviews set reply = 'Thank you.'")).toEqual([`${id.hat}`]);
  expect((await read(reviews)).json.reviews[0].reply).toBe('Thank you.');
});

it('CACHE-07 a renamed shopper invalidates the lists of reviews only, other changes of accounts nothing', async () => {
  const others = ['/products/all', `/products/one/${id.hat}`, '/settings'];
  const reviews = `/reviews/product/${id.hat}`;
  await untilCached([...others, reviews]);
  expect(await announced("update users set phone = '0501234567'")).toEqual([]);
  expect(await announced('update users set name = name, username = username')).toEqual([]);
  expect(await hits([reviews])).toEqual([reviews]);
  expect(await announced("update users set username = 'Salma'")).toEqual(['authors']);
  expect(await hits([...others, reviews])).toEqual(others);
  expect((await read(reviews)).json.reviews[0].username).toBe('Salma');
});

it('CACHE-08 contents invalidate what shows them, and no response about products', async () => {
  const contents = [
    '/brands/all',
    '/banners/all',
    '/settings',
    '/layout',
    '/pages/returns?locale=en',
  ];
  const products = ['/products/all', `/products/one/${id.hat}`, '/products/search?q=hat'];
  for (const change of [
    "insert into banners (title, image_url) values ('Summer', 'summer.webp')",
    "update banners set title = 'Autumn'",
    'delete from banners',
    "insert into brands (name) values ('Without products')",
    "insert into partners (name) values ('Partner')",
    "insert into staff (name, username, type, password_hash) values ('Noor', 'noor', 'vendor', 'none')",
  ]) {
    await untilCached([...contents, ...products]);
    expect(await announced(change)).toEqual(['contents']);
    expect(await hits([...contents, ...products])).toEqual(products);
  }
});

it.each([
  ["update staff set name = 'Souk' where id = $1", () => id.vendor, /"Souk"/],
  [
    "update categories set size_guide = '{}' where id = $1",
    () => id.category,
    /hasSizeGuide":true/,
  ],
  ["update offers set title = 'Eid' where id = $1", () => id.offer, /"Eid"/],
])(
  'CACHE-08 what products show of other tables is in their next response: %s',
  async (sql, row, shown) => {
    const detail = `/products/one/${id.hat}`;
    const paths = [detail, '/products/all', `/products/facets?category=${id.category}`];
    await untilCached(paths);
    expect(await announced(sql, [row()])).toEqual(['contents names']);
    expect(await hits(paths)).toEqual([]);
    expect(JSON.stringify((await read(detail)).json)).toMatch(shown);
  },
);
