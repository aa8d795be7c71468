import { colorName } from '@shop/shop-rules';
import { ProductSalesQueries } from '../../../src/modules/catalogue/products/sales/product-sales.queries.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const BLACK = '#000000';
const NAVY = '#1F2A44';
const RED = '#B3261E';
let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
const id = { seller: 0, rival: 0, shoes: 0, bags: 0, swift: 0, calm: 0 };

interface Option {
  size?: string;
  color?: string;
  stock?: number;
}
const product = async (name: string, row: Record<string, unknown>, options: Option[] = []) => {
  const made = await rows.product({ vendor_id: id.seller, category_id: id.shoes, name, ...row });
  for (const [position, option] of options.entries())
    await rows.insert('product_variants', { product_id: made, stock: 0, position, ...option });
  return made;
};
const get = (path: string) => test.http.get(`/api/products/${path}`);
const body = async (path: string) => (await get(path).expect(200)).body;
const names = async (query: string): Promise<string[]> => {
  const { products, total } = await body(`all?sort=name-asc&${query}`);
  const found = products.map(({ name }: { name: string }) => name);
  expect(total).toBe(found.length);
  return found;
};
const facets = (query = '') => body(`facets?${query}`);
const pairs = (list: { value: string; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]));

beforeAll(async () => {
  test = await startApp({ LIMIT_FACTOR: '100' });
  rows = rowsOf(test);
  id.seller = await rows.staff('seller');
  id.rival = await rows.staff('rival');
  id.shoes = await rows.category({ name: 'Shoes' });
  id.bags = await rows.category();
  id.swift = await rows.brand({ name: 'Swift' });
  id.calm = await rows.brand({ name: 'Calm' });
  await product('Runner', { brand_id: id.swift, tags: ['men'], price_fils: 30_000 }, [
    { size: '41', color: BLACK, stock: 2 },
    { size: '42', color: BLACK, stock: 0 },
    { size: '42', color: RED, stock: 3 },
  ]);
  await product('Loafer', { brand_id: id.calm, price_fils: 20_000, offer_price_fils: 14_000 }, [
    { size: '41', color: NAVY, stock: 0 },
    { size: '43', color: BLACK, stock: 1 },
  ]);
  await product('Sandal', {
    sizes: ['41', '42'],
    colors: [RED],
    stock: 0,
    rating_sum: 9,
    review_count: 2,
  });
  await product('Boot', {
    sizes: ['42'],
    colors: ['#1f2a46'],
    stock: 4,
    rating_sum: 7,
    review_count: 2,
  });
  await product('Tote', {
    category_id: id.bags,
    vendor_id: id.rival,
    brand_id: id.swift,
    price_fils: 10_000,
    offer_price_fils: 9_950,
  });
  await rows.listPricesAsked();
});
afterAll(() => test.close());

it.each([
  ['size=41', ['Loafer', 'Runner', 'Sandal']],
  ['size=41&size=43', ['Loafer', 'Runner', 'Sandal']],
  ['color=red', ['Runner', 'Sandal']],
  ['color=navy', ['Boot', 'Loafer']],
  ['brand=SWIFT&brand=CALM', ['Loafer', 'Runner', 'Tote']],
  ['rating=4', ['Sandal']],
  ['rating=3', ['Boot', 'Sandal']],
  ['discount=1', ['Loafer', 'Tote']],
  ['discount=30', ['Loafer']],
  ['discount=50', []],
  ['size=42&color=navy&category=SHOES', ['Boot']],
  ['size=41&group=man', ['Runner']],
  ['size=42&priceMin=250', ['Runner']],
  ['color=black&priceMax=150&brand=CALM', ['Loafer']],
])('FIND-01 FIND-02 finds by %s', async (query, expected) => {
  const named = query
    .replace('SWIFT', String(id.swift))
    .replace('CALM', String(id.calm))
    .replace('SHOES', String(id.shoes));
  expect(await names(named)).toEqual(expected);
  expect((await facets(named)).total).toBe(expected.length);
});

it('FIND-03 a size in stock is the stock of that size, not of the product', async () => {
  expect(await names('size=42')).toEqual(['Boot', 'Runner', 'Sandal']);
  expect(await names('size=42&inStock=true')).toEqual(['Boot', 'Runner']);
  expect(await names('size=41&inStock=true')).toEqual(['Runner']);
});

it('FIND-03 size and color are those of one variant, which is in stock itself', async () => {
  expect(await names('size=41&color=red')).toEqual(['Sandal']);
  expect(await names('size=42&color=black')).toEqual(['Runner']);
  expect(await names('size=42&color=black&inStock=true')).toEqual([]);
  expect(await names('size=42&color=black&color=red&inStock=true')).toEqual(['Runner']);
});

