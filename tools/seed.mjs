/**
 * Loads the demo shop, or as many products and orders as a large shop has, into the database of the running shop, or
 * the stored one: `npm run seed`, `npm run seed -- --products 100000`, `npm run seed -- --orders 200000`.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reachStack } from '@shop/local-stack';
import { runApi } from './lib/build.mjs';
import { ownerUrl } from './lib/database-env.mjs';
import { tellDemoPayments } from './lib/demo-payments.mjs';
import { addProducts } from './lib/many-products.mjs';
import { root } from './lib/run.mjs';
import { addOrders, refuseOthers } from './scale/add-orders.mjs';

const MOST_PRODUCTS = 100_000;
const MOST_SHOPPERS = 200_000;
const numbers = { products: { type: 'string' }, orders: { type: 'string' } };
const { values } = parseArgs({ options: numbers });
const wholeNumber = (name) => {
  const number = Number(values[name] ?? 0);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${name} takes a whole number`);
};
const orders = wholeNumber('orders');
const products = wholeNumber('products') || Math.min(Math.ceil(orders / 2), MOST_PRODUCTS);
const shoppers = Math.min(Math.ceil(orders / 4), MOST_SHOPPERS);

if (orders > 0) await refuseOthers(process.env);
const dataDir = process.env.LIWAN_DATA_DIR ?? path.join(root, '.data');
const stack = await reachStack({ dataDir, onProgress: console.log });
const timed = async (what, work) => {
  const started = Date.now();
  await work();
  console.log(`${what}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
};
try {
  const env = { ...process.env, ...stack.env };
  const url = ownerUrl(env);
  console.log((await runApi('app/commands/migrate.js', [], env)).trim());
  console.log((await runApi('app/commands/seeds/seed.js', [], env)).trim());
  await tellDemoPayments(url, stack.env.CARD_BASE_URL);
  if (products > 0)
    await timed(`${products} products`, () =>
      addProducts(url, products, (count) => {
        if (process.stdout.isTTY) process.stdout.write(`\r${count} of ${products} products`);
      }),
    );
  if (orders > 0)
    await timed(`${orders} orders of ${shoppers} shoppers`, () =>
      addOrders(url, { orders, shoppers }),
    );
} finally {
  await stack.stop();
}
