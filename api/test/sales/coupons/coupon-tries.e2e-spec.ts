import { couponOf, quoteWith } from '../../support/coupon-shop.js';
import { payInCash, shop, shopper, useOrderShop, type Shopper } from '../../support/order-shop.js';

useOrderShop({ worker: false, env: { LIMIT_FACTOR: '1' } });

const LIMIT = 20;

it('COUPON-21 after 20 codes without success no other is looked up, for a guest by address and for a shopper by account', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const code = await couponOf(shop);
  const tried = async (coupon: string, who?: Shopper) =>
    (await quoteWith(shop, { lines, city: 'Dubai', coupon }, who)).coupon.problem;
  for (let at = 0; at < LIMIT; at += 1) {
    expect(await tried(`GUESS-${at}`)).toBe('coupon_unknown');
    // The same code again, as by a change of the address, is not another guess.
    expect(await tried(`GUESS-${at}`)).toBe('coupon_unknown');
  }
  expect(await tried(code)).toBe('coupon_too_many');
  const { coupon, total } = await quoteWith(shop, { lines, city: 'Dubai', coupon: code });
  expect(coupon).toMatchObject({ discount: 0, target: null });
  expect(coupon.detail).toMatch(/Too many codes/);
  expect(total).toBeGreaterThan(0);
  // Without a coupon nothing changes, and an account counts for itself.
  expect((await quoteWith(shop, { lines, city: 'Dubai' })).coupon).toBeNull();
  expect(await tried(code, shopper)).toBeNull();
  for (let at = 1; at < LIMIT; at += 1) await tried(`GUESS-${at}`, shopper);
  const order = () => payInCash(shop, shopper, lines);
  expect((await order().send({ coupon: 'GUESS-A' }).expect(422)).body.code).toBe('coupon_unknown');
  const { body } = await order().send({ coupon: code }).expect(422);
  expect(body).toMatchObject({ code: 'coupon_too_many', errors: [{ pointer: '#/coupon' }] });
  await order().expect(201);
});
