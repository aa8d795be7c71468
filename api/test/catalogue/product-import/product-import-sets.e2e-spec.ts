import { ProductImportApplyQueries } from '../../../src/modules/catalogue/product-import/steps/product-import-apply.queries.js';
import { orderInCash, startOrderShop, type OrderShop } from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false });
});
afterAll(() => shop.close());

const inStock = async (): Promise<number> => {
  const path = `/api/products/all?category=${shop.category}&size=S&inStock=true`;
  return (await shop.test.http.get(path).expect(200)).body.total;
};

it('VAR-35 an order that sells something out does not wait for an import that is being committed', async () => {
  const { db, app } = shop.test;
  const imports = app.get(ProductImportApplyQueries, { strict: false });
  const shopper = await shop.shopper();
  const row = { sizes: ['S'], stock: 1 };
  const imported = await shop.product(row);
  const bought = await shop.product(row);
  expect(await inStock()).toBe(2);
  const running = db.createQueryRunner();
  await running.startTransaction();
  try {
    await imports.begin(running.manager);
    await running.query('update products set stock = 0 where id = $1', [imported]);
    // What the commit does before its end, which is as far as it gets while the order is placed.
    await running.query('set constraints all immediate');
    await orderInCash(shop, shopper, [{ productId: bought, quantity: 1, size: 'S' }]);
    expect(await shop.stockOf(bought)).toBe(0);
    await running.commitTransaction();
  } finally {
    await running.release();
  }
  await imports.refreshSets(db.manager);
  expect(await inStock()).toBe(0);
  expect(await db.query('select * from product_set_queue')).toEqual([]);
});
