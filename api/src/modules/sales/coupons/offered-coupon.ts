import type { CouponValue, Fils } from '@shop/shop-rules';

/** A coupon as it is for one shopper. */
export interface OfferedCoupon extends CouponValue {
  id: number;
  code: string;
  version: number;
  minimumFils: Fils;
  hasStarted: boolean;
  hasEnded: boolean;
  isPersonal: boolean;
  /** Whether the shopper may use a personal one. */
  isOwn: boolean;
  isGuest: boolean;
  uses: number;
  maxUses: number | null;
  /** Uses of the shopper, and how many of them belong to unpaid orders, which a new order can replace. */
  shopperUses: number;
  heldUses: number;
  maxUsesPerShopper: number | null;
}
