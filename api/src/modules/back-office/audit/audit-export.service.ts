import { Injectable } from '@nestjs/common';
import { ColumnExport, type ExportColumn } from '../../../platform/files/list-export.js';
import type { Principal } from '../../../platform/http/principal.js';
import { msg } from '../../../platform/i18n/message.js';
import type { AuditRow } from './audit-entry.entity.js';
import type { AuditExportDto } from './audit.dto.js';
import { AuditQueries } from './audit.queries.js';

/** Names of actions, subjects and fields are those of the API in every language. */
const COLUMNS: ExportColumn<AuditRow>[] = [
  { heading: msg('export.id'), value: ({ id }) => id },
  { heading: msg('export.at'), value: ({ at }) => at.toISOString() },
  { heading: msg('export.actor'), value: ({ actorName }) => actorName },
  { heading: msg('export.role'), value: ({ actorRole }) => actorRole },
  { heading: msg('export.action'), value: ({ action }) => action },
  { heading: msg('export.subject'), value: ({ subject }) => subject },
  { heading: msg('export.subjectId'), value: ({ subjectId }) => subjectId },
  { heading: msg('export.subjectName'), value: ({ label }) => label },
  { heading: msg('export.changes'), value: ({ changes }) => JSON.stringify(changes) },
];

/** Exports the audit log. */
@Injectable()
export class AuditExportService extends ColumnExport<AuditExportDto, AuditRow> {
  protected readonly columns = COLUMNS;

  constructor(private readonly queries: AuditQueries) {
    super();
  }

  ids(query: AuditExportDto, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(query, limit);
  }

  protected read(ids: number[]): Promise<AuditRow[]> {
    return this.queries.some(ids);
  }
}