it('FIND-04 numbers beside the values of all filters', async () => {
  expect(await facets()).toEqual({
    total: 5,
    brands: [
      { id: id.calm, name: 'Calm', count: 1 },
      { id: id.swift, name: 'Swift', count: 2 },
    ],
    sizes: [
      { value: '41', count: 3 },
      { value: '42', count: 3 },
      { value: '43', count: 1 },
    ],
    colors: [
      { value: 'black', count: 2 },
      { value: 'navy', count: 2 },
      { value: 'red', count: 2 },
    ],
    ratings: [
      { value: '4', count: 1 },
      { value: '3', count: 2 },
    ],
    discounts: [
      { value: '1', count: 2 },
      { value: '10', count: 1 },
      { value: '20', count: 1 },
      { value: '30', count: 1 },
    ],
    inStock: 4,
  });
  const black = await facets('color=black&inStock=true');
  expect(pairs(black.sizes)).toEqual({ 41: 1, 43: 1 });
  expect(pairs(black.colors)).toEqual({ black: 2, navy: 1, red: 1 });
  expect((await facets('size=42&color=black')).inStock).toBe(0);
  expect((await facets('q=runner')).total).toBe(1);
});

const FILTERS = [
  '',
  'inStock=true',
  'size=42',
  'size=41&size=42&inStock=true',
  'color=black&color=navy',
  'size=42&color=red&inStock=true',
  'rating=3&color=red',
  'discount=1&brand=BRAND',
  'category=SHOES&priceMin=100&priceMax=200',
  'q=loafer',
];
it.each(FILTERS)(
  'FIND-04 with %s every number is that of the list with this value',
  async (text) => {
    const query = text.replace('BRAND', String(id.swift)).replace('SHOES', String(id.shoes));
    const found = await facets(query);
    const listWith = async (name: string, value: string): Promise<number> => {
      const next = new URLSearchParams(query);
      next.set(name, value);
      return (await names(next.toString())).length;
    };
    const lists: [string, { value: string; count: number }[]][] = [
      ['size', found.sizes],
      ['color', found.colors],
      ['rating', found.ratings],
      ['discount', found.discounts],
      [
        'brand',
        found.brands.map((brand: { id: number; count: number }) => ({
          value: String(brand.id),
          count: brand.count,
        })),
      ],
      ['inStock', [{ value: 'true', count: found.inStock }]],
    ];
    for (const [name, values] of lists)
      for (const { value, count } of values)
        expect([name, value, await listWith(name, value)]).toEqual([name, value, count]);
    expect(found.total).toBe((await names(query)).length);
  },
);

it('FIND-05 the last item of a size leaves its filter with the order, and a return brings it back', async () => {
  const sneaker = await product('Sneaker', {}, [
    { size: '44', color: BLACK, stock: 1 },
    { size: '45', color: BLACK, stock: 9 },
  ]);
  const sell = (pieces: number) =>
    test.db.query(
      'update product_variants set stock = stock - $2 where product_id = $1 and size = $3',
      [sneaker, pieces, '44'],
    );
  expect(await names('size=44&inStock=true')).toEqual(['Sneaker']);
  await sell(1);
  expect(await names('size=44&inStock=true')).toEqual([]);
  expect(pairs((await facets('inStock=true')).sizes)).toMatchObject({ 45: 1 });
  expect(pairs((await facets('inStock=true')).sizes)).not.toHaveProperty('44');
  await sell(-1);
  expect(await names('size=44&inStock=true')).toEqual(['Sneaker']);
  await test.db.query('update products set published = false where id = $1', [sneaker]);
  expect(await names('size=44')).toEqual([]);
  await test.db.query('delete from products where id = $1', [sneaker]);
  expect((await facets('size=44')).total).toBe(0);
});

it('FIND-05 transactions that change the same sets at once lose nothing and do not block each other', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      product(`Twin ${n}`, {}, [{ size: '50', color: RED, stock: 1 }]),
    ),
  );
  const sellOut = (first: number, second: number) =>
    test.db.transaction(async (manager) => {
      const ids = [first, second].sort((a, b) => a - b);
      await manager.query('select from products where id = any($1) order by id for update', [ids]);
      for (const one of [first, second])
        await manager.query('update product_variants set stock = 0 where product_id = $1', [one]);
    });
  await Promise.all(
    made.flatMap((one, at) =>
      at % 2 === 0 && made[at + 1] ? [sellOut(one, made[at + 1] ?? 0)] : [],
    ),
  );
  expect((await facets('size=50')).total).toBe(12);
  expect((await facets('size=50&inStock=true')).total).toBe(0);
  await test.db.query('delete from products where id = any($1)', [made]);
  expect((await facets('size=50')).total).toBe(0);
});

it('FIND-06 colors are those of the palette, by the same rule as their names', async () => {
  const given = [
    '#fff',
    '#010203',
    '1F2A44',
    '#c9a04f',
    '#6b422680',
    'Rose Gold',
    'كحلي',
    '#7f7f7f',
    '#d00',
    '#00ff00',
  ];
  const found: { name: string }[] = await test.db.query(
    'select palette_color(color) as name from unnest($1::text[]) with ordinality c (color, place) order by place',
    [given],
  );
  const full = (color: string): string => {
    const digits = color.replace('#', '');
    if (/^[0-9a-f]{3}$/i.test(digits))
      return `#${[...digits].map((digit) => digit + digit).join('')}`;
    return /^[0-9a-f]{6,8}$/i.test(digits) ? `#${digits.slice(0, 6)}` : color;
  };
  expect(found.map(({ name }) => name)).toEqual(
    given.map((color) => colorName(full(color), 'en').toLowerCase().replace(' ', '-')),
  );
  const [unknown] = await test.db.query("select palette_color('sunset') as name");
  expect(unknown).toEqual({ name: null });
});

