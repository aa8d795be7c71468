import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let folder = '';
let vendor: StaffSession;
let rival: StaffSession;
let admin: StaffSession;
let picture: Buffer;
const own = { category_id: 0, vendor_id: 0 };
/** The minimal header of an MP4 file. */
const FILM = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liwan-order-'));
  test = await startApp({ UPLOADS_DIR: join(folder, 'uploads') });
  rows = rowsOf(test);
  own.category_id = await rows.category();
  await rows.staff('rival');
  await rows.staff('boss', 'admin');
  await rows.staff('watcher', 'ops');
  rival = await staffSessionOf(test, 'rival');
  admin = await staffSessionOf(test, 'boss');
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();
});
// Uploads are limited per account.
let sellers = 0;
beforeEach(async () => {
  sellers += 1;
  own.vendor_id = await rows.staff(`seller${sellers}`);
  vendor = await staffSessionOf(test, `seller${sellers}`);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

type List = [
  path: 'images' | 'usage-images',
  field: 'images' | 'usageImages',
  ordered: string,
  message: string,
];
const IMAGES: List = ['images', 'images', 'orderedImages', 'Images updated successfully.'];
const USAGE_IMAGES: List = [
  'usage-images',
  'usageImages',
  'orderedUsageImages',
  'Usage images updated successfully.',
];
const COLUMN = { images: 'images', usageImages: 'usage_images' } as const;

const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });
const call = (product: number, [path]: List = IMAGES) =>
  test.http.put(`/api/products/${product}/${path}`);
const save = (
  product: number,
  order: readonly string[],
  {
    by = vendor,
    list = IMAGES,
    version,
  }: { by?: StaffSession; list?: List; version?: number } = {},
) => {
  const request = call(product, list).set(headers(by)).field(list[2], JSON.stringify(order));
  return version === undefined ? request : request.field('version', String(version));
};
const FILE = { filename: 'new.png', contentType: 'image/png' };
const stored = async (): Promise<string[]> => {
  const names = await readdir(join(folder, 'uploads')).catch(() => []);
  return names.filter((name) => !name.startsWith('.'));
};
const listOf = async (product: number, [, field]: List = IMAGES): Promise<string[]> => {
  const { body } = await test.http.get(`/api/products/one/${product}`).expect(200);
  return JSON.parse(body.product[field]);
};
const productWith = (images: string[], list: List = IMAGES): Promise<number> =>
  rows.product({ ...own, [COLUMN[list[1]]]: images });
/** A product with a number of stored files. */
const productWithFiles = async (count: number): Promise<{ product: number; files: string[] }> => {
  const product = await productWith([]);
  const request = save(product, []);
  for (let index = 0; index < count; index += 1) void request.attach('images', picture, FILE);
  const { body } = await request.expect(200);
  return { product, files: JSON.parse(body.product.images) };
};

