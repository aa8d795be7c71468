import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CouponIssue, IssuedCoupon } from './coupon-issue.js';
import { newCouponCode } from './coupon-code.js';
import { IssuedCouponsQueries } from './issued-coupons.queries.js';

/** Issues coupons in the transaction of their cause. */
@Injectable()
export class CouponIssuer {
  constructor(private readonly queries: IssuedCouponsQueries) {}

  /** Issues the coupon once for its reason and order; a repeated call returns the same one. */
  issue(manager: EntityManager, issue: CouponIssue): Promise<IssuedCoupon> {
    return this.queries.issue(manager, newCouponCode(), issue);
  }
}
