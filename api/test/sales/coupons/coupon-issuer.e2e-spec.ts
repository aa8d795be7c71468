import { DataSource } from 'typeorm';
import { CouponIssuer } from '../../../src/modules/sales/coupons/coupon-issuer.service.js';
import { orderInCash, shop, shopper, useOrderShop } from '../../support/order-shop.js';

useOrderShop({ worker: false });

const issue = async (more: object = {}) => {
  const { app } = shop.test;
  return app.get(DataSource).transaction((manager) =>
    app.get(CouponIssuer).issue(manager, {
      kind: 'amount',
      amountFils: 2000,
      shopperId: shopper.id,
      validDays: 90,
      reason: 'late_parcel',
      sourceOrderId: 0,
      ...more,
    }),
  );
};

const orderId = async (): Promise<number> => {
  const operationId = await orderInCash(shop, shopper, [
    { productId: await shop.product(), quantity: 1 },
  ]);
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [operationId],
  );
  return row?.id ?? 0;
};

it('COUPON-12 the shop issues one coupon per order and reason, however often and at once it is asked to', async () => {
  const sourceOrderId = await orderId();
  const [one, two] = await Promise.all([issue({ sourceOrderId }), issue({ sourceOrderId })]);
  expect(two).toEqual(one);
  expect(await issue({ sourceOrderId, amountFils: 9999 })).toEqual(one);
  const rows = await shop.test.db.query(
    `select amount_fils, percent, target, max_uses, is_personal, user_id, reason from coupons where code = $1`,
    [one.code],
  );
  expect(rows).toEqual([
    {
      amount_fils: 2000,
      percent: null,
      target: 'goods',
      max_uses: 1,
      is_personal: true,
      user_id: shopper.id,
      reason: 'late_parcel',
    },
  ]);
  // Midnight in Dubai, after 90 full days.
  expect(one.expiresAt.toISOString()).toMatch(/T20:00:00.000Z$/);
  expect((one.expiresAt.getTime() - Date.now()) / 86_400_000).toBeGreaterThanOrEqual(90);
});

it('COUPON-12 a coupon for a deleted account keeps email and phone', async () => {
  const sourceOrderId = await orderId();
  const { code } = await issue({
    sourceOrderId,
    shopperId: 2_000_000_000,
    email: 'Guest@Example.com',
    phone: '+971501234567',
  });
  const rows = await shop.test.db.query(
    'select user_id, email, phone from coupons where code = $1',
    [code],
  );
  expect(rows).toEqual([{ user_id: null, email: 'guest@example.com', phone: '+971501234567' }]);
});

it('COUPON-12 a coupon for an account has no contact, which would outlive it', async () => {
  const sourceOrderId = await orderId();
  const { code } = await issue({ sourceOrderId, email: shopper.email, phone: '+971501234567' });
  const rows = await shop.test.db.query(
    'select user_id, email, phone from coupons where code = $1',
    [code],
  );
  expect(rows).toEqual([{ user_id: shopper.id, email: '', phone: '' }]);
});
