import { latinDigits } from '../formats/digits.js';
import type { Fils } from '../formats/money.js';

/** Longest code of a coupon. */
export const COUPON_CODE_LENGTH = 32;
/** Letters, digits and hyphens, at least three characters. */
export const COUPON_CODE = /^[A-Z0-9][A-Z0-9-]{2,31}$/;

/**
 * A code as it is stored: spaces, small letters and Arabic digits do not matter, nor do invisible marks of direction and
 * long dashes, which come along when a code is copied from a chat or an Arabic text.
 */
export const couponCode = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();

/** What a coupon lowers, and by how much: an amount, or percent of it. */
export interface CouponValue {
  amountFils: Fils | null;
  percent: number | null;
  target: 'goods' | 'delivery';
}

/** The discount of an order, at most the price that the coupon lowers. */
export const couponDiscount = (
  { amountFils, percent, target }: CouponValue,
  { subtotal, delivery }: { subtotal: Fils; delivery: Fils },
): Fils => {
  const price = target === 'goods' ? subtotal : delivery;
  return Math.min(price, amountFils ?? Math.round((price * (percent ?? 0)) / 100));
};

/** Spreads a discount over prices by largest remainder: in proportion, to the fils, none more than its price. */
export const spreadDiscount = (discount: Fils, prices: readonly Fils[]): Fils[] => {
  const sum = prices.reduce((total, price) => total + price, 0);
  if (sum === 0) return prices.map(() => 0);
  const parts = prices.map((price) => Math.floor((discount * price) / sum));
  const rest = discount - parts.reduce((total, part) => total + part, 0);
  const remainder = (at: number): number => (discount * (prices[at] ?? 0)) % sum;
  const first = prices
    .map((_, at) => at)
    .sort((a, b) => remainder(b) - remainder(a) || a - b)
    .slice(0, rest);
  for (const at of first) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
};

/** A line of an order with the discount of all its items. */
export interface DiscountedLine {
  quantity: number;
  unitPriceFils: Fils;
  discountFils: Fils;
}

/**
 * What was paid for items of a line, after the first `before` of them: the discount is divided over the items so that the
 * parts of all of them add up to it, however they are grouped.
 */
export const paidFor = (
  { quantity, unitPriceFils, discountFils }: DiscountedLine,
  count: number,
  before = 0,
): Fils => {
  const upTo = (items: number): Fils => Math.floor((discountFils * items) / quantity);
  return unitPriceFils * count - (upTo(before + count) - upTo(before));
};
