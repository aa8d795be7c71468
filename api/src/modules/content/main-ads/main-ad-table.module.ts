import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { MainAdTable } from './main-ad-table.service.js';
import { MainAd } from './main-ad.entity.js';

const mainAds = contentStore(MainAd, { image: 'image' });

/** Advertising tiles without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([MainAd])],
  providers: [MainAdTable, mainAds],
  exports: [MainAdTable, mainAds],
})
export class MainAdTableModule {}
