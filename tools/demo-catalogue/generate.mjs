/** Writes the demo catalogue as JSON. Run: node tools/demo-catalogue/generate.mjs */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { products } from './names.mjs';
import { orders } from './orders.mjs';
import { secondAccount, sellers, shoppers } from './people.mjs';
import { reviews } from './reviews.mjs';
import {
  banners,
  brands,
  categories,
  mainAds,
  offers,
  partners,
  vendors,
  videos,
} from './site.mjs';
import { variants } from './variants.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'api/src/app/commands/seeds/catalogue');
const goods = products(300);
const options = variants(goods);
const files = {
  categories,
  brands,
  vendors,
  offers,
  products: goods,
  variants: options,
  banners,
  'main-ads': mainAds,
  partners,
  videos,
  shoppers: [...shoppers, secondAccount],
  sellers,
  reviews: reviews(goods, shoppers, 600),
  orders: orders(goods, options, shoppers),
};

await mkdir(target, { recursive: true });
for (const [name, rows] of Object.entries(files)) {
  const { code } = await format(`${name}.json`, JSON.stringify(rows), { printWidth: 100 });
  await writeFile(join(target, `${name}.json`), code);
  console.log(`${name}.json: ${rows.length}`);
}
