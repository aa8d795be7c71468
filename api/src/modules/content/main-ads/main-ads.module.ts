import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { MainAd } from './main-ad.entity.js';
import { MainAdsController } from './main-ads.controller.js';

const ads = contentStore(MainAd, { image: 'image' });

@Module({
  imports: [TypeOrmModule.forFeature([MainAd])],
  providers: [ads],
  controllers: [MainAdsController],
  exports: [ads],
})
export class MainAdsModule {}
