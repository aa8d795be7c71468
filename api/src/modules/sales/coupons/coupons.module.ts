import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CouponDiscountsQueries } from './coupon-discounts.queries.js';
import { CouponDiscounts } from './coupon-discounts.service.js';
import { CouponIssuer } from './coupon-issuer.service.js';
import { CouponUse } from './coupon-use.entity.js';
import { Coupon } from './coupon.entity.js';
import { CouponsController } from './coupons.controller.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';
import { IssuedCouponsQueries } from './issued-coupons.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([Coupon, CouponUse])],
  controllers: [CouponsController],
  providers: [
    CouponDiscounts,
    CouponDiscountsQueries,
    CouponIssuer,
    CouponsQueries,
    CouponsService,
    IssuedCouponsQueries,
  ],
  exports: [CouponDiscounts, CouponIssuer],
})
export class CouponsModule {}
