import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrandTableModule } from '../../catalogue/brands/brand-table.module.js';
import { CategoryTableModule } from '../../catalogue/categories/category-table.module.js';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { TranslationTableModule } from '../../content/translations/translation-table.module.js';
import { CouponTableModule } from '../../sales/coupons/coupon-table.module.js';
import { ListImportRunner } from './list-import-runner.service.js';
import { ListImport } from './list-import.entity.js';
import { ListImportsController } from './list-imports.controller.js';
import { ListImportsQueries } from './list-imports.queries.js';
import { ListImportsService } from './list-imports.service.js';
import { ListTables } from './list-tables.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ListImport]),
    BrandTableModule,
    CategoryTableModule,
    CouponTableModule,
    ProductImportsModule,
    TranslationTableModule,
  ],
  controllers: [ListImportsController],
  providers: [ListImportRunner, ListImportsQueries, ListImportsService, ListTables],
  exports: [
    BrandTableModule,
    CategoryTableModule,
    CouponTableModule,
    ListImportRunner,
    ListImportsService,
    TranslationTableModule,
  ],
})
export class ListImportsModule {}
