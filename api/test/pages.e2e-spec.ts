import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startApp, type TestApp } from './test-app.js';

let test: TestApp;
let root = '';

const build = async (app: string): Promise<string> => {
  const folder = join(root, app);
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>${app}</title>`);
  await writeFile(join(folder, 'assets/main-abc123.js'), `"${app}"`);
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(`"${app}"`));
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  return folder;
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'liwan-pages-'));
  await writeFile(join(root, 'canary.txt'), 'never served');
  test = await startApp({
    STOREFRONT_DIST: await build('storefront'),
    DASHBOARD_DIST: await build('dashboard'),
    ADMIN_URL: 'http://admin.localhost:4000',
  });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends the path exactly as written, with the host of one of the two sites. */
const get = async (
  path: string,
  host = 'localhost:4000',
  more: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const { hostname, port } = new URL(await test.app.getUrl());
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {} } = more;
    const call = request(
      { hostname, port, path, method, headers: { Host: host, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString('latin1')));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    call.on('error', reject).end();
  });
};
const ADMIN = 'admin.localhost:4000';

it.each([
  '/',
  '/about',
  '/category/6',
  '/group/women',
  '/group/men',
  '/brand/55',
  '/product/12',
  '/vendor/101',
  '/wishlist',
  '/auth/signup',
  '/payment-success/ABCDEFGHIJKLMNOPQRST',
  '/order/1234567890123',
  '/terms-and-conditions',
  '/ar',
  '/ar/product/12',
  '/product/12?color=red',
])('serves the storefront at %s, checked for changes each time', async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toMatch('text/html');
  expect(text).toContain('<title>storefront</title>');
});

it.each(['/nothing', '/product/abc', '/group/pets', '/dashboard', '/dashboard/products', '/ar/x'])(
  'serves the storefront’s page with status 404 at %s',
  async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([404, expect.stringContaining('storefront')]);
  },
);

it.each(['/', '/dashboard', '/dashboard/allproducts', '/dashboard/orders/x'])(
  'serves the dashboard on the admin host at %s',
  async (path) => {
    const { status, text } = await get(path, ADMIN);
    expect([status, text]).toEqual([200, expect.stringContaining('<title>dashboard</title>')]);
  },
);

it('answers 404 for what is no page of the dashboard', async () => {
  expect((await get('/product/12', ADMIN)).status).toBe(404);
});

it('keeps files with a hash in their name for ever, compressed as they were built', async () => {
  const plain = await get('/assets/main-abc123.js', ADMIN);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.text).toBe('"dashboard"');
  const small = await get('/assets/main-abc123.js', ADMIN, {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  '/assets/missing.js',
  '/favicon.ico',
  '/../canary.txt',
  '/..%2fcanary.txt',
  '/%2e%2e/canary.txt',
  '/assets/..%2f..%2fcanary.txt',
  '/%ff',
])('answers a plain 404 for the file %s', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).not.toContain('never served');
});

it('leaves the API and its problems alone on both hosts', async () => {
  for (const host of ['localhost:4000', ADMIN]) {
    expect((await get('/api/categories/all', host)).text).toBe('[]');
    const unknown = await get('/api/nothing', host);
    expect(unknown.status).toBe(404);
    expect(unknown.headers['content-type']).toMatch('application/problem+json');
  }
});

it('answers HEAD without a body and refuses other methods', async () => {
  expect(await get('/', 'localhost:4000', { method: 'HEAD' })).toMatchObject({
    status: 200,
    text: '',
  });
  expect((await get('/', 'localhost:4000', { method: 'POST' })).status).toBe(404);
});
