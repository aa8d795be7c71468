/**
 * `npm run bench:filters`: times of filtered lists and of the numbers beside the filters, each beside the plain list, at
 * 100,000 products with their variants. `-- --products 10000 --rounds 100`
 */
import { parseArgs } from 'node:util';
import { nx, runApi } from '../lib/build.mjs';
import { addProducts } from '../lib/many-products.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { startOurs } from './programs.mjs';

const WARM_UP = 10;
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    'no-build': { type: 'boolean', default: false },
  },
});

/** Filters of lists of every kind: everything, the largest category, a group, a search. */
const QUERIES = [
  '',
  'category=1',
  'group=women',
  'q=leather',
  'category=1&size=M',
  'group=women&color=black',
  'color=black&inStock=true',
  'category=1&size=M&size=L&color=black',
  'group=women&size=M&color=black&inStock=true',
  'brand=101&brand=102&discount=20&inStock=true',
  'priceMin=100&priceMax=400&rating=4&color=brown',
  'q=leather&color=brown&inStock=true',
];
/** The list without what `product_sets` are needed for. */
const plain = (query) =>
  query
    .split('&')
    .filter((part) => /^(category|group|q)=/.test(part))
    .join('&');
const CALLS = [
  ['plain list', (query) => `all?limit=25&${plain(query)}`],
  ['filtered list', (query) => `all?limit=25&sort=best-selling&${query}`],
  ['numbers', (query) => `facets?${query}`],
];

const timed = async (url) => {
  const began = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${text}`);
  return performance.now() - began;
};
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];

/** Calls in turn, so that all of them meet the same machine. */
export const measureFilters = async (origin, rounds, print = console.log) => {
  print(`| filters | ${CALLS.map(([name]) => `${name} p50 | p99`).join(' | ')} |`);
  print(`| --- |${' ---: | ---: |'.repeat(CALLS.length)}`);
  for (const query of QUERIES) {
    const times = CALLS.map(() => []);
    for (let round = -WARM_UP; round < rounds; round += 1)
      for (const [index, [, pathOf]] of CALLS.entries()) {
        const took = await timed(`${origin}/api/products/${pathOf(query)}`);
        if (round >= 0) times[index].push(took);
      }
    const cells = times.map((each) => `${at(each, 0.5).toFixed(1)} | ${at(each, 0.99).toFixed(1)}`);
    print(`| ${query || 'none'} | ${cells.join(' | ')} |`);
  }
};

const work = async (stack) => {
  await runApi('app/commands/migrate.js', [], stack.env);
  await runApi('app/commands/seeds/seed.js', [], stack.env);
  await progress.step(`making ${values.products} products`, () =>
    addProducts(stack.databaseUrl, Number(values.products)),
  );
  const { origin, stop } = await startOurs(stack, { cache: 'off' });
  await measureFilters(origin, Number(values.rounds)).finally(stop);
};

const progress = createProgress();
if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  stopWhenInterrupted();
  if (!values['no-build'])
    await progress.step('building', () =>
      nx(['run-many', '-t', 'build', '-p', 'api', 'local-stack']),
    );
  await inOwnStack(progress, work, { durable: true });
}
