import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { OfferTable } from './offer-table.service.js';
import { Offer } from './offer.entity.js';

const offers = contentStore(Offer, {});

/** Offers without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Offer])],
  providers: [OfferTable, offers],
  exports: [OfferTable, offers],
})
export class OfferTableModule {}
