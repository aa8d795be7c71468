import { Module } from '@nestjs/common';
import { CouponIssuer } from './coupon-issuer.service.js';
import { IssuedCouponsQueries } from './issued-coupons.queries.js';

/** Issues coupons, also in the worker. */
@Module({ providers: [CouponIssuer, IssuedCouponsQueries], exports: [CouponIssuer] })
export class CouponIssuerModule {}
