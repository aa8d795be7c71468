import { Module } from '@nestjs/common';
import { PermissionsController } from './permissions.controller.js';
import { PermissionsQueries } from './permissions.queries.js';
import { PermissionsService } from './permissions.service.js';

@Module({
  controllers: [PermissionsController],
  providers: [PermissionsQueries, PermissionsService],
  exports: [PermissionsService],
})
export class PermissionsModule {}
