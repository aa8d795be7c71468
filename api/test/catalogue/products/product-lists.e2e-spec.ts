import { Statements } from '../../../src/platform/database/statements.js';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
const id = { bags: 0, scents: 0, seller: 0, rival: 0, brand: 0, flash: 0 };
const executed: string[] = [];

/** Records every statement of frequent reads. */
const listen = (): void => {
  const statements = test.app.get(Statements);
  for (const way of ['rows', 'planned'] as const) {
    const ask = statements[way].bind(statements);
    Object.assign(statements, {
      [way]: (text: string, values: unknown[] = []) => {
        executed.push(text);
        return ask(text, values);
      },
    });
  }
};

beforeAll(async () => {
  test = await startApp();
  listen();
  rows = rowsOf(test);
  id.seller = await rows.staff('seller');
  id.rival = await rows.staff('rival', 'subadmin');
  await rows.staff('boss', 'admin');
  id.bags = await rows.category();
  id.scents = await rows.category({ name: 'Scents' });
  id.brand = await rows.brand();
  id.flash = await rows.offer();
  const bag = { category_id: id.bags, vendor_id: id.seller };
  await rows.product({ ...bag, name: 'Tote', price_fils: 20_000, offer_price_fils: 9_950 });
  await rows.product({ ...bag, name: 'Clutch', price_fils: 10_000, tags: ['Women', 'Evening'] });
  await rows.product({ ...bag, name: 'Satchel', price_fils: 30_000, stock: 0, tags: ['women'] });
  await rows.product({
    ...bag,
    vendor_id: id.rival,
    name: 'Rival Tote',
    price_fils: 15_000,
    brand_id: id.brand,
    offer_id: id.flash,
  });
  await rows.product({
    category_id: id.scents,
    vendor_id: id.rival,
    name: 'Oud',
    price_fils: 40_000,
    brand_id: id.brand,
  });
});
afterAll(() => test.close());

const get = (path: string) => test.http.get(`/api/products/${path}`);
const list = async (path: string, cookie = '') =>
  (await get(path).set('Cookie', cookie).expect(200)).body;
const namesOf = ({ products }: { products: { name: string }[] }): string[] =>
  products.map(({ name }) => name);
const names = async (path: string, cookie = ''): Promise<string[]> =>
  namesOf(await list(`${path}${path.includes('?') ? '&' : '?'}sort=name-asc`, cookie));

