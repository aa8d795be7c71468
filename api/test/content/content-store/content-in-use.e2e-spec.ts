import type { QueryRunner } from 'typeorm';
import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const KINDS = [
  ['API-23', 'brands', 'brand_id', 'name'],
  ['API-31', 'offers', 'offer_id', 'title'],
  ['API-19', 'categories', 'category_id', 'name'],
] as const;

const made = async (table: string, name: string) => {
  const id = await shop.rows.insert(table, { [name]: 'In use' });
  const category = table === 'categories' ? id : await shop.rows.category();
  const product = (more: Record<string, unknown> = {}) =>
    shop.rows.product({ category_id: category, vendor_id: shop.ids.vendor, ...more });
  return { id, product, remove: () => shop.send('delete', `/${table}/${id}`) };
};
const rowsIn = async (table: string, id: number): Promise<number> =>
  (await shop.test.db.query(`select 1 from ${table} where id = $1`, [id])).length;

it.each(KINDS)('%s says how many products still use %s', async (_ids, table, column, name) => {
  const { id, product, remove } = await made(table, name);
  const first = await product({ [column]: id });
  const { body: one } = await remove().expect(409);
  expect(one).toMatchObject({ code: 'in_use', detail: 'This is in use by 1 product.' });
  await product({ [column]: id, published: false });
  const { body: two } = await remove().expect(409);
  expect(two).toMatchObject({ code: 'in_use', message: 'This is in use by 2 products.' });
  expect(await rowsIn(table, id)).toBe(1);

  await shop.test.db.query(`delete from products where ${column} = $1`, [id]);
  await remove().expect(200);
  await remove().expect(404);
  expect([await rowsIn(table, id), await rowsIn('products', first)]).toEqual([0, 0]);
});

it.each(KINDS.slice(0, 2))(
  '%s deleted products let go of %s, and only once no product is left',
  async (_ids, table, column, name) => {
    const { id, product, remove } = await made(table, name);
    const deleted = await product({ [column]: id, deleted_at: new Date() });
    const live = await product({ [column]: id });
    const used = (): Promise<unknown> =>
      shop.test.db.query(`select ${column} as used from products where id = $1`, [deleted]);
    await remove().expect(409);
    expect(await used()).toEqual([{ used: id }]);

    await shop.send('delete', `/products/${live}`).expect(200);
    await remove().expect(200);
    expect(await used()).toEqual([{ used: null }]);
  },
);

it('API-19 a deleted product keeps its category, because it can be restored', async () => {
  const { id, product, remove } = await made('categories', 'name');
  const gone = await product();
  await shop.send('delete', `/products/${gone}`).expect(200);
  const { body } = await remove().expect(409);
  expect(body).toMatchObject({
    code: 'in_use',
    detail: 'This is in use by 1 deleted product.',
  });
  expect(await rowsIn('categories', id)).toBe(1);
});

it('API-19 a vendor cannot delete an own category with products of others', async () => {
  const { body } = await shop
    .form('post', '/categories/add', { name: 'Shared' }, [], shop.vendor)
    .expect(201);
  const { id } = body.category;
  await shop.rows.product({ category_id: id, vendor_id: shop.ids.rival });
  await shop.send('delete', `/categories/${id}`, shop.vendor).expect(409);
});

it('API-19 a banner loses its link to a deleted category', async () => {
  const id = await shop.rows.category();
  const banner = await shop.rows.insert('banners', { title: 'Leads there', category: id });
  await shop.send('delete', `/categories/${id}`).expect(200);
  const banners: { id: number; category: number | null }[] = await shop.list('/banners/all');
  expect(banners.find((each) => each.id === banner)?.category).toBeNull();
});

it('API-23 a refused deletion keeps the icon', async () => {
  const { body } = await shop
    .form('post', '/brands/add', { name: 'Iconic' }, [await picture('icon')])
    .expect(201);
  const { id, icon } = body.brand;
  const category = await shop.rows.category();
  await shop.rows.product({
    brand_id: id,
    category_id: category,
    vendor_id: shop.ids.vendor,
  });
  await shop.send('delete', `/brands/${id}`).expect(409);
  await shop.test.http.get(`/api/uploads/${icon}`).expect(200);
});

describe('simultaneous requests', () => {
  let other: QueryRunner;
  beforeEach(async () => {
    other = shop.test.db.createQueryRunner();
    await other.connect();
    await other.startTransaction();
  });
  afterEach(() => other.release());

  it.each(KINDS)(
    '%s a product that is just being added keeps %s',
    async (_ids, table, column, name) => {
      const { id, remove } = await made(table, name);
      const category = table === 'categories' ? id : await shop.rows.category();
      const row = { category_id: category, [column]: id };
      await other.query(
        `insert into products (name, price_fils, vendor_id, ${Object.keys(row).join(', ')})
        values ('Just now', 100, ${shop.ids.vendor}, ${Object.values(row).join(', ')})`,
      );
      const answer = remove().then(({ status, body }) => ({ status, detail: body.detail }));
      await shop.waiting();
      await other.commitTransaction();
      expect(await answer).toEqual({ status: 409, detail: 'This is in use by 1 product.' });
      expect(await rowsIn(table, id)).toBe(1);
    },
  );

  it.each(KINDS)(
    '%s deleted while a product is added to it: %s',
    async (_ids, table, column, name) => {
      const { id } = await made(table, name);
      await other.query(`delete from ${table} where id = $1`, [id]);
      const category = table === 'categories' ? id : await shop.rows.category();
      const field = { brand_id: 'brand', offer_id: 'offer', category_id: 'category_id' }[column];
      const fields = {
        name: 'Late',
        price: '10',
        category_id: String(category),
        [field]: String(id),
      };
      const answer = shop
        .form('post', '/products/add-product', fields)
        .then(({ status }) => status);
      await shop.waiting();
      await other.commitTransaction();
      expect(await answer).toBe(409);
    },
  );

  it('API-23 deleting one brand ten times deletes it once', async () => {
    await other.rollbackTransaction();
    const { remove } = await made('brands', 'name');
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });
});