describe.each([IMAGES, USAGE_IMAGES])('PUT /products/{productId}/%s', (...list) => {
  const [, field, ordered, message] = list;

  it('API-11 API-12 orders the list, inserts new files and returns the product', async () => {
    const product = await productWith(['a.webp', 'https://cdn.example.com/b.jpg', 'c.webp'], list);
    const order = ['c.webp', 'new:1', 'https://cdn.example.com/b.jpg', 'a.webp'];
    const { body } = await save(product, order, { list })
      .attach(field, picture, FILE)
      .attach(field, FILM, { filename: 'new.mp4', contentType: 'video/mp4' })
      .expect(200);
    expect(body).toMatchObject({ success: true, message, product: { id: product, version: 2 } });
    const saved: string[] = JSON.parse(body.product[field]);
    expect(saved).toEqual([
      'c.webp',
      expect.stringMatching(/\.mp4$/),
      'https://cdn.example.com/b.jpg',
      'a.webp',
      expect.stringMatching(/\.png$/),
    ]);
    expect(await listOf(product, list)).toEqual(saved);
    for (const name of [saved[1], saved[4]])
      await test.http.get(`/api/uploads/${name}`).expect(200);
  });

  it('S-15 API-11 API-12 reject entries that are not files of the product and change nothing', async () => {
    const canary = join(folder, '.env');
    await writeFile(canary, 'secret');
    const product = await productWith(['a.webp'], list);
    const entries = ['../../.env', '../.env', 'b.webp', canary, 'new:1', 'new:0x', '%2e%2e%2f.env'];
    const before = await stored();
    for (const entry of entries) {
      const { body } = await save(product, [entry], { list })
        .attach(field, picture, FILE)
        .expect(400);
      expect(Object.keys(body.fields)).toEqual([ordered]);
    }
    expect(await listOf(product, list)).toEqual(['a.webp']);
    expect(await readdir(folder)).toContain('.env');
    expect(await stored()).toEqual(before);
  });

  it.each(['["a.webp","a.webp"]', '{"a":1}', '"a.webp"', '[1]', '[["a.webp"]]', 'null'])(
    'API-11 API-12 reject the list %s and name its field',
    async (text) => {
      const product = await productWith(['a.webp'], list);
      const { body } = await call(product, list)
        .set(headers(vendor))
        .field(ordered, text)
        .expect(400);
      expect(Object.keys(body.fields)).toEqual([ordered]);
      expect(await listOf(product, list)).toEqual(['a.webp']);
    },
  );

  it('API-11 API-12 reject a call without the list, and text instead of a file', async () => {
    const product = await productWith(['a.webp'], list);
    const missing = await call(product, list)
      .set(headers(vendor))
      .field('version', '1')
      .expect(400);
    expect(Object.keys(missing.body.fields)).toEqual([ordered]);
    await save(product, ['a.webp'], { list }).field(field, 'a.webp').expect(400);
    expect(await listOf(product, list)).toEqual(['a.webp']);
  });

  it('S-01 API-11 API-12 vendors order their own products, admins all', async () => {
    const product = await productWith(['a.webp', 'b.webp'], list);
    const before = await stored();
    await save(product, ['b.webp'], { by: rival, list }).attach(field, picture, FILE).expect(404);
    expect(await listOf(product, list)).toEqual(['a.webp', 'b.webp']);
    expect(await stored()).toEqual(before);
    await save(product, ['b.webp', 'a.webp'], { by: admin, list }).expect(200);
    expect(await listOf(product, list)).toEqual(['b.webp', 'a.webp']);
    await save(999_999, [], { by: admin, list }).expect(404);
  });

  it('API-11 API-12 refuse guests, shoppers, ops and a missing anti-forgery token', async () => {
    const product = await productWith(['a.webp'], list);
    await call(product, list).field(ordered, '[]').expect(401);
    const { token } = await shopperOf(test, `mona-${field}`);
    await call(product, list)
      .set('Authorization', `Bearer ${token}`)
      .field(ordered, '[]')
      .expect(403);
    const ops = await staffSessionOf(test, 'watcher');
    await save(product, [], { by: ops, list }).expect(403);
    await call(product, list).set('Cookie', vendor.cookie).field(ordered, '[]').expect(403);
    expect(await listOf(product, list)).toEqual(['a.webp']);
  });

  it('API-11 API-12 reject an outdated version with 409', async () => {
    const product = await productWith(['a.webp', 'b.webp'], list);
    await save(product, ['b.webp', 'a.webp'], { list, version: 1 }).expect(200);
    const { body } = await save(product, ['a.webp'], { list, version: 1 }).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect(await listOf(product, list)).toEqual(['b.webp', 'a.webp']);
    await save(product, ['a.webp'], { list, version: 2 }).expect(200);
    await save(product, ['a.webp'], { list, version: 0 }).expect(400);
  });
});

it('API-11 deletes unreferenced files after the list is saved', async () => {
  const { product, files } = await productWithFiles(3);
  const [remaining = '', shared = '', gone = ''] = files;
  await rows.product({ ...own, usage_images: [shared] });
  await save(product, [remaining]).expect(200);
  const left = await stored();
  expect(left).toEqual(expect.arrayContaining([remaining, shared]));
  expect(left).not.toContain(gone);
});

it('API-11 keeps a file that the other list of the product contains', async () => {
  const { product, files } = await productWithFiles(1);
  await test.db.query('update products set usage_images = images where id = $1', [product]);
  await save(product, []).expect(200);
  expect(await stored()).toEqual(expect.arrayContaining(files));
});

