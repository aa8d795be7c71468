import { Module } from '@nestjs/common';
import { CouponDiscountsQueries } from './coupon-discounts.queries.js';
import { CouponDiscounts } from './coupon-discounts.service.js';
import { CouponTries } from './coupon-tries.service.js';
import { CouponIssuerModule } from './coupon-issuer.module.js';
import { CouponTableModule } from './coupon-table.module.js';
import { CouponsController } from './coupons.controller.js';

@Module({
  imports: [CouponIssuerModule, CouponTableModule],
  controllers: [CouponsController],
  providers: [CouponDiscounts, CouponDiscountsQueries, CouponTries],
  exports: [CouponDiscounts, CouponTries, CouponIssuerModule],
})
export class CouponsModule {}