it.each([
  ['color=mauve', 'color'],
  ['rating=2', 'rating'],
  ['discount=15', 'discount'],
  ['brand=x', 'brand'],
  [`size=${'x'.repeat(61)}`, 'size'],
  [Array.from({ length: 21 }, (_, n) => `size=${n}`).join('&'), 'size'],
])('FIND-01 rejects %s and names its field', async (query, field) => {
  for (const call of ['all', 'facets']) {
    const { body: problem } = await get(`${call}?${query}`).expect(400);
    expect(Object.keys(problem.fields)).toEqual([field]);
  }
});

it('FIND-01 a vendor in the dashboard gets the numbers of own products', async () => {
  const { cookie } = await staffSessionOf(test, 'rival');
  const own = await get('facets').set('Cookie', cookie).expect(200);
  expect(own.body).toMatchObject({ total: 1, sizes: [], inStock: 1 });
});

describe('sort orders', () => {
  const order = async (sort: string, query = ''): Promise<string[]> =>
    (await body(`all?sort=${sort}&${query}`)).products.map(({ name }: { name: string }) => name);

  it('FIND-07 by rating and by discount', async () => {
    expect((await order('top-rated')).slice(0, 2)).toEqual(['Sandal', 'Boot']);
    expect((await order('discount')).slice(0, 1)).toEqual(['Loafer']);
    expect(await order('discount', `category=${id.shoes}`)).toHaveLength(4);
  });

  it('FIND-08 best selling is what orders of the last 30 days hold, without cancelled ones', async () => {
    const shopper = await shopperOf(test, 'buyer');
    const ids: { id: number; name: string }[] = await test.db.query(
      'select id, name from products',
    );
    const idOf = (name: string) => ids.find((row) => row.name === name)?.id ?? 0;
    const buy = async (name: string, quantity: number, age = 0): Promise<number> => {
      const order = await rows.insert('orders', {
        operation_id: `op-${name}-${age}`,
        user_id: shopper.id,
        state: 'paid',
        payment_method: 'card',
        full_name: 'A',
        email: 'a@example.com',
        phone: '+971501234567',
        city: 'Dubai',
        area: 'A',
        building: 'B',
        subtotal_fils: 100,
        delivery_fee_fils: 0,
        total_fils: 100,
        item_count: quantity,
        created_at: new Date(Date.now() - age * 86_400_000),
      });
      await rows.insert('order_lines', {
        order_id: order,
        product_id: idOf(name),
        name,
        quantity,
        list_price_fils: 100,
        unit_price_fils: 100,
      });
      return order;
    };
    const sales = new ProductSalesQueries(test.app.get(Statements));
    await buy('Boot', 3);
    const cancelled = await buy('Tote', 5);
    await buy('Loafer', 40, 45);
    await sales.rank();
    expect((await order('best-selling')).slice(0, 2)).toEqual(['Tote', 'Boot']);
    await test.db.query('update orders set holds_stock = false where id = $1', [cancelled]);
    await test.db.query(`update product_sales set day = day - 31 where product_id = $1`, [
      idOf('Boot'),
    ]);
    await buy('Runner', 1);
    await sales.rank();
    expect((await order('best-selling')).slice(0, 1)).toEqual(['Runner']);
    expect(await test.db.query('select name, sold from products where sold > 0')).toEqual([
      { name: 'Runner', sold: 1 },
    ]);
  });

  it('FIND-08 placing and cancelling orders of one product at once does not deadlock', async () => {
    const [boot]: { id: number }[] = await test.db.query(
      "select id from products where name = 'Boot'",
    );
    const [order]: { id: number }[] = await test.db.query(
      'select order_id as id from order_lines where product_id = $1',
      [boot?.id],
    );
    const lock = 'select from products where id = $1 for update';
    const placing = test.db.createQueryRunner();
    const cancelling = test.db.createQueryRunner();
    await placing.startTransaction();
    await cancelling.startTransaction();
    await placing.query(lock, [boot?.id]);
    await cancelling.query('update orders set holds_stock = false where id = $1', [order?.id]);
    const waiting = cancelling.query(lock, [boot?.id]);
    await placing.query(
      `insert into order_lines (order_id, product_id, name, quantity, list_price_fils, unit_price_fils)
       values ($1, $2, 'Boot', 1, 100, 100)`,
      [order?.id, boot?.id],
    );
    await placing.commitTransaction();
    await waiting;
    await cancelling.commitTransaction();
    await placing.release();
    await cancelling.release();
  });
});
