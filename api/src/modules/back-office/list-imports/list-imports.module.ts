import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrandTableModule } from '../../catalogue/brands/brand-table.module.js';
import { CategoryTableModule } from '../../catalogue/categories/category-table.module.js';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { OfferTableModule } from '../../catalogue/offers/offer-table.module.js';
import { PartnerTableModule } from '../../content/partners/partner-table.module.js';
import { BannerTableModule } from '../../content/banners/banner-table.module.js';
import { MainAdTableModule } from '../../content/main-ads/main-ad-table.module.js';
import { VideoTableModule } from '../../content/videos/video-table.module.js';
import { TranslationTableModule } from '../../content/translations/translation-table.module.js';
import { CouponTableModule } from '../../sales/coupons/coupon-table.module.js';
import { ListImportRunner } from './list-import-runner.service.js';
import { ListImport } from './list-import.entity.js';
import { ListImportsController } from './list-imports.controller.js';
import { ListImportsQueries } from './list-imports.queries.js';
import { ListImportsService } from './list-imports.service.js';
import { ListTables } from './list-tables.js';

/** Lists that can be imported. */
const tables = [
  BannerTableModule,
  BrandTableModule,
  CategoryTableModule,
  CouponTableModule,
  MainAdTableModule,
  OfferTableModule,
  PartnerTableModule,
  TranslationTableModule,
  VideoTableModule,
];

@Module({
  imports: [...tables, ProductImportsModule, TypeOrmModule.forFeature([ListImport])],
  controllers: [ListImportsController],
  providers: [ListImportRunner, ListImportsQueries, ListImportsService, ListTables],
  exports: [ListImportRunner, ListImportsService, ...tables],
})
export class ListImportsModule {}
