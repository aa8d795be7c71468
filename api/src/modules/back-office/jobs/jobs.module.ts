import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { SynonymImportsModule } from '../../catalogue/search-words/import/synonym-imports.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { ExportContent } from './export-content.js';
import { Export } from './export.entity.js';
import { ExportPart } from './export-part.entity.js';
import { ExportRunner } from './export-runner.service.js';
import { ExportsQueries } from './exports.queries.js';
import { ExportsService } from './exports.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsQueries } from './jobs.queries.js';
import { JobsReader } from './jobs.reader.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Export, ExportPart]),
    OrdersModule,
    ProductImportsModule,
    SynonymImportsModule,
  ],
  controllers: [JobsController],
  providers: [ExportContent, ExportRunner, ExportsQueries, ExportsService, JobsQueries, JobsReader],
  exports: [ExportRunner],
})
export class JobsModule {}
