/**
 * `npm run pictures:features`: walks through each feature in a browser, as its page in `docs/features` describes, on a
 * throwaway demo shop, and takes the pictures of that page. It fails where the shop shows something else.
 * `-- --only coupons,search-words`: some of them. `-- --url http://localhost:4000`: on a running demo, which they change.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from '../lib/build.mjs';
import { demoTimeouts } from '../lib/fault-control.mjs';
import { stopWhenInterrupted, withOwnShop } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { root } from '../lib/run.mjs';
import { createVisit } from './visit.mjs';

const WALKS = [
  'coupons',
  'late-parcels',
  'cash-desk',
  'cash-statements',
  'search-words',
  'honest-prices',
  'product-checks',
  'chat-orders',
  'vendor-statements',
  'break-something',
];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const text = { type: 'string' };
const { values } = parseArgs({ options: { only: text, url: text } });
const wanted = values.only ? values.only.split(',') : WALKS;
const unknown = wanted.filter((name) => !WALKS.includes(name));
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${WALKS.join(', ')}`);

const progress = createProgress();
stopWhenInterrupted();

const takePictures = async (addresses) => {
  const { findChromium } = await import('@shop/local-stack');
  const executablePath = await findChromium(progress.say);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const folder = path.join(root, 'docs', 'features');
  const failed = [];
  const take = async (name) => {
    const { walk } = await import(`./walks/${name}.mjs`);
    const visit = createVisit(browser, addresses, { name, folder });
    try {
      await walk(visit);
    } catch (error) {
      failed.push(name);
      progress.say(`${name} failed: ${error.stack}`);
      await visit.showFailure();
    } finally {
      await visit.end();
    }
  };
  try {
    for (const name of wanted) await progress.step(name, () => take(name));
  } finally {
    await browser.close();
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}; see screenshots/.`);
};

const inOwnShop = async () => {
  await build(progress);
  const settings = {
    ...demoTimeouts({ carrierSandboxUrl: 'own', cardSandboxUrl: 'own' }),
    // Each walk signs in, all from one address.
    LIMIT_FACTOR: '20',
  };
  await withOwnShop(progress, settings, ({ env }) =>
    takePictures({ shop: env.SHOP_URL, admin: env.ADMIN_URL }),
  );
};

await (
  values.url
    ? takePictures({ shop: values.url, admin: values.url.replace('://', '://admin.') })
    : inOwnShop()
).catch((error) => {
  console.error(error.output ?? error.message);
  process.exitCode = 1;
});
