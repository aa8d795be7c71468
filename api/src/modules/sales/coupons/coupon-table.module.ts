import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CouponTable } from './coupon-table.service.js';
import { CouponUse } from './coupon-use.entity.js';
import { Coupon } from './coupon.entity.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

/** Coupons as staff manage them, without the limits of shoppers, so that the worker has it too. */
@Module({
  imports: [TypeOrmModule.forFeature([Coupon, CouponUse])],
  providers: [CouponTable, CouponsQueries, CouponsService],
  exports: [CouponTable, CouponsQueries, CouponsService],
})
export class CouponTableModule {}
