import { readFileSync } from 'node:fs';
import { CACHEABLE_ROUTES, keyOf } from './cacheable-routes.js';

it('API-04 the cache key is the path and the sorted query', () => {
  const key = keyOf('/api/products/all?page=2&limit=24');
  expect(key).toBeDefined();
  expect(keyOf('/api/products/all?limit=24&page=2')).toBe(key);
  expect(keyOf('/api/products/all?limit=2&page=24')).not.toBe(key);
  expect(keyOf('/api/products/all?tag=a%26b')).not.toBe(keyOf('/api/products/all?tag=a&b='));
});

it.each([
  '/api/products/all?x=1',
  '/api/products/one/5?limit=1',
  '/api/brands/all?=1',
  '/api/products/random-four',
  '/api/products/one/0',
  '/api/products/all/',
  '/api/users/5',
  '/api/admin/me',
  '/products/all',
  `/api/products/all?q=${'a'.repeat(500)}`,
])('does not cache %s', (url) => {
  expect(keyOf(url)).toBeUndefined();
});

interface Operation {
  parameters?: { in: string; name: string }[];
}

it('allows every parameter of a cacheable route in the contract', () => {
  const contract: { paths: Record<string, { get?: Operation }> } = JSON.parse(
    readFileSync(new URL('../../../../libs/contracts/openapi.json', import.meta.url), 'utf8'),
  );
  const reads = Object.entries(contract.paths).flatMap(([path, { get }]) =>
    get ? [{ url: `/api${path.replace(/\{\w+\}/g, '7')}`, get }] : [],
  );
  for (const { path, names } of CACHEABLE_ROUTES) {
    const met = reads.filter(({ url }) => path.test(url));
    const query = met
      .flatMap(({ get }) => get.parameters ?? [])
      .filter((one) => one.in === 'query');
    expect([...names]).toEqual(expect.arrayContaining(query.map(({ name }) => name)));
  }
  const cacheable = reads.filter(({ url }) => CACHEABLE_ROUTES.some(({ path }) => path.test(url)));
  expect(cacheable.length).toBeGreaterThanOrEqual(15);
});
