import { PRICE_RULE } from '@shop/shop-rules';
import { startImportShop, type ImportShop } from '../../support/import-shop.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';

let shop: ImportShop;
beforeAll(async () => {
  shop = await startImportShop();
});
afterAll(() => shop.close());

/** A product that has been asked at AED 200 for this many days, the last of them at AED 150. */
const askedFor = async (code: string, days: number): Promise<number> => {
  const { test, category, vendor } = shop;
  const row = { name: code, code, price_fils: 20_000, category_id: category, vendor_id: vendor };
  const id = await rowsOf(test).product(row);
  const later = (by: number) =>
    test.db.query(
      `update price_history set since = since - $2 * interval '1 day', until = until - $2 * interval '1 day'
       where product_id = $1`,
      [id, by],
    );
  await later(days - 1);
  await test.db.query('update products set offer_price_fils = 15000 where id = $1', [id]);
  await later(1);
  await test.db.query('update products set offer_price_fils = null where id = $1', [id]);
  return id;
};
const rows = async (id: number, query = '', language = 'en') =>
  (
    await shop
      .as('admin', 'get', `/imports/${id}/rows${query}`)
      .set('Accept-Language', language)
      .expect(200)
  ).body;

const HEAD = ['name', 'code', 'price', 'offerPrice', 'category'];

it('HONEST-15 the check warns of sales whose list price would not be struck through, with the lowest price, and imports them', async () => {
  await askedFor('LONG-1', 40);
  await askedFor('SHORT-1', 6);
  await askedFor('RAISED-1', 40);
  await askedFor('PLAIN-1', 6);
  const found = await shop.check([
    HEAD,
    ['LONG-1', 'LONG-1', 200, 120, 'Watches'],
    ['SHORT-1', 'SHORT-1', 200, 120, 'Watches'],
    ['RAISED-1', 'RAISED-1', 300, 180, 'Watches'],
    ['NEW-1', 'NEW-1', 200, 120, 'Watches'],
    ['PLAIN-1', 'PLAIN-1', 190, null, 'Watches'],
    ['BAD-1', 'BAD-1', 200, 120, 'Boats'],
  ]);
  expect(found).toMatchObject({ total: 6, errors: 1, warnings: 3 });
  const all = await rows(found.id);
  expect(
    all.rows.map(({ code, warnings }: { code: string; warnings: object[] }) => [code, warnings]),
  ).toEqual([
    ['LONG-1', []],
    [
      'SHORT-1',
      [
        {
          cell: 'D3',
          column: 'offerPrice',
          reason:
            'AED 200.00 will not be shown struck through: it was offered at that price or more on 5 of the last 60 days, and 15 are needed. Lowest price of the last 30 days: AED 150.00.',
        },
      ],
    ],
    [
      'RAISED-1',
      [
        {
          cell: 'D4',
          column: 'offerPrice',
          reason: expect.stringMatching(/^AED 300\.00 .* on 0 of the .*: AED 150\.00\.$/),
        },
      ],
    ],
    [
      'NEW-1',
      [
        {
          cell: 'D5',
          column: 'offerPrice',
          reason: expect.stringMatching(/^AED 200\.00 .* Days needed: 15\. There is no lowest/),
        },
      ],
    ],
    ['PLAIN-1', []],
    ['BAD-1', []],
  ]);
  const warned = await rows(found.id, '?warned=true&limit=2', 'ar');
  expect(warned).toMatchObject({ total: 3, rows: [{ code: 'SHORT-1' }, { code: 'RAISED-1' }] });
  expect(warned.rows[0].warnings[0].reason).toMatch(/^لن يظهر السعر 200\.00 درهم مشطوباً/);

  await shop.as('admin', 'post', `/imports/${found.id}/confirm`).send({ skipErrors: true });
  const ended = await shop.reaches(found.id, 'done');
  expect(ended).toMatchObject({ toCreate: 1, toUpdate: 4, errors: 1, warnings: 3 });
  // What was warned of is what the shop then decides.
  const shown = await shop.test.db.query(
    `select code, struck_allowed from products where offer_price_fils is not null order by id`,
  );
  expect(shown).toEqual([
    { code: 'LONG-1', struck_allowed: true },
    { code: 'SHORT-1', struck_allowed: false },
    { code: 'RAISED-1', struck_allowed: false },
    { code: 'NEW-1', struck_allowed: false },
  ]);
});

it('HONEST-15 an unchanged offer price is checked too, and nothing is with the rule off', async () => {
  const id = await askedFor('SALE-1', 6);
  await shop.test.db.query('update products set offer_price_fils = 15000 where id = $1', [id]);
  const sheet = [
    ['code', 'warranty'],
    ['SALE-1', '1 year'],
  ];
  const found = await shop.check(sheet);
  expect(found).toMatchObject({ toUpdate: 1, warnings: 1 });
  // The file has neither price: the warning is about the whole row.
  expect((await rows(found.id)).rows[0].warnings).toMatchObject([{ cell: null, column: 'price' }]);
  const { http } = shop.test;
  const admin = headersOf(await staffSessionOf(shop.test, 'import-admin'));
  const { body: settings } = await http.get('/api/settings').expect(200);
  const priceRule = { ...PRICE_RULE, enabled: false };
  await http
    .put('/api/admin/settings')
    .set(admin)
    .send({ ...settings, priceRule })
    .expect(200);
  expect(await shop.check(sheet)).toMatchObject({ toUpdate: 1, warnings: 0 });
});
