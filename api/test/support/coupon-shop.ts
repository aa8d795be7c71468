import { randomBytes } from 'node:crypto';
import { rowsOf } from './catalogue-rows.js';
import type { OrderShop, Shopper } from './order-shop.js';

/** A coupon of ten percent off all goods, unless the row says otherwise; returns its code. */
export const couponOf = async (
  { test }: OrderShop,
  row: Record<string, unknown> = {},
): Promise<string> => {
  const code = `C${randomBytes(5).toString('hex').toUpperCase()}`;
  const value = 'amount_fils' in row ? {} : { percent: 10 };
  await rowsOf(test).insert('coupons', { code, ...value, ...row });
  return code;
};

/** The stored coupon: how often it is used, and what it took off. */
export const usesOf = async ({ test }: OrderShop, code: string) => {
  const [row]: { uses: number; given: number }[] = await test.db.query(
    'select uses, given_fils::integer as given from coupons where code = $1',
    [code],
  );
  return row;
};

/** What an order would cost with a coupon. */
export const quoteWith = async (
  { test }: OrderShop,
  body: { lines: { productId: number; quantity: number }[]; city?: string; coupon?: string },
  shopper?: Shopper,
  language = 'en',
) => {
  const request = test.http.post('/api/checkout/quote').set('Accept-Language', language);
  if (shopper) void request.set('Authorization', `Bearer ${shopper.token}`);
  return (await request.send(body).expect(200)).body;
};
