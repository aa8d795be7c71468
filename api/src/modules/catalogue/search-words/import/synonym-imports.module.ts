import { Module } from '@nestjs/common';
import { SynonymImportsQueries } from './synonym-imports.queries.js';
import { SynonymImportsReader } from './synonym-imports.reader.js';

/** Reads imports of synonyms; without routes, for the worker too. */
@Module({
  providers: [SynonymImportsQueries, SynonymImportsReader],
  exports: [SynonymImportsQueries, SynonymImportsReader],
})
export class SynonymImportsModule {}