it('API-11 a rejected file leaves list and disk unchanged', async () => {
  const { product, files } = await productWithFiles(1);
  const before = await stored();
  const { body } = await save(product, ['new:0', 'new:1'])
    .attach('images', picture, FILE)
    .attach('images', Buffer.from('<html>'), FILE)
    .expect(400);
  expect(body.code).toBe('file_refused');
  expect(await listOf(product)).toEqual(files);
  expect(await stored()).toEqual(before);
});

it('API-11 accepts 20 files at once, not 21, and at most 50 entries in a list', async () => {
  const { product, files } = await productWithFiles(20);
  expect(files).toHaveLength(20);
  const many = save(product, files);
  for (let count = 0; count < 21; count += 1) void many.attach('images', picture, FILE);
  await many.expect(400);
  const full = Array.from({ length: 50 }, (_, index) => `${index}.webp`);
  const { body } = await save(await productWith(full), full)
    .attach('images', picture, FILE)
    .expect(400);
  expect(Object.keys(body.fields)).toEqual(['orderedImages']);
  const more = await test.http
    .put(`/api/products/update-product/${await productWith(full)}`)
    .set(headers(vendor))
    .attach('images', picture, FILE)
    .expect(400);
  expect(Object.keys(more.body.fields)).toEqual(['images']);
});

it('API-11 of several simultaneous saves one succeeds; the others get an error', async () => {
  const { product, files } = await productWithFiles(2);
  const orders = [[...files].reverse(), [files[0] ?? ''], [files[1] ?? ''], files];
  const answers = await Promise.all(
    orders.map((order) => save(product, order).attach('images', picture, FILE)),
  );
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved.length).toBeGreaterThan(0);
  // 400: the list contains a file that an earlier save has removed.
  for (const { status } of answers) expect([200, 400, 409]).toContain(status);
  const now = await listOf(product);
  expect(saved.map(({ body }) => body.product.images)).toContain(JSON.stringify(now));
  expect(await stored()).toEqual(expect.arrayContaining(now));
});

it('API-10 API-11 simultaneous changes of form and image order lose nothing', async () => {
  const { product, files } = await productWithFiles(2);
  const form = () => test.http.put(`/api/products/update-product/${product}`).set(headers(vendor));
  const answers = await Promise.all([
    form().attach('images', picture, FILE),
    form().field('price', '55'),
    // Without a version it would replace the list, also a picture that was added just before.
    save(product, [...files].reverse(), { version: 2 }),
  ]);
  const now = await listOf(product);
  expect(now).toEqual(expect.arrayContaining(files));
  expect(now).toHaveLength(answers[0].status === 200 ? 3 : 2);
  expect(answers.map(({ status }) => status)).toContain(200);
  for (const { status } of answers) expect([200, 409]).toContain(status);
});

it('API-10 rejects a form with an outdated version', async () => {
  const product = await productWith(['a.webp']);
  const form = (version: number, price: string) =>
    test.http
      .put(`/api/products/update-product/${product}`)
      .set(headers(vendor))
      .field('version', String(version))
      .field('price', price);
  const { body } = await form(1, '70').expect(200);
  expect(body.product).toMatchObject({ version: 2, price: 70 });
  const late = await form(1, '80').expect(409);
  expect(late.body.code).toBe('changed_meanwhile');
  await form(2, '90').expect(200);
});

it('API-10 the version changes with every write of staff, not with a sale', async () => {
  const product = await productWith(['a.webp']);
  const version = async (change: string): Promise<number> => {
    await test.db.query(`update products set ${change} where id = $1`, [product]);
    const { body } = await test.http.get(`/api/products/one/${product}`).expect(200);
    return body.product.version;
  };
  expect(await version('stock = stock - 1')).toBe(1);
  expect(await version('review_count = 1, rating_sum = 5')).toBe(1);
  expect(await version('name = name')).toBe(1);
  expect(await version("name = 'Other'")).toBe(2);
  expect(await version("images = '{}'")).toBe(3);
});
