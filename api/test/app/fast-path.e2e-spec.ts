import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import { request as raw } from 'undici';
import { rowsOf } from '../support/catalogue-rows.js';
import { startApp, type TestApp } from '../support/test-app.js';
import { PricingService } from '../../src/modules/sales/checkout/pricing/pricing.service.js';

let test: TestApp;
let origin = '';
let product = 0;

beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
  origin = await test.app.getUrl();
  const rows = rowsOf(test);
  product = await rows.product({
    name: 'Canvas Tote',
    category_id: await rows.category(),
    vendor_id: await rows.staff('seller'),
    brand_id: await rows.brand(),
    price_fils: 12_000,
    stock: 99,
  });
});
afterAll(() => test.close());

const JSON_TYPE = 'application/json';
interface Call {
  body?: string | Buffer | Readable;
  headers?: Record<string, string>;
}

/** A response as received, without headers that always differ. */
const call = async (
  method: 'GET' | 'HEAD' | 'POST',
  path: string,
  { body, headers }: Call = {},
) => {
  const answer = await raw(`${origin}${path}`, { method, body, headers });
  const { 'x-request-id': requestId, ...rest } = answer.headers;
  delete rest['date'];
  return { status: answer.statusCode, requestId, headers: rest, body: await answer.body.text() };
};
const quote = (body: Call['body'], headers: Record<string, string> = {}) =>
  call('POST', '/api/checkout/quote', { body, headers: { 'Content-Type': JSON_TYPE, ...headers } });

/** In chunks and without a length: only the route accepts such a body. */
const inChunks = (text: string): Readable =>
  Readable.from(text.match(/.{1,700}/gs)?.map((chunk) => Buffer.from(chunk)) ?? []);
const cart = (lines = 1) =>
  JSON.stringify({
    city: 'Dubai',
    lines: Array.from({ length: lines }, (_, n) => ({
      productId: product,
      size: `Größe ${n}`,
      quantity: 1,
    })),
  });

it('API-67 the fast path quotes like the route, with the same headers', async () => {
  const fromFastPath = await quote(cart());
  const fromRoute = await quote(inChunks(cart()));
  expect(JSON.parse(fromFastPath.body)).toMatchObject({ subtotal: 120, total: 145 });
  expect({ ...fromFastPath, requestId: 0 }).toEqual({ ...fromRoute, requestId: 0 });
});

it('PERF-24 a quote of more than there is takes the fast path, except with a token, whose shopper may hold the rest', async () => {
  const scarce = await rowsOf(test).product({ name: 'Last Tote', stock: 1 });
  const body = JSON.stringify({
    city: 'Dubai',
    lines: [{ productId: scarce, quantity: 2 }],
  });
  const fromRoute = await quote(inChunks(body));
  const priced = jest.spyOn(test.app.get(PricingService), 'quote');
  const fromFastPath = await quote(body);
  expect(priced).toHaveBeenCalledTimes(1);
  expect(fromFastPath.body).toContain('"insufficient_stock"');
  expect({ ...fromFastPath, requestId: 0 }).toEqual({ ...fromRoute, requestId: 0 });
  await quote(body, { Authorization: 'Bearer none' });
  expect(priced).toHaveBeenCalledTimes(3);
  priced.mockRestore();
});

it.each(['gzip', 'br'])(
  'answers a long quote compressed by %s, as the route does',
  async (encoding) => {
    const want = { 'Accept-Encoding': encoding };
    const [fromFastPath, fromRoute] = await Promise.all([
      quote(cart(40), want),
      quote(inChunks(cart(40)), want),
    ]);
    expect(fromFastPath.headers['content-encoding']).toBe(encoding);
    expect(fromRoute.headers['content-encoding']).toBe(encoding);
  },
);

