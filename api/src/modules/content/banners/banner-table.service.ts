import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { ContentTable } from '../content-table/content-table.js';
import { BannerRowDto } from './banner.dto.js';
import { Banner } from './banner.entity.js';

/** Hero banners as a file. */
@Injectable()
export class BannerTable extends ContentTable<Banner, 'imageUrl'> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(Banner) store: ContentStore<Banner, 'imageUrl'>,
  ) {
    super(db.manager, store, {
      table: 'banners',
      columns: IMPORT_COLUMNS.banners,
      changed: BannerRowDto,
      information: ['category'],
    });
  }
}
