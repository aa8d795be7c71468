import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type Shopper,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let folder = '';
let vendor: StaffSession;
let rival: StaffSession;
let admin: StaffSession;
let shopper: Shopper;
let picture: Buffer;
const id = { category: 0, brand: 0, vendor: 0, rival: 0, product: 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liwan-writes-'));
  test = await startApp({ UPLOADS_DIR: folder });
  const rows = rowsOf(test);
  id.vendor = await rows.staff('seller');
  id.rival = await rows.staff('rival', 'subadmin');
  await rows.staff('boss', 'admin');
  await rows.staff('watcher', 'ops');
  id.category = await rows.category();
  id.brand = await rows.brand();
  [vendor, rival, admin] = (await Promise.all(
    ['seller', 'rival', 'boss'].map((name) => staffSessionOf(test, name)),
  )) as [StaffSession, StaffSession, StaffSession];
  shopper = await shopperOf(test, 'mona');
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
type Form = Record<string, string | string[]>;
const form = (more: Form = {}): Form => ({
  name: 'Canvas Tote',
  model: 'CT 1',
  price: '149.5',
  offerPrice: '',
  stock: '7',
  category_id: String(id.category),
  vendor: String(id.rival),
  sizes: '["S","M"]',
  colors: '["#000000"]',
  tags: '["women"]',
  ...more,
});
const send = (method: 'post' | 'put', path: string, by: StaffSession, fields: Form) => {
  const call = test.http[method](path).set(headers(by));
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};
const add = (by: StaffSession, fields: Form) =>
  send('post', '/api/products/add-product', by, fields);
const change = (by: StaffSession, fields: Form, product = id.product) =>
  send('put', `/api/products/update-product/${product}`, by, fields);

it('API-09 adds a product with its pictures; vendors always own their products', async () => {
  const { body } = await add(vendor, form({ brand: String(id.brand) }))
    .attach('images', picture, { filename: 'one.png', contentType: 'image/png' })
    .attach('images', picture, { filename: 'two.png', contentType: 'image/png' })
    .attach('usageImages', picture, { filename: 'worn.png', contentType: 'image/png' })
    .expect(201);
  expect(body).toMatchObject({
    success: true,
    product: {
      name: 'Canvas Tote',
      price: 149.5,
      offerPrice: null,
      stock: 7,
      vendor: id.vendor,
      brandName: 'Noctelle',
      sizes: '["S","M"]',
      colors: '["#000000"]',
    },
  });
  id.product = body.product.id;
  const images: string[] = JSON.parse(body.product.images);
  expect(images).toHaveLength(2);
  await test.http.get(`/api/uploads/${images[0]}`).expect(200).expect('Content-Type', 'image/png');
  await test.http.get(`/api/products/one/${id.product}`).expect(200);
});

it('API-09 lets an admin choose the vendor', async () => {
  const { body } = await add(admin, form()).expect(201);
  expect(body.product.vendor).toBe(id.rival);
});

it('API-10 changes the given fields and adds new files', async () => {
  const { body } = await change(vendor, { price: '120', offerPrice: '99.5', code: 'LW-1' })
    .attach('images', picture, { filename: 'three.png', contentType: 'image/png' })
    .expect(200);
  expect(body.product).toMatchObject({
    name: 'Canvas Tote',
    price: 120,
    offerPrice: 99.5,
    code: 'LW-1',
    stock: 7,
  });
  expect(JSON.parse(body.product.images)).toHaveLength(3);
  const cleared = await change(vendor, { offerPrice: '', vendor: String(id.rival) }).expect(200);
  expect(cleared.body.product).toMatchObject({ offerPrice: null, vendor: id.vendor });
});

it('LOOK-06 LOOK-07 stores the Arabic warranty and the color of each image', async () => {
  const before = (await test.http.get(`/api/products/one/${id.product}`)).body.product;
  expect(before).toMatchObject({ warrantyAr: '', imageColors: [] });
  const [image] = JSON.parse(before.images) as string[];
  const colors = [{ image, color: '#000000' }];
  const texts = { warranty: '2 years', warrantyAr: 'ضمان سنتين' };
  await change(vendor, { ...texts, imageColors: JSON.stringify(colors) }).expect(200);
  await change(vendor, { stock: '7' }).expect(200);
  const { body } = await test.http.get(`/api/products/one/${id.product}`).expect(200);
  expect(body.product).toMatchObject({ ...texts, imageColors: colors });
  for (const wrong of ['[{"image":"a.webp","color":"green"}]', '[{"color":"#000000"}]', '["x"]'])
    await change(vendor, { imageColors: wrong }).expect(400);
  await change(rival, { imageColors: '[]' }).expect(404);
  const emptied = await change(vendor, { imageColors: '[]', warranty: '', warrantyAr: '' });
  expect(emptied.body.product).toMatchObject({ imageColors: [], warrantyAr: '' });
});

it('LOOK-08 names the color of a new image by its place', async () => {
  const { body } = await change(vendor, {
    imageColors: '[{"image":"new:0","color":"#000000"},{"image":"strange.webp","color":"#000000"}]',
  })
    .attach('images', picture, { filename: 'black.png', contentType: 'image/png' })
    .expect(200);
  const image = (JSON.parse(body.product.images) as string[]).at(-1);
  expect(body.product.imageColors).toEqual([{ image, color: '#000000' }]);
});

it('API-10 updatedAt changes with writes of staff, not with a sale, a review or a renamed brand', async () => {
  const day = '2020-01-01T00:00:00.000Z';
  const updatedAt = async (): Promise<string> => {
    const rows = await test.db.query('select updated_at from products where id = $1', [id.product]);
    return rows[0].updated_at.toISOString();
  };
  for (const sql of [
    `update products set updated_at = '${day}' where id = $1`,
    'update products set stock = stock - 1 where id = $1',
    'update products set rating_sum = 5, review_count = 1 where id = $1',
    `update brands set name = 'Nightly' where id = (select brand_id from products where id = $1)`,
    'update products set rating_sum = 0, review_count = 0 where id = $1',
    `update brands set name = 'Noctelle' where id = (select brand_id from products where id = $1)`,
  ])
    await test.db.query(sql, [id.product]);
  expect(await updatedAt()).toBe(day);
  const { body } = await change(vendor, { stock: '7' }).expect(200);
  expect(Date.parse(body.product.updatedAt)).toBeGreaterThan(Date.parse(day));
});

it.each([
  [{ name: '' }, 'name'],
  [{ price: '0' }, 'price'],
  [{ price: 'cheap' }, 'price'],
  [{ price: '10', offerPrice: '10' }, 'offerPrice'],
  [{ offerPrice: 'cheap' }, 'offerPrice'],
  [{ stock: '-1' }, 'stock'],
  [{ category_id: '999' }, 'category_id'],
  [{ brand: '999' }, 'brand'],
  [{ sizes: '{"not":"a list"}' }, 'sizes'],
  [{ colors: '["red"]' }, 'colors'],
  [{ rating: '5' }, 'rating'],
])('API-09 API-10 reject %j and store no file', async (wrong, field) => {
  const before = (await readdir(folder)).length;
  const { body } = await add(vendor, form(wrong as Form))
    .attach('images', picture, { filename: 'one.png', contentType: 'image/png' })
    .expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect((await readdir(folder)).length).toBe(before);
  expect(await readdir(join(folder, '.arriving'))).toEqual([]);
});

it('API-09 rejects a file that is no picture and stores none of the others', async () => {
  const before = (await readdir(folder)).length;
  await add(vendor, form())
    .attach('images', picture, { filename: 'one.png', contentType: 'image/png' })
    .attach('images', Buffer.from('<svg/>'), { filename: 'x.svg', contentType: 'image/svg+xml' })
    .expect(400);
  const { body } = await add(vendor, form())
    .attach('images', picture, { filename: 'one.png', contentType: 'image/png' })
    .attach('images', Buffer.from('<html>'), { filename: 'x.png', contentType: 'image/png' })
    .expect(400);
  expect(body.code).toBe('file_refused');
  expect((await readdir(folder)).length).toBe(before);
});

it('API-09 rejects too many files and files in unknown fields', async () => {
  const many = add(vendor, form());
  for (let count = 0; count < 11; count += 1)
    void many.attach('images', picture, { filename: 'one.png', contentType: 'image/png' });
  await many.expect(400);
  await add(vendor, form())
    .attach('secret', picture, { filename: 'one.png', contentType: 'image/png' })
    .expect(400);
});

it('API-10 API-13 return 404 for another vendor’s product and change nothing', async () => {
  await change(rival, { price: '1' }).expect(404);
  await test.http.delete(`/api/products/${id.product}`).set(headers(rival)).expect(404);
  const { body } = await test.http.get(`/api/products/one/${id.product}`).expect(200);
  expect(body.product.price).toBe(120);
});

it('API-09 API-10 API-13 refuse guests, shoppers, ops and a missing anti-forgery token', async () => {
  const path = `/api/products/${id.product}`;
  await test.http.post('/api/products/add-product').field('name', 'x').expect(401);
  await test.http.delete(path).expect(401);
  await test.http.delete(path).set('Authorization', `Bearer ${shopper.token}`).expect(403);
  const ops = await staffSessionOf(test, 'watcher');
  await test.http.delete(path).set(headers(ops)).expect(403);
  await test.http.delete(path).set('Cookie', vendor.cookie).expect(403);
  await test.http.get(`/api/products/one/${id.product}`).expect(200);
});

it('API-13 deletes a product for shoppers and keeps its row', async () => {
  await test.http.delete(`/api/products/${id.product}`).set(headers(vendor)).expect(200);
  await test.http.get(`/api/products/one/${id.product}`).expect(404);
  await test.http.delete(`/api/products/${id.product}`).set(headers(vendor)).expect(404);
  await change(vendor, { price: '5' }).expect(404);
  const rows = await test.db.query('select 1 from products where id = $1', [id.product]);
  expect(rows).toHaveLength(1);
});
