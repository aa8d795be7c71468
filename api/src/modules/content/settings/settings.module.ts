import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessDetailsController } from './business-details.controller.js';
import { BusinessDetails } from './business-details.entity.js';
import { BusinessDetailsQueries } from './business-details.queries.js';
import { BusinessDetailsService } from './business-details.service.js';
import { Settings } from './settings.entity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsQueries } from './settings.queries.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessDetails, Settings])],
  controllers: [BusinessDetailsController, SettingsController],
  providers: [BusinessDetailsQueries, BusinessDetailsService, SettingsQueries, SettingsService],
  exports: [BusinessDetailsService, SettingsService],
})
export class SettingsModule {}
