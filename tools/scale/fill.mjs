/** Fills the migrated database of `DATABASE_URL`, which has the demo's catalogue: `node tools/scale/fill.mjs <orders> <products> <shoppers>`. */
import { addProducts } from '../lib/many-products.mjs';
import { addOrders } from './add-orders.mjs';

const [orders, products, shoppers] = process.argv.slice(2).map(Number);
const { DATABASE_URL: url } = process.env;
await addProducts(url, products);
await addOrders(url, { orders, shoppers });
