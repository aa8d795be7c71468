import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImportApplyQueries } from './steps/product-import-apply.queries.js';
import { ProductImportCheckQueries } from './steps/product-import-check.queries.js';
import { ProductImportRevertQueries } from './steps/product-import-revert.queries.js';
import { ProductImportRunner } from './steps/product-import-runner.service.js';
import { ProductImport } from './product-import.entity.js';
import { ProductImportsController } from './product-imports.controller.js';
import { ProductImportsQueries } from './product-imports.queries.js';
import { ProductImportsReader } from './product-imports.reader.js';
import { ProductImportsService } from './product-imports.service.js';
import { ProductExportQueries } from './files/product-export.queries.js';
import { SheetFilesService } from './files/sheet-files.service.js';
import { SheetProcess } from './sheet-process.js';

@Module({
  imports: [TypeOrmModule.forFeature([ProductImport])],
  controllers: [ProductImportsController],
  providers: [
    ProductExportQueries,
    ProductImportApplyQueries,
    ProductImportCheckQueries,
    ProductImportRevertQueries,
    ProductImportRunner,
    ProductImportsQueries,
    ProductImportsReader,
    ProductImportsService,
    SheetFilesService,
    SheetProcess,
  ],
  exports: [ProductImportRunner, ProductImportsReader, SheetFilesService, SheetProcess],
})
export class ProductImportsModule {}
