/**
 * Loads the demo shop, or products for measuring at scale, into the database of the running shop, else of
 * its kept data: `npm run seed`, `npm run seed -- --products 100000`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reachStack } from '@shop/local-stack';
import { runApi } from './lib/build.mjs';
import { tellDemoPayments } from './lib/demo-payments.mjs';
import { addProducts } from './lib/many-products.mjs';
import { root } from './lib/run.mjs';

const { values } = parseArgs({ options: { products: { type: 'string' } } });
const wanted = Number(values.products ?? 0);
if (!Number.isInteger(wanted) || wanted < 0) throw new Error('--products takes a whole number');

const dataDir = process.env.LIWAN_DATA_DIR ?? path.join(root, '.data');
const stack = await reachStack({ dataDir, onProgress: console.log });
try {
  const url = process.env.DATABASE_URL || stack.env.DATABASE_URL;
  const env = { ...process.env, ...stack.env, DATABASE_URL: url };
  console.log((await runApi('database/migrate.js', [], env)).trim());
  console.log((await runApi('database/seeds/seed.js', [], env)).trim());
  await tellDemoPayments(url, stack.env.CARD_BASE_URL);
  if (wanted > 0) {
    const started = Date.now();
    await addProducts(url, wanted, (count) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${count} of ${wanted} products`);
    });
    console.log(`\n${wanted} products, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
} finally {
  await stack.stop();
}
