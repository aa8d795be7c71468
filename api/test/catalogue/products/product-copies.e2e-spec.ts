import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let vendor: StaffSession;
let rival: StaffSession;
let admin: StaffSession;
const own = { category_id: 0, vendor_id: 0 };

beforeAll(async () => {
  test = await startApp();
  rows = rowsOf(test);
  own.vendor_id = await rows.staff('seller');
  own.category_id = await rows.category();
  await rows.staff('rival');
  await rows.staff('boss', 'admin');
  vendor = await staffSessionOf(test, 'seller');
  rival = await staffSessionOf(test, 'rival');
  admin = await staffSessionOf(test, 'boss');
});
afterAll(() => test.close());

const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
const add = (fields: Record<string, string>, by = vendor) => {
  const call = test.http.post('/api/products/add-product').set(headers(by));
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};
const FIELDS = { name: 'Copy', price: '10', stock: '0' };

it('GOODS-20 a copy shares the saved images and their colors, and takes nothing else by itself', async () => {
  const id = await rows.product({
    ...own,
    code: 'ORIG-1',
    colors: ['#000000'],
    images: ['a.webp', 'b.webp'],
    usage_images: ['c.webp'],
  });
  const imageColors = JSON.stringify([{ image: 'b.webp', color: '#000000' }]);
  const { body } = await add({
    ...FIELDS,
    category_id: String(own.category_id),
    colors: '["#000000"]',
    copyOf: String(id),
    imageColors,
  }).expect(201);
  expect(body.product).toMatchObject({
    name: 'Copy',
    code: null,
    stock: 0,
    images: '["a.webp","b.webp"]',
    usageImages: '["c.webp"]',
    imageColors: [{ image: 'b.webp', color: '#000000' }],
  });
  expect(body.product.id).not.toBe(id);
});

it('S-01 GOODS-20 vendors copy only their own products', async () => {
  const id = await rows.product({ ...own, images: ['a.webp'] });
  const fields = { ...FIELDS, category_id: String(own.category_id), copyOf: String(id) };
  await add(fields, rival).expect(404);
  await add(fields, admin).expect(201);
  await test.db.query('update products set deleted_at = now() where id = $1', [id]);
  await add(fields).expect(404);
});
