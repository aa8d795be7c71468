import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { AuditDto, AuditQueryDto, toAuditEntryDto } from './audit.dto.js';
import { AuditQueries } from './audit.queries.js';

const PAGE = 50;

@Controller('admin/audit')
export class AuditController {
  constructor(private readonly audit: AuditQueries) {}

  /** Actions of staff, newest first; `next` leads to older entries. */
  @RequireRight('audit.view')
  @Get()
  async list(@Query() query: AuditQueryDto): Promise<AuditDto> {
    const { limit = PAGE } = query;
    const rows = await this.audit.list(query, limit + 1);
    const entries = rows.slice(0, limit).map(toAuditEntryDto);
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
}
