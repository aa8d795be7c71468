import { Module } from '@nestjs/common';
import { AuditExportService } from './audit-export.service.js';
import { AuditQueries } from './audit.queries.js';

const parts = [AuditExportService, AuditQueries];

/** The audit log without routes, so that the worker has it too. */
@Module({ providers: parts, exports: parts })
export class AuditExportModule {}
