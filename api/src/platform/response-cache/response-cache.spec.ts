import { ResponseCache } from './response-cache.js';

const KB = 1024;

it('never exceeds its memory limit', () => {
  const cache = new ResponseCache(64 * KB, () => true);
  for (let n = 0; n < 1000; n += 1) {
    cache.begin(`/${n}`)('x'.repeat(n % 7 === 0 ? 7 * KB : 900));
    expect(cache.bytes).toBeLessThanOrEqual(64 * KB);
  }
  expect(cache.bytes).toBeGreaterThan(50 * KB);
  expect(cache.find('/999')?.body.length).toBe(900);
  expect(cache.find('/0')).toBeUndefined();
});

it('shares one computation with all waiting requests, and caches it', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  const finish = cache.begin('/a');
  const waiting = cache.soon('/a');
  const answer = finish('one');
  expect(await waiting).toBe(answer);
  expect(cache.soon('/a')).toBeUndefined();
  expect(cache.find('/a')).toBe(answer);
});

it('does not cache a response whose computation started before a change', async () => {
  const cache = new ResponseCache(KB * KB, () => true);
  const finish = cache.begin('/a');
  const waiting = cache.soon('/a');
  cache.forget();
  expect(cache.soon('/a')).toBeUndefined();
  expect(finish('old')?.body.toString()).toBe('old');
  expect((await waiting)?.body.toString()).toBe('old');
  expect(cache.find('/a')).toBeUndefined();
});

it('neither returns cached responses nor makes requests wait while it must not be used', () => {
  let isTrusted = true;
  const cache = new ResponseCache(KB * KB, () => isTrusted);
  cache.begin('/a')('one');
  isTrusted = false;
  expect(cache.find('/a')).toBeUndefined();
  cache.begin('/b')('two');
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
  expect(second?.answer).toBe(first?.answer);
  expect(await cache.obtain('/b', () => Promise.resolve(undefined))).toBeUndefined();
  const down = new Error('down');
  await expect(cache.obtain('/b', () => Promise.reject(down))).rejects.toBe(down);
  expect((await cache.obtain('/b', make))?.answer.body.toString()).toBe('text 2');
});