it('API-04 a list contains the data of cards: two images, 160 characters, no usage images', async () => {
  const card = await rows.product({
    category_id: id.scents,
    vendor_id: id.rival,
    name: 'Long Story',
    description: 'x'.repeat(500),
    description_ar: 'ض'.repeat(500),
    images: ['a.webp', 'b.mp4', 'c.webp'],
    usage_images: ['worn.webp'],
  });
  const { products } = await list('all?q=long story');
  expect(products).toEqual([
    {
      id: card,
      name: 'Long Story',
      nameAr: '',
      model: '',
      description: 'x'.repeat(160),
      descriptionAr: 'ض'.repeat(160),
      price: 100,
      offerPrice: null,
      struckAllowed: true,
      lowestPrice: null,
      priceRange: null,
      stock: 5,
      warranty: '',
      category_id: id.scents,
      vendor: id.rival,
      vendorName: 'The rival',
      brand: null,
      brandName: null,
      code: null,
      offer: null,
      rating: 0,
      reviewCount: 0,
      tags: '[]',
      images: '["a.webp","b.mp4"]',
      sizes: '[]',
      colors: '[]',
      soldOutSizes: '[]',
      soldOutColors: '[]',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ]);
  const { body } = await get(`one/${card}`).expect(200);
  expect(body.product).toMatchObject({
    description: 'x'.repeat(500),
    images: '["a.webp","b.mp4","c.webp"]',
    usageImages: '["worn.webp"]',
  });
  await test.db.query('delete from products where id = $1', [card]);
});

it.each([
  ['priceMin=99.5', ['Clutch', 'Oud', 'Rival Tote', 'Satchel', 'Tote']],
  ['priceMin=99.51', ['Clutch', 'Oud', 'Rival Tote', 'Satchel']],
  ['priceMax=100', ['Clutch', 'Tote']],
  ['priceMin=100&priceMax=300', ['Clutch', 'Rival Tote', 'Satchel']],
  ['priceMin=150&priceMax=150', ['Rival Tote']],
  ['priceMin=0&priceMax=0', []],
])('API-04 filters %s by the price that the shopper pays', async (query, expected) => {
  const body = await list(`all?${query}&sort=name-asc`);
  expect(namesOf(body)).toEqual(expected);
  expect(body).toMatchObject({ total: expected.length });
});

it.each(['priceMin=٩٩٫٥١', 'priceMin=۹۹٫۵۱'])(
  'CONST-20 CONST-21 filters %s as with Latin digits',
  async (query) => {
    const body = await list(`all?${encodeURI(query)}&sort=name-asc`);
    expect(namesOf(body)).toEqual(['Clutch', 'Oud', 'Rival Tote', 'Satchel']);
  },
);

it.each([
  ['priceMin=10&priceMax=9.99', 'priceMax'],
  ['priceMin=-1', 'priceMin'],
  ['priceMax=1.234', 'priceMax'],
  ['priceMax=cheap', 'priceMax'],
  ['priceMin=Infinity', 'priceMin'],
  ['inStock=maybe', 'inStock'],
  ['vendor=0', 'vendor'],
  ['brand=2147483648', 'brand'],
  ['colour=red', 'colour'],
])('API-04 rejects %s and names its field', async (query, field) => {
  const { body } = await get(`all?${query}`).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

it('API-04 combines all filters with AND, including the text', async () => {
  expect(await names(`all?category=${id.bags}&group=women&inStock=true`)).toEqual(['Clutch']);
  expect(await names('all?q=tote&priceMax=100')).toEqual(['Tote']);
  expect(await names(`all?q=tote&vendor=${id.rival}&brand=${id.brand}`)).toEqual(['Rival Tote']);
  expect(await names(`all?tag=evening&category=${id.scents}`)).toEqual([]);
  expect(await names('all?tag=Women&group=women')).toEqual(['Clutch', 'Satchel']);
  expect(await names('all?tag=&group=women')).toEqual(['Clutch', 'Satchel']);
});

it('API-07 API-08 offers and categories accept the filters; the path determines the offer or category', async () => {
  expect(await names(`category/${id.bags}?inStock=true&priceMax=120`)).toEqual(['Clutch', 'Tote']);
  expect(await names(`category/${id.bags}?vendor=${id.rival}`)).toEqual(['Rival Tote']);
  expect(await names(`offer/${id.flash}?brand=${id.brand}&priceMin=100`)).toEqual(['Rival Tote']);
  await get(`category/${id.bags}?category=${id.scents}`).expect(400);
  await get(`offer/${id.flash}?offer=9`).expect(400);
  await get(`category/${id.bags}?priceMin=2&priceMax=1`).expect(400);
});

it('API-07 API-08 an unknown offer or category has no products', async () => {
  expect(await list('offer/999')).toMatchObject({ products: [], total: 0 });
  expect(await list('category/999')).toMatchObject({ products: [], total: 0 });
});

it('PDP-13 API-04 lists the products of one vendor', async () => {
  expect(await names(`all?vendor=${id.rival}`)).toEqual(['Oud', 'Rival Tote']);
});

describe('a vendor in the dashboard', () => {
  let seller = '';
  let boss = '';
  beforeAll(async () => {
    seller = (await staffSessionOf(test, 'seller')).cookie;
    boss = (await staffSessionOf(test, 'boss')).cookie;
  });

  it('ADM-ROLE-03 API-04 gets own products only, an admin all', async () => {
    expect(await names('all', seller)).toEqual(['Clutch', 'Satchel', 'Tote']);
    expect(await list('all', seller)).toMatchObject({ total: 3 });
    expect(await names('all', boss)).toHaveLength(5);
  });

  it('ADM-ROLE-03 API-04 finds nothing under the name of another vendor', async () => {
    const body = await list(`all?vendor=${id.rival}`, seller);
    expect(body).toMatchObject({ products: [], total: 0 });
    expect(await names(`all?vendor=${id.seller}`, seller)).toHaveLength(3);
  });

  it('ADM-ROLE-03 API-03 API-07 API-08 searches and lists only the own products', async () => {
    expect(namesOf(await list('search?q=tote'))).toContain('Rival Tote');
    expect(namesOf(await list('search?q=tote', seller))).toEqual(['Tote']);
    expect(await names('all?q=tote', seller)).toEqual(['Tote']);
    expect(await names(`category/${id.bags}`, seller)).toEqual(['Clutch', 'Satchel', 'Tote']);
    expect(await names(`offer/${id.flash}`, seller)).toEqual([]);
  });

  it('S-01 API-05 cannot read a competitor’s product, unlike the public', async () => {
    const [rival] = (await list('all?q=rival tote')).products;
    await get(`one/${rival.id}`).set('Cookie', seller).expect(404);
    await get(`one/${rival.id}/related`).set('Cookie', seller).expect(404);
    await get(`one/${rival.id}`).set('Cookie', boss).expect(200);
    await get(`one/${rival.id}`).expect(200);
  });

  it('API-04 an expired session counts as a guest', async () => {
    const old = (await staffSessionOf(test, 'seller')).cookie;
    await test.db.query("update sessions set expires_at = now() - interval '1 s'");
    expect(await names('all', old)).toHaveLength(5);
    seller = (await staffSessionOf(test, 'seller')).cookie;
  });

  it('API-04 takes one statement for guests and shoppers, and one more for the session of a vendor', async () => {
    const count = async (headers: Record<string, string>): Promise<number> => {
      executed.length = 0;
      await get('all?sort=price-low').set(headers).expect(200);
      return executed.length;
    };
    const { token } = await shopperOf(test, 'mona');
    expect(await count({})).toBe(1);
    expect(await count({ Authorization: `Bearer ${token}` })).toBe(1);
    expect(await count({ Cookie: seller })).toBe(2);
  });
});

describe('related products', () => {
  it('PDP-09 are of the same category, with the same tags and brand, those in stock first', async () => {
    const own = { category_id: await rows.category({ name: 'Rings' }), vendor_id: id.seller };
    const ring = (name: string, more: Record<string, unknown> = {}) =>
      rows.product({ ...own, name, ...more });
    const self = await ring('Self', { tags: ['gold', 'women'], brand_id: id.brand });
    await ring('Far', { price_fils: 90_000 });
    await ring('Near', { price_fils: 10_100 });
    await ring('Same brand', { brand_id: id.brand, price_fils: 90_000 });
    await ring('One tag', { tags: ['Gold'], price_fils: 90_000 });
    await ring('Two tags', { tags: ['women', 'gold'], price_fils: 90_000 });
    await ring('Sold out', { tags: ['women', 'gold'], brand_id: id.brand, stock: 0 });
    await ring('Draft', { published: false, tags: ['women', 'gold'] });
    const path = `one/${self}/related`;
    expect(namesOf(await list(`${path}?limit=12`))).toEqual([
      'Two tags',
      'One tag',
      'Same brand',
      'Near',
      'Far',
      'Sold out',
    ]);
    expect(namesOf(await list(path))).toEqual(['Two tags', 'One tag', 'Same brand', 'Near']);
  });

  it('PDP-09 return 404 for an unknown or deleted product, and none for the only one of a category', async () => {
    const category_id = await rows.category({ name: 'Lonely' });
    const lonely = await rows.product({ category_id, vendor_id: id.seller });
    expect(await list(`one/${lonely}/related`)).toEqual({ products: [] });
    await test.db.query('update products set deleted_at = now() where id = $1', [lonely]);
    await get(`one/${lonely}/related`).expect(404);
    await get('one/999999/related').expect(404);
    await get(`one/${lonely}/related?limit=13`).expect(400);
  });
});

describe('in a large catalogue', () => {
  const LARGE = 2400;
  const BATCH = 600;
  beforeAll(async () => {
    for (let from = 1; from <= LARGE; from += BATCH)
      await test.db.query(
        `insert into products (name, price_fils, stock, category_id, vendor_id, brand_id, tags,
           created_at)
         select 'Piece ' || lpad(n::text, 5, '0'), 1000 + n * 10, n % 10, $1, $2, $3,
           case when n % 3 = 0 then array['women', 'Large'] else array['Large'] end
             || case when n % 400 = 0 then array['rare'] else '{}' end,
           '2030-01-01'::timestamptz + n * interval '1 minute'
         from generate_series($4::integer, $5::integer) n`,
        [id.scents, id.rival, id.brand, from, from + BATCH - 1],
      );
  });
  const numbers = async (path: string): Promise<number[]> =>
    namesOf(await list(path)).map((name) => Number(name.replace('Piece ', '')));

  it.each([1, 2, 11, 12, 13, 23, 24])(
    'API-08 page %i of 24 is the same from either end of the list',
    async (page) => {
      const tag = `category/${id.scents}?tag=large&page=${page}`;
      const newest = LARGE - (page - 1) * 100;
      const expected = Array.from({ length: 100 }, (_, index) => newest - index);
      expect(await numbers(tag)).toEqual(expected);
      expect(await numbers(`${tag}&sort=price-high`)).toEqual(expected);
      expect(await numbers(`${tag}&sort=name-desc`)).toEqual(expected);
      expect(await numbers(`all?q=&tag=large&page=${25 - page}&sort=name-asc`)).toEqual(
        [...expected].reverse(),
      );
    },
  );

  it('API-08 the last page is short, later pages are empty, the total stays', async () => {
    const path = `category/${id.scents}?tag=large&limit=99`;
    expect(await numbers(`${path}&page=25`)).toEqual(
      Array.from({ length: 24 }, (_, index) => 24 - index),
    );
    expect(await list(`${path}&page=26`)).toMatchObject({ products: [], total: LARGE });
    expect(await list(`${path}&page=100000`)).toMatchObject({ products: [], total: LARGE });
  });

  it('CAT-02 GRP-02 finds the few products of a rare tag, in every order', async () => {
    const rare = [2400, 2000, 1600, 1200, 800, 400];
    expect(await numbers('all?tag=rare')).toEqual(rare);
    expect(await numbers('all?tag=Rare&sort=price-low')).toEqual([...rare].reverse());
    expect(await numbers(`category/${id.scents}?tag=rare&limit=2&page=2`)).toEqual([1600, 1200]);
    expect(await list('all?tag=rare&group=women')).toMatchObject({ total: 2 });
    expect(await list('all?tag=unknown')).toMatchObject({ products: [], total: 0 });
  });

  it('API-04 FIND-02 counts every list exactly', async () => {
    const all = await list('all?limit=1');
    expect(all).toMatchObject({ total: LARGE + 5 + 8 - 1 });
    const narrow = 'priceMin=10.1&priceMax=14&tag=large';
    expect(await list(`all?${narrow}`)).toMatchObject({ total: 40 });
    for (const query of ['inStock=true', 'priceMin=12', 'inStock=true&priceMax=220&tag=large']) {
      const { body } = await test.http.get(`/api/products/facets?${query}`).expect(200);
      expect(body.total).toBeGreaterThan(1000);
      for (const page of ['', '&page=15'])
        expect(await list(`all?${query}${page}`)).toMatchObject({
          total: body.total,
        });
    }
  });
});
