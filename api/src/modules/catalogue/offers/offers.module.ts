import { Module } from '@nestjs/common';
import { OfferTableModule } from './offer-table.module.js';
import { OffersController } from './offers.controller.js';

@Module({
  imports: [OfferTableModule],
  controllers: [OffersController],
})
export class OffersModule {}
