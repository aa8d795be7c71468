import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';

@Module({
  imports: [OrdersModule],
  controllers: [DocumentsController],
  providers: [DocumentsQueries, DocumentsService],
})
export class DocumentsModule {}
