import { randomInt } from 'node:crypto';
import { couponOf, quoteWith } from '../../support/coupon-shop.js';
import { payInCash, shop, shopper, useOrderShop, type Shopper } from '../../support/order-shop.js';

useOrderShop({ worker: false, env: { LIMIT_FACTOR: '1' } });

const LIMIT = 20;

it('COUPON-21 after 20 codes without success no other is looked up, for a guest by address and for a shopper by account', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const code = await couponOf(shop);
  // Files that run beside it have other addresses.
  const address = `203.0.113.${randomInt(256)}`;
  const quote = async (coupon: string) =>
    (
      await shop.test.http
        .post('/api/checkout/quote')
        .set('X-Forwarded-For', address)
        .send({ lines, city: 'Dubai', coupon })
        .expect(200)
    ).body;
  const tried = async (coupon: string) => (await quote(coupon)).coupon.problem;
  const triedBy = async (who: Shopper, coupon: string) =>
    (await quoteWith(shop, { lines, city: 'Dubai', coupon }, who)).coupon.problem;
  // The same code again, as after a change of the city, is not another guess.
  for (let at = 0; at < LIMIT; at += 1) expect(await tried('GUESS-0')).toBe('coupon_unknown');
  for (let at = 1; at < LIMIT; at += 1) expect(await tried(`GUESS-${at}`)).toBe('coupon_unknown');
  expect(await tried(code)).toBe('coupon_too_many');
  const { coupon, total } = await quote(code);
  expect(coupon).toMatchObject({ discount: 0, target: null });
  expect(coupon.detail).toMatch(/Too many codes/);
  expect(total).toBeGreaterThan(0);
  // Without a coupon nothing changes, and an account counts for itself.
  expect((await quote('')).coupon).toBeNull();
  expect(await triedBy(shopper, code)).toBeNull();
  for (let at = 1; at < LIMIT; at += 1) await triedBy(shopper, `GUESS-${at}`);
  const order = () => payInCash(shop, shopper, lines);
  expect((await order().send({ coupon: 'GUESS-A' }).expect(422)).body.code).toBe('coupon_unknown');
  const { body } = await order().send({ coupon: code }).expect(422);
  expect(body).toMatchObject({ code: 'coupon_too_many', errors: [{ pointer: '#/coupon' }] });
  await order().expect(201);
});
