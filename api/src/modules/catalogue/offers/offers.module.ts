import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { Offer } from './offer.entity.js';
import { OffersController } from './offers.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Offer])],
  providers: [contentStore(Offer, {})],
  controllers: [OffersController],
})
export class OffersModule {}
