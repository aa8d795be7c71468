import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { ContentTable } from '../content-table/content-table.js';
import { UpdateMainAdDto } from './main-ad.dto.js';
import { MainAd } from './main-ad.entity.js';

/** Advertising tiles as a file. */
@Injectable()
export class MainAdTable extends ContentTable<MainAd, 'image'> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(MainAd) store: ContentStore<MainAd, 'image'>,
  ) {
    super(db.manager, store, {
      table: 'main_ads',
      columns: IMPORT_COLUMNS['main-ads'],
      changed: UpdateMainAdDto,
    });
  }
}
