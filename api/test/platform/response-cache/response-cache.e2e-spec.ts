import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { request as raw } from 'undici';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type Shopper,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, startProcess, type TestApp } from '../../support/test-app.js';
import { CatalogueCache } from '../../../src/platform/response-cache/catalogue-cache.js';

let test: TestApp;
let other: NestExpressApplication;
let admin: StaffSession;
let shopper: Shopper;
let origin = '';
let otherOrigin = '';
const id = { category: 0, brand: 0, vendor: 0, offer: 0, product: 0, banner: 0 };

beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on' });
  origin = await test.app.getUrl();
  const rows = rowsOf(test);
  id.vendor = await rows.staff('seller');
  await rows.staff('boss', 'admin');
  admin = await staffSessionOf(test, 'boss');
  shopper = await shopperOf(test, 'mona');
  id.category = await rows.category();
  id.brand = await rows.brand();
  id.offer = await rows.offer();
  id.product = await rows.product({
    name: 'Canvas Tote',
    description: 'A bag for every day. '.repeat(100),
    category_id: id.category,
    vendor_id: id.vendor,
    brand_id: id.brand,
    offer_id: id.offer,
  });
  id.banner = await rows.insert('banners', { title: 'Summer', image_url: 'summer.webp' });
  other = await startProcess();
  otherOrigin = await other.getUrl();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const product = () => `/api/products/one/${id.product}`;
const headers = ({ cookie, xsrf }: StaffSession) => ({ Cookie: cookie, 'X-XSRF-TOKEN': xsrf });

/** A response as received. */
const get = async (path: string, more: Record<string, string> = {}, from = origin) => {
  const answer = await raw(`${from}${path}`, { headers: more });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, bytes };
};
const statusOf = async (path: string, from = origin): Promise<unknown> =>
  (await get(path, {}, from)).headers['cache-status'];
const textOf = async (path: string, from = origin): Promise<string> =>
  (await get(path, {}, from)).bytes.toString();

/** Repeats a request until its response is cached. */
const untilCached = async (path: string, from = origin): Promise<void> => {
  while ((await statusOf(path, from)) !== 'shop; hit');
};
const notKept = async (path: string, from = origin): Promise<void> => {
  while ((await statusOf(path, from)) === 'shop; hit');
};

