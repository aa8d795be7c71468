import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';

@Module({
  controllers: [DocumentsController],
  providers: [DocumentsQueries, DocumentsService],
})
export class DocumentsModule {}
