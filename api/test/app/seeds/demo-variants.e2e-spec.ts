import { demoOrder } from '../../../src/app/commands/seeds/demo-order.js';
import { demoRows } from '../../../src/app/commands/seeds/demo-files.js';
import { startSearchShop, type SearchShop } from '../../support/search-shop.js';

interface Variant {
  productId: number;
  size: string;
  color: string;
  stock: number;
}
interface Product {
  id: number;
  stock: number;
  sizes: string[];
  colors: string[];
  sold_out_sizes: string[];
}

const VARIANTS = 'select product_id as "productId", size, color, stock from product_variants';
/** Fashion, perfumes, bags, shoes. */
const CATEGORIES = [1, 2, 7, 8];

let shop: SearchShop;
let variants: Variant[];
let products: Product[];
beforeAll(async () => {
  shop = await startSearchShop();
  variants = await shop.db.query(VARIANTS);
  products = await shop.db.query('select * from products where category_id = any($1)', [
    CATEGORIES,
  ]);
});
afterAll(() => shop.close());

const variantsOf = (id: number): Variant[] => variants.filter(({ productId }) => productId === id);

it('VAR-30 fashion, perfumes, bags and shoes have variants', () => {
  const several = products.filter(({ sizes, colors }) => sizes.length > 1 || colors.length > 1);
  expect(several.length).toBeGreaterThan(100);
  expect(new Set(variants.map(({ productId }) => productId))).toEqual(
    new Set(several.map(({ id }) => id)),
  );
});

it('VAR-30 the variants of a demo product add up to its stock, with its sizes and colors', async () => {
  for (const file of await demoRows('products')) {
    const mine = variantsOf(Number(file['id']));
    if (mine.length === 0) continue;
    const product = products.find(({ id }) => id === file['id']);
    expect(product).toMatchObject({
      stock: file['stock'],
      sizes: file['sizes'],
      colors: file['colors'],
    });
    expect(mine.reduce((sum, { stock }) => sum + stock, 0)).toBe(file['stock']);
    expect(new Set(mine.map(({ size, color }) => `${size}/${color}`)).size).toBe(mine.length);
  }
});

it('VAR-30 some demo products in stock have a sold-out size or lack a combination', () => {
  const inStock = products.filter(({ id, stock }) => stock >= 20 && variantsOf(id).length > 0);
  const soldOut = inStock.filter((product) => product.sold_out_sizes.length > 0);
  const incomplete = inStock.filter(
    ({ id, sizes, colors }) =>
      variantsOf(id).length < Math.max(sizes.length, 1) * Math.max(colors.length, 1),
  );
  expect(soldOut.length).toBeGreaterThan(5);
  expect(incomplete.length).toBeGreaterThan(5);
});

it('VAR-30 the demo orders together contain no more of a variant than its stock', async () => {
  const left = structuredClone(variants);
  const lines = (await demoRows('orders')).flatMap((row) => demoOrder(row).lines);
  for (const { productId, size, color, quantity } of lines) {
    const mine = left.filter((each) => each.productId === productId);
    if (mine.length === 0) continue;
    const variant = mine.find((each) => each.size === size && each.color === color);
    if (variant) variant.stock -= quantity;
    expect(variant?.stock).toBeGreaterThanOrEqual(0);
  }
});
