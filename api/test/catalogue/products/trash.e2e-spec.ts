import { TrashService } from '../../../src/modules/catalogue/products/trash/trash.service.js';
import { shopperOf } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import {
  admin,
  own,
  rival,
  rows,
  test,
  useProductShop,
  vendor,
} from '../../support/product-shop.js';

useProductShop();

const trash = (by = vendor, query = '') =>
  test.http.get(`/api/products/trash${query}`).set(headersOf(by));
const purge = (ids: number[], by = admin) =>
  test.http.delete('/api/products/trash').set(headersOf(by)).send({ ids });
const remove = (id: number, by = vendor) =>
  test.http.delete(`/api/products/${id}`).set(headersOf(by)).expect(200);
const deletedOne = async (row = {}, by = vendor): Promise<number> => {
  const id = await rows.product({ ...own, ...row });
  await remove(id, by);
  return id;
};
const exists = async (id: number): Promise<boolean> =>
  (await test.db.query('select 1 from products where id = $1', [id])).length > 0;

it('GOODS-10 lists deleted products, the last first, with who deleted them and until when they can be restored', async () => {
  const first = await deletedOne({ name: 'Velvet Cape', code: 'VC-1', images: ['cape.webp'] });
  const second = await deletedOne({ name: 'Silk Scarf' }, admin);
  const { body } = await trash().expect(200);
  expect(body.total).toBe(2);
  expect(body.products.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  const [scarf, cape] = body.products;
  expect(cape).toMatchObject({
    name: 'Velvet Cape',
    code: 'VC-1',
    image: 'cape.webp',
    vendorName: 'The seller',
    deletedBy: 'The seller',
    isRestorable: true,
    isReferred: false,
  });
  expect(scarf.deletedBy).toBe('The boss');
  const days = (Date.parse(cape.restorableUntil) - Date.parse(cape.deletedAt)) / 86_400_000;
  expect(days).toBe(30);
  const page = await trash(vendor, '?limit=1&page=2').expect(200);
  expect(page.body.products.map(({ id }: { id: number }) => id)).toEqual([first]);
});

it('GOODS-10 names no one for a product that a reverted import deleted', async () => {
  const id = await deletedOne();
  await test.http.post(`/api/products/${id}/restore`).set(headersOf(vendor)).expect(200);
  await test.db.query('update products set deleted_at = now() where id = $1', [id]);
  expect((await trash()).body.products[0]).toMatchObject({ id, deletedBy: null });
});

it('GOODS-11 a product stays in the list after 30 days, but cannot be restored', async () => {
  const id = await deletedOne();
  await test.db.query(`update products set deleted_at = now() - interval '31 days' where id = $1`, [
    id,
  ]);
  const { body } = await trash(vendor, '?limit=100');
  expect(body.products.find((one: { id: number }) => one.id === id)).toMatchObject({
    isRestorable: false,
  });
  await test.http.post(`/api/products/${id}/restore`).set(headersOf(vendor)).expect(404);
});

it('GOODS-11 after 30 days the sweep removes what nothing refers to, with its stock and sizes, and keeps the rest', async () => {
  const [old, sold, fresh, live] = [
    await deletedOne({ name: 'Old' }),
    await deletedOne({ name: 'Reviewed' }),
    await deletedOne({ name: 'Fresh' }),
    await rows.product(own),
  ];
  await rows.insert('product_variants', { product_id: old, size: 'S', stock: 2 });
  await rows.insert('reviews', {
    product_id: sold,
    user_id: (await shopperOf(test, 'huda')).id,
    stars: 5,
    comment: 'Good.',
  });
  await test.db.query(
    `update products set deleted_at = now() - interval '31 days' where id = any($1)`,
    [[old, sold]],
  );
  const trashService = test.app.get(TrashService);
  await trashService.sweep();
  await trashService.sweep();
  expect(await Promise.all([old, sold, fresh, live].map(exists))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('GOODS-12 admins delete permanently what nothing refers to, all or none', async () => {
  const [free, liked, reviewed, live] = [
    await deletedOne({ name: 'Free' }),
    await deletedOne({ name: 'Liked', tags: ['women'] }),
    await deletedOne({ name: 'Reviewed' }),
    await rows.product(own),
  ];
  await rows.insert('product_variants', { product_id: free, size: 'S' });
  const shopper = await shopperOf(test, 'mona');
  await test.db.query('insert into wishlist_items (user_id, product_id) values ($1, $2)', [
    shopper.id,
    liked,
  ]);
  await rows.insert('reviews', {
    product_id: reviewed,
    user_id: shopper.id,
    stars: 4,
    comment: 'Fine.',
  });
  const listed = (await trash(admin, '?limit=100')).body.products;
  expect(listed.find((one: { id: number }) => one.id === reviewed).isReferred).toBe(true);
  const { body } = await purge([free, reviewed]).expect(409);
  expect(body).toMatchObject({
    code: 'in_use',
    detail: '1 of these products is in orders or reviews and cannot be deleted permanently.',
  });
  await purge([free, live]).expect(404);
  expect(await exists(free)).toBe(true);
  await purge([free, liked]).expect(200);
  expect([await exists(free), await exists(liked), await exists(live)]).toEqual([
    false,
    false,
    true,
  ]);
  const [entry] = await test.db.query(
    `select actor_name, label from audit where action = 'purged' and subject_id = $1`,
    [free],
  );
  expect(entry).toEqual({ actor_name: 'The boss', label: 'Free' });
  await purge([free]).expect(404);
});

it('GOODS-12 keeps products that orders show', async () => {
  const id = await deletedOne();
  const shopper = await shopperOf(test, 'sara');
  const order = await rows.insert('orders', {
    operation_id: '1234567890123',
    user_id: shopper.id,
    state: 'delivered',
    payment_method: 'cod',
    cod_state: 'collected',
    full_name: 'Sara Test',
    email: 'sara@example.com',
    phone: '+971501234567',
    city: 'Dubai',
    area: 'Al Barsha',
    building: 'Palm House',
    subtotal_fils: 10_000,
    delivery_fee_fils: 2500,
    total_fils: 12_500,
    item_count: 1,
  });
  await rows.insert('order_lines', {
    order_id: order,
    product_id: id,
    vendor_id: own.vendor_id,
    name: 'Plain Thing',
    quantity: 1,
    list_price_fils: 10_000,
    unit_price_fils: 10_000,
  });
  await purge([id]).expect(409);
});

it('S-01 GOODS-13 vendors see their own deleted products and cannot delete permanently', async () => {
  const id = await deletedOne();
  expect((await trash(rival).expect(200)).body).toEqual({ products: [], total: 0 });
  expect((await trash(admin, '?limit=100')).body.total).toBeGreaterThan(0);
  await purge([id], vendor).expect(403);
  await test.http.get('/api/products/trash').expect(401);
  expect(await exists(id)).toBe(true);
});

it('GOODS-14 admins set for how many days products can be restored; the sweep follows at once', async () => {
  const keepFor = async (trashDays: number): Promise<void> => {
    const { body } = await test.http.get('/api/settings').expect(200);
    await test.http
      .put('/api/admin/settings')
      .set(headersOf(admin))
      .send({ ...body, trashDays })
      .expect(200);
  };
  const id = await deletedOne({ name: 'Kept' });
  const agedBy = (days: number) =>
    test.db.query(`update products set deleted_at = now() - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
  const listed = async () =>
    (await trash(vendor, '?limit=100')).body.products.find((one: { id: number }) => one.id === id);
  await agedBy(40);
  await keepFor(60);
  const { deletedAt, restorableUntil, isRestorable } = await listed();
  expect(isRestorable).toBe(true);
  expect((Date.parse(restorableUntil) - Date.parse(deletedAt)) / 86_400_000).toBe(60);
  await test.app.get(TrashService).sweep();
  expect(await exists(id)).toBe(true);
  await test.http.post(`/api/products/${id}/restore`).set(headersOf(vendor)).expect(200);
  await remove(id);
  await agedBy(8);
  await keepFor(7);
  expect((await listed()).isRestorable).toBe(false);
  await test.http.post(`/api/products/${id}/restore`).set(headersOf(vendor)).expect(404);
  await test.app.get(TrashService).sweep();
  expect(await exists(id)).toBe(false);
  const [entry]: { changes: object }[] = await test.db.query(
    `select changes from audit where subject = 'settings' order by id desc limit 1`,
  );
  expect(entry?.changes).toEqual({ trashDays: { from: 60, to: 7 } });
  await keepFor(30);
});