const form = (method: 'post' | 'put', path: string, fields: Record<string, string>) => {
  const call = test.http[method](`/api${path}`).set(headers(admin));
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call.expect((answer) => expect(answer.status).toBeLessThan(300));
};
const WRITES: [string, string[], () => PromiseLike<unknown>, string][] = [
  [
    'API-10 a changed product',
    ['/api/products/all', '/api/products/search?q=tote', 'product'],
    () =>
      form('put', `/products/update-product/${id.product}`, {
        name: 'Linen Tote',
        model: 'LT',
        price: '120',
        stock: '5',
        category_id: String(id.category),
        vendor: String(id.vendor),
        brand: String(id.brand),
      }),
    'Linen Tote',
  ],
  [
    'API-18 a renamed category',
    ['/api/categories/all', 'category'],
    () => form('post', `/categories/update/${id.category}`, { name: 'Carriers' }),
    'Carriers',
  ],
  [
    'API-22 a renamed brand',
    ['/api/brands/all', '/api/products/all', 'product'],
    () => form('post', `/brands/update/${id.brand}`, { name: 'Lunelle' }),
    'Lunelle',
  ],
  [
    'PDP-20 a renamed offer',
    ['/api/offers/all', 'product'],
    () =>
      test.http
        .post(`/api/offers/update/${id.offer}`)
        .set(headers(admin))
        .send({ title: 'Harvest week' })
        .expect(200),
    'Harvest week',
  ],
  [
    'API-45 the rating of a review',
    ['reviews', 'product', '/api/products/all?limit=5'],
    () =>
      test.http
        .post('/api/reviews')
        .set('Authorization', `Bearer ${shopper.token}`)
        .send({ productId: id.product, comment: 'Good.', stars: 3 })
        .expect(201),
    '3',
  ],
];
/** Whether the database accepts new connections; open ones stay. */
const letIn = async (allowed: boolean): Promise<void> => {
  const url = new URL(test.databaseUrl);
  const name = url.pathname.slice(1);
  const client = new pg.Client(Object.assign(url, { pathname: '/postgres' }).href);
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${allowed}`);
  await client.end();
};
const pathOf = (name: string): string =>
  ({
    product: product(),
    category: `/api/categories/${id.category}`,
    reviews: `/api/reviews/product/${id.product}`,
  })[name] ?? name;

it.each(WRITES)(
  '%s is in the very next read of whatever shows it',
  async (_, names, write, text) => {
    const paths = names.map(pathOf);
    await Promise.all(paths.map((path) => untilCached(path)));
    for (const path of paths) expect(await textOf(path)).not.toMatch(`"${text}"`);
    await write();
    for (const path of paths) expect(await textOf(path)).toMatch(text);
  },
);

it('API-34 a hidden banner disappears for guests with the next read, and reappears', async () => {
  for (const active of [false, true]) {
    await untilCached('/api/banners/all');
    await test.http
      .patch(`/api/banners/${id.banner}/active`)
      .set(headers(admin))
      .send({ active })
      .expect(200);
    expect(JSON.parse(await textOf('/api/banners/all'))).toHaveLength(active ? 1 : 0);
  }
});

it('API-05 the next read shows the stock after an order', async () => {
  await untilCached(product());
  const { body } = await test.http
    .post('/api/checkout/cod')
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({
      lines: [{ productId: id.product, quantity: 2 }],
      address: {
        fullName: 'Mona Test',
        phone: '0501234567',
        city: 'Dubai',
        area: 'Marina',
        building: 'Tower 1',
      },
    })
    .expect(201);
  expect(body.success).toBe(true);
  expect(JSON.parse(await textOf(product())).product.stock).toBe(3);
});

it('API-04 returns 304 for the current entity tag and the full response for an older one', async () => {
  await untilCached(product());
  const tag = String((await get(product())).headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
  const same = await get(product(), { 'If-None-Match': `"other", ${tag}` });
  expect([same.status, same.bytes.length, same.headers.etag]).toEqual([304, 0, tag]);
  expect((await get(product(), { 'If-None-Match': 'W/"old"' })).status).toBe(200);
  expect((await get(product(), { 'If-None-Match': tag }, otherOrigin)).status).toBe(304);
});

it('API-05 returns the same bytes plain, gzipped and with brotli, computed and cached', async () => {
  const { bytes: plain } = await get(product());
  for (let turn = 0; turn < 2; turn += 1) {
    const gzip = await get(product(), { 'Accept-Encoding': 'gzip' });
    const br = await get(product(), { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual([
      'gzip',
      'br',
    ]);
    expect(gzip.headers['vary']).toMatch('Accept-Encoding');
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(brotliDecompressSync(br.bytes).equals(plain)).toBe(true);
  }
  expect((await get('/api/partners/all', { 'Accept-Encoding': 'br' })).bytes.toString()).toBe('[]');
});

it('answers HEAD like GET, without the body', async () => {
  await untilCached(product());
  const { headers: whole } = await get(product());
  const head = await raw(`${origin}${product()}`, { method: 'HEAD' });
  expect(await head.body.text()).toBe('');
  expect(head.headers['content-length']).toBe(whole['content-length']);
  expect(head.headers['etag']).toBe(whole['etag']);
});

it('makes every client revalidate a response', async () => {
  const { headers: answer } = await get(product());
  expect(answer['cache-control']).toBe('public, no-cache');
  expect(answer['x-content-type-options']).toBe('nosniff');
  expect(answer['x-request-id']).toMatch(/^[\w-]{36}$/);
});

it('API-32 S-07 responses to staff are not shared', async () => {
  const vendors = '/api/admin/all';
  const login = async (more: Record<string, string> = {}): Promise<unknown> =>
    JSON.parse((await get(vendors, more)).bytes.toString())[0].username;
  await untilCached(vendors);
  const staff = await get(vendors, headers(admin));
  expect(staff.headers['cache-status']).toBeUndefined();
  expect(staff.headers['cache-control']).toBe('private, no-store');
  expect(await login(headers(admin))).toBe('seller');
  expect(await login()).toBeUndefined();
});

it('API-05 signed-in shoppers get cached responses like guests', async () => {
  await untilCached(product());
  const known = await get(product(), { Authorization: `Bearer ${shopper.token}` });
  expect(known.headers['cache-status']).toBe('shop; hit');
  expect(known.headers['cache-control']).toBe('public, no-cache');
});

it('caches no error, and no response to unknown parameters', async () => {
  for (const path of ['/api/products/one/999999', '/api/products/all?limit=101']) {
    const first = await get(path);
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect(first.headers['cache-control']).toBe('no-store');
    const { requestId } = JSON.parse(first.bytes.toString());
    expect(requestId).toBe(first.headers['x-request-id']);
    expect((await get(path)).headers['cache-status']).toBeUndefined();
  }
  await test.http.get('/api/brands/all?x=1').expect(200);
  expect(await statusOf('/api/brands/all?x=1')).toBeUndefined();
});

/** The line of a quote of one piece, and the number of statements with which this test's processes answered it. */
const quoted = async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const answer = await raw(`${origin}/api/checkout/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ productId: id.product, quantity: 1 }] }),
  });
  const { lines }: { lines: { available: number }[] } = JSON.parse(await answer.body.text());
  const statements = query.mock.calls.filter((values) =>
    JSON.stringify(values[0]).includes('from products'),
  );
  query.mockRestore();
  return { available: lines[0]?.available, statements: statements.length };
};

