import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CouponIssuerModule } from '../coupons/coupon-issuer.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { DeliveredParcel } from './delivered-parcel.entity.js';
import { LateParcelRule } from './late-parcel-rule.entity.js';
import { LateParcelsController } from './late-parcels.controller.js';
import { LateParcelsQueries } from './late-parcels.queries.js';
import { LateParcelsService } from './late-parcels.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DeliveredParcel, LateParcelRule]),
    CouponIssuerModule,
    MailsModule,
  ],
  controllers: [LateParcelsController],
  providers: [LateParcelsQueries, LateParcelsService],
  exports: [LateParcelsService],
})
export class LateParcelsModule {}
