import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActingStaff } from '../../../platform/auth/acting-staff.js';
import { AuditController } from './audit.controller.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditExportModule } from './audit-export.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry]), AuditExportModule],
  controllers: [AuditController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: ActingStaff }],
})
export class AuditModule {}
