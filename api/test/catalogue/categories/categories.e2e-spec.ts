import type { StaffSession } from '../../support/catalogue-rows.js';
import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const add = (by: StaffSession, fields: Record<string, string> = {}) =>
  shop.form('post', '/categories/add', { name: 'Bags', ...fields }, [], by);
const change = (by: StaffSession, id: number, fields: Record<string, string>) =>
  shop.form('post', `/categories/update/${id}`, fields, [], by);
const remove = (by: StaffSession, id: number) => shop.send('delete', `/categories/${id}`, by);

it('API-15 API-16 API-17 adds a category with both pictures and its Arabic texts', async () => {
  const fields = {
    name: ' Bags ',
    nameAr: 'حقائب',
    shortInfo: 'To carry',
    shortInfoAr: 'للحمل',
    description: 'Bags of all kinds',
    descriptionAr: 'كل الأنواع',
    tags: '["women","Totes"]',
  };
  const files = [await picture('icon'), await picture('banner', '#00f')];
  const { body } = await shop.form('post', '/categories/add', fields, files).expect(201);
  const { category } = body;
  expect(category).toEqual({
    ...fields,
    id: expect.any(Number),
    name: 'Bags',
    icon: expect.stringMatching(/\.png$/),
    banner: expect.stringMatching(/\.png$/),
    productCount: 0,
    hiddenInMenu: false,
    createdBy: shop.ids.admin,
    sizeGuide: null,
  });
  const { sizeGuide, ...listed } = category;
  expect(sizeGuide).toBeNull();
  expect(await shop.list('/categories/all')).toEqual([listed]);
  expect(await shop.list(`/categories/${category.id}`)).toEqual(category);
});

it('API-18 ADM-CAT-04 changes the given fields, replaces new pictures, keeps the others', async () => {
  const files = [await picture('icon'), await picture('banner')];
  const fields = { name: 'Shoes', shortInfo: 'To walk', tags: '["men"]' };
  const before = await shop.form('post', '/categories/add', fields, files).expect(201);
  const { category } = before.body;

  const changed = await shop
    .form('post', `/categories/update/${category.id}`, { shortInfo: '' }, [
      await picture('icon', '#f00'),
    ])
    .expect(200);
  expect(changed.body.message).toBe('Category updated successfully.');
  expect(changed.body.category).toEqual({
    ...category,
    shortInfo: '',
    icon: expect.stringMatching(/\.png$/),
  });
  await shop.test.http.get(`/api/uploads/${category.icon}`).expect(404);
  await shop.test.http.get(`/api/uploads/${category.banner}`).expect(200);
});

it('API-17 API-18 API-19 a vendor adds a category, changes it and deletes it', async () => {
  const { body } = await add(shop.vendor).expect(201);
  const { id, createdBy } = body.category;
  expect(createdBy).toBe(shop.ids.vendor);
  const changed = await change(shop.vendor, id, { name: 'Purses' }).expect(200);
  expect(changed.body.category).toMatchObject({ name: 'Purses', createdBy });
  await remove(shop.vendor, id).expect(200);
  await remove(shop.vendor, id).expect(404);
  await shop.test.http.get(`/api/categories/${id}`).expect(404);
});

it('API-18 API-19 ADM-CAT-01 a vendor cannot change categories of others', async () => {
  const { body } = await add(shop.vendor).expect(201);
  const own: number = body.category.id;
  const { body: shops } = await add(shop.admin()).expect(201);
  const nobodys = await shop.rows.category();
  for (const [by, id] of [
    [shop.rival, own],
    [shop.vendor, shops.category.id],
    [shop.vendor, nobodys],
  ] as const) {
    await change(by, id, { name: 'Taken over' }).expect(404);
    await remove(by, id).expect(404);
    expect(await shop.list(`/categories/${id}`)).toMatchObject({ name: 'Bags' });
  }
});

it('API-18 API-19 an admin changes and deletes categories of a vendor, who stays the owner', async () => {
  const { body } = await add(shop.vendor).expect(201);
  const { id } = body.category;
  const changed = await change(shop.admin(), id, { name: 'Renamed' }).expect(200);
  expect(changed.body.category).toMatchObject({ name: 'Renamed', createdBy: shop.ids.vendor });
  await change(shop.vendor, id, { name: 'Back' }).expect(200);
  await remove(shop.admin(), id).expect(200);
});

it('API-17 a rejected form stores no picture', async () => {
  const { body } = await add(shop.vendor).expect(201);
  const before = await shop.stored();
  const path = `/categories/update/${body.category.id}`;
  await shop.form('post', path, {}, [await picture('icon')], shop.rival).expect(404);
  expect(await shop.stored()).toEqual(before);
});

it.each([
  ['["a","b"]', ['a', 'b']],
  ['[" a ","","a","  "]', ['a']],
  ['one', ['one']],
  ['', []],
  ['[""]', []],
])('API-17 API-18 accepts the tags %j', async (tags, expected) => {
  const added = await add(shop.admin(), { tags }).expect(201);
  expect(JSON.parse(added.body.category.tags)).toEqual(expected);
  const { body } = await add(shop.admin(), { tags: '["old"]' }).expect(201);
  const changed = await change(shop.admin(), body.category.id, { tags }).expect(200);
  expect(JSON.parse(changed.body.category.tags)).toEqual(expected);
});

