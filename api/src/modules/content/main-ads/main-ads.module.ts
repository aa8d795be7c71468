import { Module } from '@nestjs/common';
import { MainAdTableModule } from './main-ad-table.module.js';
import { MainAdsController } from './main-ads.controller.js';

@Module({
  imports: [MainAdTableModule],
  controllers: [MainAdsController],
  exports: [MainAdTableModule],
})
export class MainAdsModule {}
