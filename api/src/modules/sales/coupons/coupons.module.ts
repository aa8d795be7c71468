import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Coupon } from './coupon.entity.js';
import { CouponUse } from './coupon-use.entity.js';
import { CouponIssuer } from './coupon-issuer.service.js';
import { IssuedCouponsQueries } from './issued-coupons.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([Coupon, CouponUse])],
  providers: [CouponIssuer, IssuedCouponsQueries],
  exports: [CouponIssuer],
})
export class CouponsModule {}
