import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ResponseCacheModule } from '../../../platform/response-cache/response-cache.module.js';
import { AppearancePictures } from './appearance/appearance-pictures.js';
import { AppearanceController } from './appearance/appearance.controller.js';
import { Appearance } from './appearance/appearance.entity.js';
import { AppearanceQueries } from './appearance/appearance.queries.js';
import { AppearanceService } from './appearance/appearance.service.js';
import { BusinessDetailsController } from './business-details.controller.js';
import { BusinessDetails } from './business-details.entity.js';
import { BusinessDetailsQueries } from './business-details.queries.js';
import { BusinessDetailsService } from './business-details.service.js';
import { Settings } from './settings.entity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsQueries } from './settings.queries.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Appearance, BusinessDetails, Settings]), ResponseCacheModule],
  controllers: [AppearanceController, BusinessDetailsController, SettingsController],
  providers: [
    AppearancePictures,
    AppearanceQueries,
    AppearanceService,
    BusinessDetailsQueries,
    BusinessDetailsService,
    SettingsQueries,
    SettingsService,
  ],
  exports: [AppearanceService, BusinessDetailsService, SettingsService],
})
export class SettingsModule {}
