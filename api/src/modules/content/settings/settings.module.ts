import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from './settings.entity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsQueries } from './settings.queries.js';
import { SettingsService } from './settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Settings])],
  controllers: [SettingsController],
  providers: [SettingsQueries, SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
