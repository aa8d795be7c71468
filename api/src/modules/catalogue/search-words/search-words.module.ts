import { Module } from '@nestjs/common';
import { ProductImportsModule } from '../product-import/product-imports.module.js';
import { SynonymImportsController } from './import/synonym-imports.controller.js';
import { SynonymImportsModule } from './import/synonym-imports.module.js';
import { SynonymImportsService } from './import/synonym-imports.service.js';
import { SearchWordsController } from './search-words.controller.js';
import { SynonymsQueries } from './search-words.queries.js';
import { SearchWordsService } from './search-words.service.js';

@Module({
  imports: [ProductImportsModule, SynonymImportsModule],
  providers: [SynonymImportsService, SynonymsQueries, SearchWordsService],
  controllers: [SearchWordsController, SynonymImportsController],
})
export class SearchWordsModule {}