it('API-18 products keep a tag that is removed from their category', async () => {
  const { body } = await add(shop.admin(), { tags: '["women","totes"]' }).expect(201);
  const { id } = body.category;
  const product = { category_id: id, vendor_id: shop.ids.vendor, tags: ['women', 'totes'] };
  await shop.rows.product(product);
  await change(shop.admin(), id, { tags: '["women","shoppers"]' }).expect(200);
  const { total, products } = await shop.list(`/products/category/${id}?tag=totes`);
  expect([total, products[0].tags]).toEqual([1, '["women","totes"]']);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ shortInfo: 'x'.repeat(301) }, 'shortInfo'],
  [{ tags: '{"not":"a list"}' }, 'tags'],
  [{ tags: '[1,2]' }, 'tags'],
  [{ tags: '[null]' }, 'tags'],
  [{ tags: '["' }, 'tags'],
  [{ tags: JSON.stringify(['x'.repeat(61)]) }, 'tags'],
  [{ tags: JSON.stringify(Array.from({ length: 51 }, (_, n) => `tag ${n}`)) }, 'tags'],
  [{ icon: 'https://example.com/icon.png' }, 'icon'],
  [{ createdBy: '1' }, 'createdBy'],
])('API-17 API-18 reject the category field %j', async (wrong, field) => {
  const fields = wrong as Record<string, string>;
  const { body: refused } = await add(shop.vendor, fields).expect(400);
  expect(Object.keys(refused.fields)).toEqual([field]);
  const { body } = await add(shop.vendor).expect(201);
  const { body: unchanged } = await change(shop.vendor, body.category.id, fields).expect(400);
  expect(Object.keys(unchanged.fields)).toEqual([field]);
});

const GUIDE = {
  columns: [
    { name: 'EU', nameAr: 'أوروبي', isCm: false },
    { name: 'Foot length', nameAr: 'طول القدم', isCm: true },
  ],
  rows: [
    ['38', '24'],
    ['39', '24.5'],
  ],
  howTo: 'Stand on a sheet of paper.',
  howToAr: 'قف على ورقة.',
};

it('SIZE-01 a category has a size guide in both languages, which stays until it is changed or removed', async () => {
  const { body } = await add(shop.vendor, { sizeGuide: JSON.stringify(GUIDE) }).expect(201);
  const { id } = body.category;
  const productId = await shop.rows.product({ category_id: id });
  const product = async () => (await shop.list(`/products/one/${productId}`)).product;
  expect(await shop.list(`/categories/${id}`)).toMatchObject({ sizeGuide: GUIDE });
  expect(await product()).toMatchObject({ hasSizeGuide: true });
  await change(shop.vendor, id, { shortInfo: 'Shoes' }).expect(200);
  expect(await shop.list(`/categories/${id}`)).toMatchObject({ sizeGuide: GUIDE });
  const removed = await change(shop.vendor, id, { sizeGuide: '' }).expect(200);
  expect(removed.body.category).toMatchObject({ sizeGuide: null });
  expect(await product()).toMatchObject({ hasSizeGuide: false });
});

it.each([
  ['no JSON', 'cut{', '#/sizeGuide'],
  ['a list', '[]', '#/sizeGuide'],
  ['no columns', { ...GUIDE, columns: [] }, '#/sizeGuide/columns'],
  ['nine columns', { ...GUIDE, columns: Array(9).fill({ name: 'EU' }) }, '#/sizeGuide/columns'],
  [
    'a column without a name',
    { ...GUIDE, columns: [{ name: ' ' }, GUIDE.columns[1]] },
    '#/sizeGuide/columns/0/name',
  ],
  ['a column that is no object', { ...GUIDE, columns: ['EU', 'UK'] }, '#/sizeGuide/columns'],
  ['no rows', { ...GUIDE, rows: [] }, '#/sizeGuide/rows'],
  ['31 rows', { ...GUIDE, rows: Array(31).fill(['38', '24']) }, '#/sizeGuide/rows'],
  ['a row that is too short', { ...GUIDE, rows: [['38']] }, '#/sizeGuide/rows'],
  ['a cell that is no text', { ...GUIDE, rows: [['38', 24]] }, '#/sizeGuide/rows'],
  ['a long cell', { ...GUIDE, rows: [['38', 'x'.repeat(21)]] }, '#/sizeGuide/rows'],
  ['a long text', { ...GUIDE, howTo: 'x'.repeat(2001) }, '#/sizeGuide/howTo'],
  ['an unknown field', { ...GUIDE, html: '<b>' }, '#/sizeGuide/html'],
])('SIZE-01 refuses a size guide with %s', async (_what, guide, pointer) => {
  const sizeGuide = typeof guide === 'string' ? guide : JSON.stringify(guide);
  const { body } = await add(shop.admin(), { sizeGuide }).expect(400);
  expect(body.errors.map((each: { pointer: string }) => each.pointer)).toContain(pointer);
});
