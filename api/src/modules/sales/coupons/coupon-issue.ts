import type { Fils } from '@shop/shop-rules';

/** Why the shop issues a coupon by itself. */
export type IssueReason = 'late_parcel';

/** A coupon for one shopper and one order. */
export interface CouponIssue {
  kind: 'amount';
  amountFils: Fils;
  /** The account; null, or the id of a deleted one, for a guest. */
  shopperId: number | null;
  /** Stored only for a guest. */
  email?: string;
  /** E.164; stored only for a guest. */
  phone?: string;
  /** Full days after today, in Dubai. */
  validDays: number;
  reason: IssueReason;
  sourceOrderId: number;
}

export interface IssuedCoupon {
  id: number;
  code: string;
  /** The first moment at which it cannot be used. */
  expiresAt: Date;
}
