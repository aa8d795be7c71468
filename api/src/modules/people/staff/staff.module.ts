import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PermissionsModule } from '../../back-office/permissions/permissions.module.js';
import { contentStore } from '../../content/content-store/content-store.js';
import { FirstAdminService } from './first-admin.service.js';
import { StaffAccount } from './staff-account.entity.js';
import { StaffController } from './staff.controller.js';
import { StaffQueries } from './staff.queries.js';
import { StaffRemovalService } from './staff-removal.service.js';
import { StaffService } from './staff.service.js';
import { StaffWritesController } from './staff-writes.controller.js';
import { StaffWritesService } from './staff-writes.service.js';

@Module({
  imports: [PermissionsModule, TypeOrmModule.forFeature([StaffAccount])],
  controllers: [StaffController, StaffWritesController],
  providers: [
    contentStore(StaffAccount, { image: 'image' }),
    FirstAdminService,
    StaffQueries,
    StaffRemovalService,
    StaffService,
    StaffWritesService,
  ],
  exports: [FirstAdminService, StaffService, StaffWritesService],
})
export class StaffModule {}
