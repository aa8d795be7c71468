import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IMPORT_COLUMNS } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { ContentStore, InjectStore } from '../content-store/content-store.js';
import { ContentTable } from '../content-table/content-table.js';
import { UpdateVideoDto } from './video.dto.js';
import { Video } from './video.entity.js';

/** Promo videos as a file. */
@Injectable()
export class VideoTable extends ContentTable<Video, 'videoUrl' | 'poster'> {
  constructor(
    @InjectDataSource() db: DataSource,
    @InjectStore(Video) store: ContentStore<Video, 'videoUrl' | 'poster'>,
  ) {
    super(db.manager, store, {
      table: 'videos',
      columns: IMPORT_COLUMNS.videos,
      changed: UpdateVideoDto,
    });
  }
}