it.each([
  ['no JSON', '{"lines":['],
  ['an unknown field', '{"lines":[{"productId":1,"quantity":1,"price":1}]}'],
  ['no lines', '{"lines":[]}'],
  ['a line that is none', '{"lines":[[1]]}'],
  ['a number alone', '7'],
  ['lists in lists', '['.repeat(20_000)],
  ['nothing', ''],
])('leaves a quote of %s to the route, which rejects it', async (_, body) => {
  const fromFastPath = await quote(body);
  const fromRoute = await quote(inChunks(body));
  expect(fromFastPath.status).toBe(400);
  expect(fromFastPath.headers['content-type']).toMatch('application/problem+json');
  const messageOf = ({ body: text }: { body: string }): unknown => ({
    ...JSON.parse(text),
    requestId: 0,
  });
  expect(messageOf(fromFastPath)).toEqual(messageOf(fromRoute));
});

it.each([
  ['415', { 'Content-Type': 'text/plain' }, cart()],
  ['413', {}, `{"city":"${'x'.repeat(300_000)}"}`],
])(
  'leaves a quote of another type or size to the route, which answers %s',
  async (status, headers, body) => {
    expect(String((await quote(body, headers)).status)).toBe(status);
  },
);

it('answers consecutive requests on a connection, by fast path or route', async () => {
  for (const body of [cart(), '{', cart(2), '{"lines":[]}', cart()])
    expect((await quote(body)).status).toBe(body.includes('quantity') ? 200 : 400);
});

it('API-05 the fast path returns a product like the route', async () => {
  const fromFastPath = await call('GET', `/api/products/one/${product}`);
  const fromRoute = await call('GET', `/api/products/one/0${product}`);
  expect(fromFastPath.status).toBe(200);
  expect(fromFastPath.body).toBe(fromRoute.body);
  expect(fromFastPath.headers).toMatchObject({ vary: 'Accept-Encoding' });
  for (const [name, value] of Object.entries(fromRoute.headers))
    expect([name, fromFastPath.headers[name]]).toEqual([name, value]);
});

it('returns the request id of a proxy, or its own if that is malformed', async () => {
  const path = `/api/products/one/${product}`;
  const { requestId } = await call('GET', path, { headers: { 'X-Request-Id': 'abc-12345' } });
  expect(requestId).toBe('abc-12345');
  const own = await call('GET', path, { headers: { 'X-Request-Id': '<script>' } });
  expect(own.requestId).toMatch(/^[\w-]{36}$/);
});

it.each([
  ['en', undefined, 'This address is too long.'],
  ['ar', 'ar-AE,ar;q=0.9,en;q=0.5', 'هذا العنوان طويل جداً.'],
])(
  'SEC-30 reports a too long address in %s, with the format of other errors',
  async (locale, accepted, detail) => {
    const { status, headers, body, requestId } = await call('GET', `/${'x'.repeat(2048)}`, {
      headers: accepted ? { 'Accept-Language': accepted } : {},
    });
    expect([status, headers['content-language'], headers['vary']]).toEqual([
      414,
      locale,
      'Accept-Language',
    ]);
    expect(JSON.parse(body)).toEqual({
      type: 'urn:shop:problem:address_too_long',
      title: 'URI Too Long',
      status: 414,
      detail,
      code: 'address_too_long',
      error: detail,
      message: detail,
      success: false,
      requestId,
    });
  },
);

it('SEC-30 rejects an address of more than 2 kB before parsing it', async () => {
  const health = `/api/health/live?${'x'.repeat(2048 - '/api/health/live?'.length)}`;
  expect((await call('GET', health)).status).toBe(200);
  for (const path of [
    `${health}x`,
    '/'.repeat(15_000),
    `/api/products/all?q=${'%D9'.repeat(700)}`,
  ]) {
    const { status, headers, body, requestId } = await call('GET', path);
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 414,
      type: 'application/problem+json',
    });
    expect(JSON.parse(body)).toMatchObject({ code: 'address_too_long', success: false, requestId });
  }
});

it('TRANSPORT-53 idle connections stay open for longer than proxies use them', async () => {
  for (const path of ['/api/health/live', '/api/products/all?limit=1'])
    expect((await call('GET', path)).headers).toMatchObject({ 'keep-alive': 'timeout=65' });
});
