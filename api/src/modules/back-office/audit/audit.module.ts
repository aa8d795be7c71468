import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ActingStaff } from '../../../platform/auth/acting-staff.js';
import { AuditController } from './audit.controller.js';
import { AuditExportModule } from './audit-export.module.js';

@Module({
  imports: [AuditExportModule],
  controllers: [AuditController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: ActingStaff }],
})
export class AuditModule {}
