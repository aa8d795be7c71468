/**
 * `npm run audit:web`: Lighthouse as a phone on pages of the built shop, medians as a table; exits with 1 below the
 * targets. `-- --url http://localhost:4000 --pages '/;/product/1' --runs 5`; by default it starts its own shop.
 */
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';
import { build } from '../lib/build.mjs';
import { medians } from '../lib/numbers.mjs';
import { stopWhenInterrupted, withOwnShop } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { audit } from './lighthouse.mjs';
import { failures, table } from './table.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    pages: { type: 'string', default: '/;/category/6;/product/1' },
    runs: { type: 'string', default: '5' },
  },
});
const pages = values.pages.split(';');
const runs = Number(values.runs);
const progress = createProgress();
stopWhenInterrupted();

const auditAll = async (origin) => {
  const { findChromium } = await import('@shop/local-stack');
  const chromium = await findChromium(progress.say);
  const rows = [];
  for (const page of pages) {
    const results = [];
    for (let run = 1; run <= runs; run += 1)
      results.push(
        await progress.step(`${page} (${run} of ${runs})`, () =>
          audit(new URL(page, origin).href, chromium),
        ),
      );
    rows.push({ page, ...medians(results) });
  }
  return rows;
};

const ownShop = async () => {
  await install(progress);
  await build(progress);
  return withOwnShop(progress, {}, ({ env }) => auditAll(env.SHOP_URL));
};

const rows = values.url ? await auditAll(values.url) : await ownShop();
console.log(`\n${table(rows)}\n`);
const below = failures(rows);
for (const failure of below) console.error(failure);
process.exitCode = below.length > 0 ? 1 : 0;
