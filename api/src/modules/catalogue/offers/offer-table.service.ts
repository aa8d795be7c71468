import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../../content/content-store/content-store.js';
import { ContentTable } from '../../content/content-table/content-table.js';
import { freeOfProducts } from '../products/removal/in-use.js';
import { CreateOfferDto, UpdateOfferDto } from './offer.dto.js';
import { Offer } from './offer.entity.js';

/** Offers as a file. */
@Injectable()
export class OfferTable extends ContentTable<Offer, never> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(Offer) store: ContentStore<Offer, never>,
  ) {
    super(db.manager, store, {
      table: 'offers',
      columns: IMPORT_COLUMNS.offers,
      changed: UpdateOfferDto,
      added: {
        input: CreateOfferDto,
        name: 'title',
        free: (id) => freeOfProducts('offerId', id),
      },
    });
  }
}
