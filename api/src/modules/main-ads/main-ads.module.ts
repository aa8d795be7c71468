import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { MainAd } from './main-ad.entity.js';
import { MainAdsController } from './main-ads.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([MainAd])],
  providers: [contentStore(MainAd, { image: 'image' })],
  controllers: [MainAdsController],
})
export class MainAdsModule {}
