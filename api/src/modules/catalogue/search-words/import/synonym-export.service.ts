import { Injectable } from '@nestjs/common';
import type { Cell, ListExport } from '../../../../platform/files/list-export.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { cellsOf, COLUMNS } from './synonym-file.js';
import { SynonymImportsQueries } from './synonym-imports.queries.js';

/** Exports all synonyms as a workbook that an import takes back. */
@Injectable()
export class SynonymExportService implements ListExport {
  constructor(private readonly queries: SynonymImportsQueries) {}

  ids(_query: object, _by: Principal, limit: number): Promise<number[]> {
    return this.queries.ids(limit);
  }

  headings(): Cell[] {
    return [...COLUMNS];
  }

  async rows(ids: number[]): Promise<Cell[][]> {
    return (await this.queries.synonyms(ids)).map(cellsOf);
  }
}
