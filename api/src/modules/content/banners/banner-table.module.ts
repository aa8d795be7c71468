import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { BannerTable } from './banner-table.service.js';
import { Banner } from './banner.entity.js';

const banners = contentStore(Banner, { imageUrl: 'image' });

/** Banners without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Banner])],
  providers: [BannerTable, banners],
  exports: [BannerTable, banners],
})
export class BannerTableModule {}