it('FAST-07 a repeated quote reads nothing, and one after a change reads and shows what changed', async () => {
  for (const stock of [51, 52]) {
    await test.db.query('update products set stock = $2 where id = $1', [id.product, stock]);
    await test.app.get(CatalogueCache).catchUp();
    expect(await quoted()).toEqual({ available: stock, statements: 1 });
    expect(await quoted()).toEqual({ available: stock, statements: 0 });
  }
});

it('another process is notified of a write and returns no older response', async () => {
  await untilCached(product(), otherOrigin);
  await test.db.query('update products set stock = 41 where id = $1', [id.product]);
  await notKept(product(), otherOrigin);
  expect(JSON.parse(await textOf(product(), otherOrigin)).product.stock).toBe(41);
});

it('uses only the database while it receives no notifications, and the cache again afterwards', async () => {
  const both = [origin, otherOrigin];
  await Promise.all(both.map((from) => untilCached(product(), from)));
  await letIn(false);
  const ended: unknown[] = await test.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'listener of catalogue'`,
  );
  expect(ended).toHaveLength(2);
  await Promise.all(both.map((from) => notKept(product(), from)));
  for (const stock of [17, 18]) {
    await test.db.query('update products set stock = $2 where id = $1', [id.product, stock]);
    for (const from of both) {
      expect(JSON.parse(await textOf(product(), from)).product.stock).toBe(stock);
      expect(await statusOf(product(), from)).toBe('shop; fwd=miss');
    }
  }
  await letIn(true);
  await Promise.all(both.map((from) => untilCached(product(), from)));
});

it('simultaneous requests for one address cost one database query', async () => {
  const path = '/api/products/all?sort=price-high';
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)));
  const from = answers.map(({ headers: { 'cache-status': status } }) => status);
  expect(from.filter((status) => status === 'shop; fwd=miss')).toHaveLength(1);
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
});
