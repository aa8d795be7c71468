import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ProductChecksQueries } from '../../../src/modules/catalogue/products/checks/product-checks.queries.js';
import { ProductChecksSweep } from '../../../src/modules/catalogue/products/checks/product-checks.sweep.js';
import { FileStore } from '../../../src/platform/files/store/file-store.js';
import { Variants } from '../../../src/platform/files/pictures/variants.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
let folder = '';
let admin: StaffSession;
const own = { category_id: 0, vendor_id: 0 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liwan-checks-'));
  test = await startApp({ STORAGE_DRIVER: 'file', UPLOADS_DIR: folder });
  rows = rowsOf(test);
  own.category_id = await rows.category();
  own.vendor_id = await rows.staff('seller');
  await rows.staff('boss', 'admin');
  admin = await staffSessionOf(test, 'boss');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const store = () => test.app.get(FileStore, { strict: false });
let files = 0;
const put = async (width: number, height: number, content?: Buffer): Promise<string> => {
  const name = `${(files += 1).toString(16).padStart(24, '0')}-00000000.png`;
  const picture = { width, height, channels: 3, background: '#204060' } as const;
  await store().put(name, content ?? (await sharp({ create: picture }).png().toBuffer()));
  return name;
};
const product = (images: string[], row = {}) => rows.product({ ...own, images, ...row });
const sweep = () =>
  new ProductChecksSweep(
    new ProductChecksQueries(test.app.get(DataSource)),
    test.app.get(Variants, { strict: false }),
  ).sweep();
const checksOf = async (id: number) =>
  (await test.http.get(`/api/products/${id}/problems`).set(headersOf(admin)).expect(200)).body;
const pictureProblems = async (id: number): Promise<string[]> =>
  (await checksOf(id)).problems
    .map(({ problem }: { problem: string }) => problem)
    .filter((problem: string) => problem.includes('picture'));
const imagesOf = async (id: number): Promise<string[]> =>
  (await test.db.query('select images from products where id = $1', [id]))[0].images;
const shape = (id: number, body: object) =>
  test.http.put(`/api/products/${id}/picture-shape`).set(headersOf(admin)).send(body);

it('DOCTOR-09 the worker measures pictures; missing, damaged and external ones break no rule', async () => {
  const good = await product([await put(800, 1000)]);
  const small = await product([await put(800, 1000), await put(599, 749)]);
  const wide = await product([await put(1000, 1000)]);
  const unknown = await product([
    await put(0, 0, Buffer.from('no picture')),
    'ffffffffffffffffffffffff-00000000.webp',
    'https://example.com/far.jpg',
  ]);
  await sweep();
  expect(await pictureProblems(good)).toEqual([]);
  expect(await pictureProblems(small)).toEqual(['small_picture']);
  expect((await checksOf(small)).pictures).toMatchObject([
    { width: 800, height: 1000 },
    { width: 599, height: 749 },
  ]);
  expect(await pictureProblems(wide)).toEqual(['picture_shape']);
  expect(await pictureProblems(unknown)).toEqual([]);
  // The list has them without another change.
  const { body } = await test.http
    .get('/api/products/needs-work?problem=picture_shape')
    .set(headersOf(admin))
    .expect(200);
  expect(body.products.map(({ id }: { id: number }) => id)).toEqual([wide]);
});

it.each([
  ['crop', 800, 1000],
  ['pad', 1000, 1250],
])(
  'DOCTOR-10 a picture becomes 4:5 (%s), keeps its color and place, and the old file is deleted',
  async (fit, width, height) => {
    const [wide, other] = [await put(1000, 1000), await put(800, 1000)];
    const id = await product([wide, other], {
      colors: ['#000000'],
      image_colors: JSON.stringify([{ image: wide, color: '#000000' }]),
    });
    await sweep();
    const { body } = await shape(id, { image: wide, fit, version: 1 }).expect(200);
    const [shaped = '', second] = await imagesOf(id);
    expect([shaped === wide, second]).toEqual([false, other]);
    expect(body.product).toMatchObject({
      version: 2,
      imageColors: [{ image: shaped, color: '#000000' }],
    });
    const chunks = await (await store().read(shaped)).toArray();
    const size = await sharp(Buffer.concat(chunks)).metadata();
    expect([size.width, size.height]).toEqual([width, height]);
    expect(await store().stat(wide)).toBeUndefined();
    await sweep();
    expect(await pictureProblems(id)).toEqual([]);
    const [audit] = await test.db.query(
      `select action, actor_name from audit where subject = 'products' and subject_id = $1`,
      [id],
    );
    expect(audit).toEqual({ action: 'changed', actor_name: 'The boss' });
  },
);

it('DOCTOR-10 only pictures of the product are changed, and not after another change', async () => {
  const wide = await put(1000, 1000);
  const id = await product([wide]);
  const foreign = await put(1000, 1000);
  await shape(id, { image: foreign, fit: 'crop', version: 1 }).expect(400);
  await test.db.query('update products set version = 2 where id = $1', [id]);
  await shape(id, { image: wide, fit: 'crop', version: 1 }).expect(409);
  expect(await imagesOf(id)).toEqual([wide]);
});
