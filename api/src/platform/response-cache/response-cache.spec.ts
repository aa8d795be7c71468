import type { Scope } from './catalogue-changes.js';
import { dependsOn } from './dependencies.js';
import { ResponseCache } from './response-cache.js';

const KB = 1024;

it('never exceeds its memory limit', () => {
  const cache = new ResponseCache(64 * KB, () => true);
  for (let n = 0; n < 1000; n += 1) {
    cache.begin(`/${n}`).finish('x'.repeat(n % 7 === 0 ? 7 * KB : 900));
    expect(cache.bytes).toBeLessThanOrEqual(64 * KB);
  }
  expect(cache.bytes).toBeGreaterThan(50 * KB);
  expect(cache.find('/999')?.body.length).toBe(900);
  expect(cache.find('/0')).toBeUndefined();
});

it('shares one computation with all waiting requests, and caches it', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  const { finish } = cache.begin('/a');
  const waiting = cache.soon('/a');
  const answer = finish('one');
  expect(await waiting).toBe(answer);
  expect(cache.soon('/a')).toBeUndefined();
  expect(cache.find('/a')).toBe(answer);
});

it('does not cache a response whose computation started before a change', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  const { finish } = cache.begin('/a');
  const waiting = cache.soon('/a');
  cache.changes.add('');
  expect(cache.soon('/a')).toBeUndefined();
  expect(finish('old')?.body.toString()).toBe('old');
  expect((await waiting)?.body.toString()).toBe('old');
  expect(cache.find('/a')).toBeUndefined();
});

it('neither returns cached responses nor makes requests wait while it must not be used', () => {
  let isTrusted = true;
  const cache = new ResponseCache(KB * KB, () => isTrusted);
  cache.begin('/a').finish('one');
  isTrusted = false;
  expect(cache.find('/a')).toBeUndefined();
  cache.begin('/b').finish('two');
  cache.begin('/c');
  isTrusted = true;
  expect(cache.find('/b')).toBeUndefined();
  expect(cache.soon('/c')).toBeUndefined();
});

it('returns the cached response, else computes it once for all requests; caches neither failures nor undefined', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  let made = 0;
  const make = () => Promise.resolve(`text ${(made += 1)}`);
  const [first, second] = await Promise.all([cache.obtain('/a', make), cache.obtain('/a', make)]);
  expect([first?.from, second?.from, made]).toEqual(['fwd=miss', 'hit', 1]);
  expect(second?.response).toBe(first?.response);
  expect(await cache.obtain('/b', () => Promise.resolve(undefined))).toBeUndefined();
  const down = new Error('down');
  await expect(cache.obtain('/b', () => Promise.reject(down))).rejects.toBe(down);
  expect((await cache.obtain('/b', make))?.response.body.toString()).toBe('text 2');
});

/** A cache with a response for each scope; undefined: one that declares nothing. */
const cacheOf = async (scopes: Record<string, Scope | undefined>): Promise<ResponseCache> => {
  const cache = new ResponseCache(KB * KB, () => true);
  for (const [key, scope] of Object.entries(scopes))
    await cache.obtain(key, () => {
      if (scope) dependsOn(scope);
      return Promise.resolve(key);
    });
  return cache;
};
const SCOPES: Record<string, Scope | undefined> = {
  product7: { products: [7], aspects: [] },
  list: { products: [7, 8], aspects: ['lists'] },
  inStock: { products: [9], aspects: ['lists', 'stock'] },
  bestSelling: { products: [], aspects: ['lists', 'sold'] },
  topRated: { products: [], aspects: ['lists', 'rated'] },
  brands: { products: [], aspects: ['contents'] },
  undeclared: undefined,
};

it.each([
  ['7', ['list', 'product7', 'undeclared']],
  ['9 12', ['inStock', 'undeclared']],
  ['77', ['undeclared']],
  ['stock 7', ['inStock', 'list', 'product7', 'undeclared']],
  ['sold', ['bestSelling', 'undeclared']],
  ['rated 7', ['list', 'product7', 'topRated', 'undeclared']],
  ['contents', ['brands', 'undeclared']],
  ['lists', ['bestSelling', 'inStock', 'list', 'topRated', 'undeclared']],
  ['', Object.keys(SCOPES).toSorted()],
  ['prices 7', Object.keys(SCOPES).toSorted()],
  ['7,8', Object.keys(SCOPES).toSorted()],
])(
  'CACHE-03 "%s" invalidates what depends on it, and nothing else',
  async (announcement, invalidated) => {
    const cache = await cacheOf(SCOPES);
    cache.changes.add(announcement);
    const gone = Object.keys(SCOPES).filter((key) => cache.find(key) === undefined);
    expect(gone.toSorted()).toEqual(invalidated);
  },
);

it('CACHE-03 a change during its computation invalidates a response only if it depends on it', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  for (const [key, id] of [
    ['/a', 7],
    ['/b', 8],
  ] as const)
    await cache.obtain(key, () => {
      cache.changes.add('7');
      dependsOn({ products: [id], aspects: [] });
      return Promise.resolve('text');
    });
  expect(cache.find('/a')).toBeUndefined();
  expect(cache.find('/b')?.body.toString()).toBe('text');
});

it('CACHE-03 a response depends on all that it was made from, cached, pending or computed', async () => {
  const cache = await cacheOf(SCOPES);
  const { run, finish } = cache.begin('pending');
  const page = cache.obtain('page', async () => {
    cache.find('product7');
    await cache.soon('pending');
    await cache.obtain('computed', () => {
      dependsOn({ products: [31], aspects: [] });
      return Promise.resolve('computed');
    });
    return 'page';
  });
  run(() => dependsOn({ products: [], aspects: ['sold'] }));
  finish('pending');
  expect((await page)?.response.scope).toEqual({ products: [7, 31], aspects: ['sold'] });
  for (const made of ['undeclared', 'failed']) {
    const obtained = await cache.obtain(`page of ${made}`, async () => {
      dependsOn({ products: [], aspects: [] });
      cache.find(made);
      if (made === 'failed') await cache.obtain(made, () => Promise.resolve(undefined));
      return 'page';
    });
    expect(obtained?.response.scope).toBeUndefined();
  }
});
