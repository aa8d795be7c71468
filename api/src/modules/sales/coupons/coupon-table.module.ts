import { Module } from '@nestjs/common';
import { CouponTable } from './coupon-table.service.js';
import { CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

/** Coupons as staff manage them, without the limits of shoppers, so that the worker has it too. */
@Module({
  providers: [CouponTable, CouponsQueries, CouponsService],
  exports: [CouponTable, CouponsQueries, CouponsService],
})
export class CouponTableModule {}
