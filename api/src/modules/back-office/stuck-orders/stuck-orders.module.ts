import { Module } from '@nestjs/common';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { PermissionsModule } from '../permissions/permissions.module.js';
import { StuckOrdersController } from './stuck-orders.controller.js';
import { StuckOrdersQueries } from './stuck-orders.queries.js';
import { StuckOrdersService } from './stuck-orders.service.js';

@Module({
  imports: [PermissionsModule, SettingsModule],
  controllers: [StuckOrdersController],
  providers: [StuckOrdersQueries, StuckOrdersService],
  exports: [StuckOrdersService],
})
export class StuckOrdersModule {}
