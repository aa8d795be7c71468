import { COUPON_CODE, couponCode, couponDiscount, paidFor, spreadDiscount } from './coupons.js';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** Numbers from 0 to 1; the same seed gives the same ones. */
const randomOf = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

it('COUPON-01 a code is the same in any case and with spaces', () => {
  expect(couponCode(' welcome 10\n')).toBe('WELCOME10');
  expect(['WELCOME10', 'EID-25'].every((code) => COUPON_CODE.test(code))).toBe(true);
  expect(['A', '-EID', 'خصم10', 'A_B', 'A'.repeat(33)].some((code) => COUPON_CODE.test(code))).toBe(
    false,
  );
});

it.each([
  ['\u200fWELCOME10\u200e', 'WELCOME10'],
  ['\u2066welcome10\u2069', 'WELCOME10'],
  ['WEL\u00adCOME\u200b10\ufeff', 'WELCOME10'],
  ['WELCOME١٠', 'WELCOME10'],
  ['EID\u201325', 'EID-25'],
])('COUPON-27 the copied code %j is %s', (copied, code) => {
  expect(couponCode(copied)).toBe(code);
});

it.each([
  [{ amountFils: 2000, percent: null, target: 'goods' }, 2000],
  [{ amountFils: 20_000, percent: null, target: 'goods' }, 9999],
  [{ amountFils: null, percent: 10, target: 'goods' }, 1000],
  [{ amountFils: null, percent: 100, target: 'goods' }, 9999],
  [{ amountFils: 9000, percent: null, target: 'delivery' }, 2500],
  [{ amountFils: null, percent: 50, target: 'delivery' }, 1250],
] as const)(
  'COUPON-02 %j takes %d fils off 99.99 and 25 AED, never more than the price',
  (value, fils) => {
    expect(couponDiscount(value, { subtotal: 9999, delivery: 2500 })).toBe(fils);
  },
);

it('COUPON-02 without a delivery fee there is nothing to lower', () => {
  const value = { amountFils: 500, percent: null, target: 'delivery' } as const;
  expect(couponDiscount(value, { subtotal: 9999, delivery: 0 })).toBe(0);
});

it('COUPON-03 a discount is spread to the fils, the largest remainders first', () => {
  expect(spreadDiscount(100, [3333, 3333, 3334])).toEqual([33, 33, 34]);
  expect(spreadDiscount(2, [100, 100, 100])).toEqual([1, 1, 0]);
  expect(spreadDiscount(0, [100])).toEqual([0]);
  expect(spreadDiscount(0, [0, 0])).toEqual([0, 0]);
});

it('COUPON-03 parts of any order add up to its discount, and no part is above its price', () => {
  const random = randomOf(7);
  for (let round = 0; round < 2000; round += 1) {
    const prices = Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      Math.floor(random() * 200_000),
    );
    const discount = Math.floor(random() * (sumOf(prices) + 1));
    const parts = spreadDiscount(discount, prices);
    expect(sumOf(parts)).toBe(discount);
    expect(parts.every((part, at) => part >= 0 && part <= (prices[at] ?? 0))).toBe(true);
  }
});

it('COUPON-03 what was paid for the items of a line adds up, however they are grouped', () => {
  const random = randomOf(11);
  for (let round = 0; round < 2000; round += 1) {
    const quantity = 1 + Math.floor(random() * 9);
    const unitPriceFils = Math.floor(random() * 50_000);
    const discountFils = Math.floor(random() * (unitPriceFils * quantity + 1));
    const line = { quantity, unitPriceFils, discountFils };
    let [before, paid] = [0, 0];
    while (before < quantity) {
      const count = 1 + Math.floor(random() * (quantity - before));
      const part = paidFor(line, count, before);
      expect(part).toBeGreaterThanOrEqual(0);
      paid += part;
      before += count;
    }
    expect(paid).toBe(unitPriceFils * quantity - discountFils);
  }
});
