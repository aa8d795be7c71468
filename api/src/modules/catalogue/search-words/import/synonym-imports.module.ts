import { Module } from '@nestjs/common';
import { SynonymExportService } from './synonym-export.service.js';
import { SynonymImportsQueries } from './synonym-imports.queries.js';
import { SynonymImportsReader } from './synonym-imports.reader.js';

/** Reads synonyms and their imports; without routes, for the worker too. */
@Module({
  providers: [SynonymExportService, SynonymImportsQueries, SynonymImportsReader],
  exports: [SynonymExportService, SynonymImportsQueries, SynonymImportsReader],
})
export class SynonymImportsModule {}
