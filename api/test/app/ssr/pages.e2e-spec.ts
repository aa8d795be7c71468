import { ADMIN, SHOP, startSite, type Site } from '../../support/pages-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it.each([
  '/',
  '/about',
  '/group/women',
  '/group/men',
  '/wishlist',
  '/auth/signup',
  '/become-a-seller',
  '/search',
  '/payment-success/ABCDEFGHIJKLMNOPQRST',
  '/order/1234567890123',
  '/terms-and-conditions',
  '/ar',
  '/ar/about/',
  '/about?utm_source=mail',
])('serves the storefront at %s, revalidated each time', async (path) => {
  const { status, headers, text } = await site.get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'public, no-cache']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toMatch(/<div id="root" data-path="[^"]*"><.*<main/);
});

it.each(['/nothing', '/product/abc', '/product/012', '/group/pets', '/dashboard', '/ar/x'])(
  'STAT-04 serves the 404 page with its status at %s',
  async (path) => {
    const { status, text } = await site.get(path);
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex" data-head />');
  },
);

it.each([
  ['/nothing', '/nothing/at/all'],
  ['/ar/x', '/ar/y'],
  ['/order/1234567890123', '/order/ABC'],
  ['/payment-success/ABC', '/payment-success/XYZ'],
])(
  'SPEED-01 renders one page for %s and %s, which differ in their addresses only',
  async (a, b) => {
    const [one, other] = [await site.get(a), await site.get(b)];
    expect(one.text).toContain(`<div id="root" data-path="${a}">`);
    expect(one.text.replaceAll(a.replace('/ar/', '/'), b.replace('/ar/', '/'))).toBe(other.text);
  },
);

it('SPEED-01 sends the page of an unknown address as it is where its path would need escaping', async () => {
  const { status, text } = await site.get('/%22%3E%3Cscript%3E');
  expect([status, text.includes('<script>"')]).toEqual([404, false]);
  expect(text).toContain('<div id="root" data-path="/no-such-page">');
});

it.each([
  ...['/', '/dashboard', '/dashboard/allproducts', '/dashboard/orders/x'],
  ...['/first-run', '/choose-password', '/forgot-password', '/reset-password'],
])('serves the dashboard on the admin host at %s', async (path) => {
  const { status, text } = await site.get(path, { host: ADMIN });
  expect([status, text]).toEqual([200, '<title>dashboard</title>']);
});

it('STAT-04 unknown pages of the dashboard return 404', async () => {
  expect((await site.get('/product/12', { host: ADMIN })).status).toBe(404);
});

it('files with a hash in their name are immutable and precompressed', async () => {
  const plain = await site.get('/assets/main-abc123.js', { host: ADMIN });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.text).toBe('"<title>dashboard</title>"');
  const small = await site.get('/assets/main-abc123.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect((await site.get('/flag.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  '/assets/missing.js',
  '/favicon.ico',
  '/../canary.txt',
  '/..%2fcanary.txt',
  '/%2e%2e/canary.txt',
  '/assets/..%2f..%2fcanary.txt',
  '/.vite/manifest.json',
  '/.server/server.js',
  '/%ff',
])('returns a plain 404 for the file %s', async (path) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(/never served|isEntry/);
});

it('the API and its problems are available on both hosts', async () => {
  for (const host of [SHOP, ADMIN]) {
    expect((await site.get('/api/categories/all', { host })).text).toBe('[]');
    const unknown = await site.get('/api/nothing', { host });
    expect(unknown.status).toBe(404);
    expect(unknown.headers['content-type']).toMatch('application/problem+json');
  }
});

it('answers HEAD without a body and rejects other methods', async () => {
  const head = await site.get('/', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1000);
  expect((await site.get('/', { method: 'POST' })).status).toBe(404);
});

it('returns 304 to clients that have the page', async () => {
  const { etag } = (await site.get('/about')).headers;
  const again = await site.get('/about', { headers: { 'If-None-Match': String(etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
  const other = await site.get('/ar/about', { headers: { 'If-None-Match': String(etag) } });
  expect(other.status).toBe(200);
});

it('compresses pages for clients that accept it', async () => {
  const { headers } = await site.get('/', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});
