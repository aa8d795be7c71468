import { Module } from '@nestjs/common';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { BulkDocumentsController } from './bulk-documents.controller.js';
import { BulkDocumentsService } from './bulk-documents.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsQueries } from './documents.queries.js';
import { DocumentsService } from './documents.service.js';
import { Letterheads } from './letterheads.service.js';
import { SampleDocumentsController } from './sample-documents.controller.js';

@Module({
  imports: [OrdersModule, SettingsModule, ShipmentsModule],
  controllers: [BulkDocumentsController, DocumentsController, SampleDocumentsController],
  providers: [BulkDocumentsService, DocumentsQueries, DocumentsService, Letterheads],
  exports: [Letterheads],
})
export class DocumentsModule {}
