import { Injectable } from '@nestjs/common';
import { NotFound, Rejected } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type {
  SynonymImportDto,
  SynonymImportRowsDto,
  SynonymImportRowsQueryDto,
} from './synonym-import.dto.js';
import { SynonymImportsQueries } from './synonym-imports.queries.js';

/** Reads imports of synonyms and their rows. */
@Injectable()
export class SynonymImportsReader {
  constructor(private readonly queries: SynonymImportsQueries) {}

  async one(id: number): Promise<SynonymImportDto> {
    const row = await this.queries.one(id);
    if (!row) throw new NotFound(msg('import.notFound'));
    return row;
  }

  some(ids: number[]): Promise<SynonymImportDto[]> {
    return this.queries.some(ids);
  }

  async rows(
    id: number,
    { page = 1, limit = 50, state }: SynonymImportRowsQueryDto,
  ): Promise<SynonymImportRowsDto> {
    const { toCreate, toUpdate, unchanged, errors, total } = await this.one(id);
    const counts = { create: toCreate, update: toUpdate, unchanged, error: errors };
    const rows = await this.queries.rows(id, state ?? null, limit, (page - 1) * limit);
    return { rows, total: state ? counts[state] : total, page, limit };
  }
}

/** The refusal of an import with errors. */
export const importRefusal = (errors: number, total: number): Rejected =>
  new Rejected('import_has_errors', msg('searchWords.hasErrors', { errors, total }));
