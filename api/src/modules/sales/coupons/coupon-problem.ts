import { couponDiscount, toAedText, type Fils } from '@shop/shop-rules';
import { Rejected } from '../../../platform/http/problem.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import type { OfferedCoupon } from './offered-coupon.js';

export const COUPON_PROBLEMS = [
  'coupon_unknown',
  'coupon_not_started',
  'coupon_ended',
  'coupon_sign_in',
  'coupon_used_up',
  'coupon_used_by_shopper',
  'coupon_minimum',
  'coupon_delivery_free',
  'coupon_changed',
  'coupon_too_many',
] as const;
/** Why a coupon takes nothing off an order. */
export type CouponProblem = (typeof COUPON_PROBLEMS)[number];

/** The prices of an order before the discount. */
export interface OrderPrices {
  subtotal: Fils;
  delivery: Fils;
  /** Whether the city, and with it the fee, is known. */
  isCityKnown: boolean;
}

/** Whether only other uses are in the way; those of the shopper's own unpaid orders are given back if they are replaced. */
const usesProblem = (coupon: OfferedCoupon, held: number): CouponProblem | null => {
  const { uses, maxUses, shopperUses, maxUsesPerShopper } = coupon;
  if (maxUsesPerShopper !== null && shopperUses - held >= maxUsesPerShopper)
    return 'coupon_used_by_shopper';
  return maxUses !== null && uses - held >= maxUses ? 'coupon_used_up' : null;
};

/** Whether the uses of the shopper's own unpaid orders are needed. */
export const needsHeldUses = (coupon: OfferedCoupon | undefined): boolean =>
  coupon !== undefined &&
  usesProblem(coupon, 0) !== null &&
  usesProblem(coupon, coupon.heldUses) === null;

/** Why a coupon cannot be used; `areHeldFree`: uses of the shopper's own unpaid orders do not count. */
export const problemOf = (
  coupon: OfferedCoupon | undefined,
  prices: OrderPrices,
  areHeldFree: boolean,
): CouponProblem | null => {
  if (!coupon) return 'coupon_unknown';
  // A personal coupon of another shopper is none.
  if (coupon.isPersonal && !coupon.isOwn)
    return coupon.isGuest ? 'coupon_sign_in' : 'coupon_unknown';
  if (!coupon.hasStarted) return 'coupon_not_started';
  if (coupon.hasEnded) return 'coupon_ended';
  const used = usesProblem(coupon, areHeldFree ? coupon.heldUses : 0);
  if (used) return used;
  if (prices.subtotal < coupon.minimumFils) return 'coupon_minimum';
  const isFree = prices.isCityKnown && couponDiscount(coupon, prices) === 0;
  return isFree ? 'coupon_delivery_free' : null;
};

/** The sentence of a problem. */
export const couponText = (problem: CouponProblem, coupon: OfferedCoupon | undefined): Message =>
  problem === 'coupon_minimum'
    ? msg('coupon.minimum', { amount: toAedText(coupon?.minimumFils ?? 0) })
    : TEXTS[problem];

const TEXTS: Record<Exclude<CouponProblem, 'coupon_minimum'>, Message> = {
  coupon_unknown: msg('coupon.unknown'),
  coupon_not_started: msg('coupon.notStarted'),
  coupon_ended: msg('coupon.ended'),
  coupon_sign_in: msg('coupon.signIn'),
  coupon_used_up: msg('coupon.usedUp'),
  coupon_used_by_shopper: msg('coupon.usedByShopper'),
  coupon_delivery_free: msg('coupon.deliveryFree'),
  coupon_changed: msg('coupon.changed'),
  coupon_too_many: msg('coupon.tooMany'),
};

/** 422 with the problem as its code, at the field of the coupon. */
export const couponRefused = (
  problem: CouponProblem,
  coupon: OfferedCoupon | undefined,
): Rejected => {
  const detail = couponText(problem, coupon);
  return new Rejected(problem, detail, [{ pointer: '#/coupon', detail }]);
};
