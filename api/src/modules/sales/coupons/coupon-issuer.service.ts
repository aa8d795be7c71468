import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { newCouponCode } from './coupon-code.js';
import { IssuedCouponsQueries } from './issued-coupons.queries.js';

/** Why the shop issues a coupon by itself. */
export type IssueReason = 'late_parcel';

/** A coupon for one shopper and one order. */
export interface CouponIssue {
  kind: 'amount';
  amountFils: Fils;
  /** The account; null, or the id of a deleted one, for a guest, who has email or phone. */
  shopperId: number | null;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Full days after today, in Dubai. */
  validDays: number;
  reason: IssueReason;
  sourceOrderId: number;
}

export interface IssuedCoupon {
  code: string;
  /** The first moment at which it cannot be used. */
  expiresAt: Date;
}

/** Issues coupons in the transaction of their cause. */
@Injectable()
export class CouponIssuer {
  constructor(private readonly queries: IssuedCouponsQueries) {}

  /** Issues the coupon once for its reason and order; a repeated call returns the same one. */
  issue(manager: EntityManager, issue: CouponIssue): Promise<IssuedCoupon> {
    return this.queries.issue(manager, newCouponCode(), issue);
  }
}
