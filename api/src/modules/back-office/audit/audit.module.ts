import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActingStaff } from '../../../platform/auth/acting-staff.js';
import { AuditController } from './audit.controller.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditQueries } from './audit.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry])],
  controllers: [AuditController],
  providers: [AuditQueries, { provide: APP_INTERCEPTOR, useClass: ActingStaff }],
})
export class AuditModule {}
