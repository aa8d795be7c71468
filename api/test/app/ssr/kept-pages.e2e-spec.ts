import { gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { request as raw } from 'undici';
import { SiteMap } from '../../../src/app/ssr/site-map.js';
import { StorefrontBundle } from '../../../src/app/ssr/storefront-bundle.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { ADMIN, SHOP, SHOP_URL, startSite, type Site } from '../../support/pages-site.js';

let site: Site;
let product = 0;
let category = 0;
beforeAll(async () => {
  site = await startSite({ RESPONSE_CACHE: 'on' });
  const rows = rowsOf(site.test);
  category = await rows.category();
  product = await rows.product({
    name: 'Linen Robe',
    category_id: category,
    vendor_id: await rows.staff('seller'),
  });
});
afterAll(() => site.close());
afterEach(() => jest.restoreAllMocks());

const statusOf = async (path: string): Promise<unknown> =>
  (await site.get(path)).headers['cache-status'];

/** Repeats a request until the page comes from memory. */
const untilKept = async (path: string): Promise<void> => {
  while ((await statusOf(path)) !== 'shop; hit');
};

/** Waits until the process has received the notification of a change. */
const untilOutdated = async (path: string): Promise<void> => {
  while ((await statusOf(path)) === 'shop; hit');
};

const announce = () => site.test.db.query("select pg_notify('catalogue', '')");

const renderings = () => jest.spyOn(site.test.app.get(StorefrontBundle), 'render');

const compressed = async (path: string, accepted: string) => {
  const answer = await raw(`${await site.test.app.getUrl()}${path}`, {
    headers: { host: SHOP, 'accept-encoding': accepted },
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, bytes };
};

it.each(['/', '/ar', '/about', '/category', '/product'])(
  'SPEED-03 a change that %s does not show leaves the page as it is, without rendering it again',
  async (name) => {
    const ids: Record<string, number> = { '/category': category, '/product': product };
    const path = name in ids ? `${name}/${ids[name]}` : name;
    await untilKept(path);
    const before = await site.get(path);
    const render = renderings();
    await announce();
    await untilOutdated(path);
    const after = await site.get(path);
    expect(render).not.toHaveBeenCalled();
    expect([after.status, after.text]).toEqual([200, before.text]);
    expect(after.headers['etag']).toBe(before.headers['etag']);
  },
);

it('SPEED-03 a change that a page shows is in the next one', async () => {
  await untilKept(`/product/${product}`);
  await site.test.db.query(`update products set name = 'Silk Robe' where id = $1`, [product]);
  await untilOutdated(`/product/${product}`);
  expect((await site.get(`/product/${product}`)).text).toContain('Silk Robe');
});

it.each(['/nothing/here', '/ar/nothing', '/order/1234567890123', '/ar/payment-success/ABC'])(
  'SPEED-04 the page of %s is joined from compressed parts',
  async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const plain = await site.get(path);
      const { status, headers, bytes } = await compressed(path, 'gzip, br');
      expect([status, headers['content-encoding']]).toEqual([plain.status, 'gzip']);
      expect(headers['content-length']).toBe(String(bytes.length));
      expect(gunzipSync(bytes).toString()).toBe(plain.text);
      expect(plain.text).toContain(`data-path="${path}"`);
    }
  },
);

it('SPEED-04 pages from memory have the headers of all others', async () => {
  const first = await compressed('/become-a-seller', 'gzip');
  await untilKept('/become-a-seller');
  const again = await compressed('/become-a-seller', 'gzip');
  const namesOf = ({ headers }: typeof first) => Object.keys(headers).sort();
  expect(namesOf(again)).toEqual(namesOf(first));
  for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary'])
    expect(again.headers[name]).toEqual(first.headers[name]);
  expect(again.bytes).toEqual(first.bytes);
});

it('SPEED-04 a page from memory is not sent on the host of the dashboard', async () => {
  await untilKept('/');
  expect((await site.get('/', { host: ADMIN })).text).toBe('<title>dashboard</title>');
  expect((await site.get('/dashboard', { host: `${ADMIN}:443` })).text).toBe(
    '<title>dashboard</title>',
  );
});

it('SPEED-04 a page from memory answers HEAD without a body, 304 to those who have it, and no other method', async () => {
  await untilKept('/about');
  const { headers } = await site.get('/about');
  expect(await site.get('/about', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  const have = { 'If-None-Match': String(headers['etag']) };
  expect(await site.get('/about', { headers: have })).toMatchObject({ status: 304, text: '' });
  expect((await site.get('/about', { method: 'POST' })).status).toBe(404);
});

it('SPEED-05 site maps are made once, until the products or pages change', async () => {
  const paths = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-0.xml'];
  await untilKept('/');
  for (const path of paths) await site.get(path);
  const make = jest.spyOn(site.test.app.get(SiteMap), 'file');
  for (const path of paths) {
    const plain = await site.get(path);
    const { headers, bytes } = await compressed(path, 'gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(bytes).toString()).toBe(plain.text);
    const have = { 'If-None-Match': String(headers['etag']) };
    expect(await site.get(path, { headers: have })).toMatchObject({ status: 304, text: '' });
  }
  await site.test.db.query('update products set stock = stock - 1 where id = $1', [product]);
  await untilOutdated(`/product/${product}`);
  await site.get('/sitemap-products-0.xml');
  expect(make).not.toHaveBeenCalled();

  const added = await rowsOf(site.test).product({ name: 'New', category_id: category });
  await untilOutdated('/');
  const { text } = await site.get('/sitemap-products-0.xml');
  expect(text).toContain(`<loc>${SHOP_URL}/product/${added}</loc>`);

  await untilKept(`/product/${added}`);
  await site.test.db.query("update products set updated_at = '2020-02-29' where id = $1", [added]);
  await untilOutdated(`/product/${added}`);
  expect((await site.get('/sitemap-products-0.xml')).text).toContain('2020-02-29');
});

it('COUPON-25 a page is rendered once, whatever its address has as coupon', async () => {
  for (const [path, link] of [
    ['/', '/?coupon=EID-25'],
    ['/ar', '/ar?coupon=EID-25&utm_source=mail'],
    [`/category/${category}`, `/category/${category}?coupon=LATE20`],
    [`/product/${product}`, `/product/${product}?coupon=LATE20`],
  ] as const) {
    await untilKept(path);
    const plain = await site.get(path);
    const linked = await site.get(link);
    expect([linked.headers['cache-status'], linked.text]).toEqual(['shop; hit', plain.text]);
  }
  const bundle = site.test.app.get(StorefrontBundle);
  for (const query of ['tag=Gift', 'size=M', 'q=oud'])
    for (const path of [`/category/${category}`, `/product/${product}`, '/search'])
      expect(await bundle.resolve(path, `${query}&coupon=A-${query.length}`)).toEqual(
        await bundle.resolve(path, query),
      );
});
