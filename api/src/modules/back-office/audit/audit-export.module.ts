import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditExportService } from './audit-export.service.js';
import { AuditQueries } from './audit.queries.js';

const parts = [AuditExportService, AuditQueries];

/** The audit log without routes, so that the worker has it too. */
@Module({ imports: [TypeOrmModule.forFeature([AuditEntry])], providers: parts, exports: parts })
export class AuditExportModule {}
