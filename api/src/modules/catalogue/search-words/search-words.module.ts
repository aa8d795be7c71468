import { Module } from '@nestjs/common';
import { SearchWordsController } from './search-words.controller.js';
import { SynonymsQueries } from './search-words.queries.js';
import { SearchWordsService } from './search-words.service.js';

@Module({
  providers: [SynonymsQueries, SearchWordsService],
  controllers: [SearchWordsController],
})
export class SearchWordsModule {}
