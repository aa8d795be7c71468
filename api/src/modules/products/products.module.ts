import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImagesController } from './product-images.controller.js';
import { ProductImagesService } from './product-images.service.js';
import { ProductListQueries } from './product-list.queries.js';
import { ProductRemovalController } from './product-removal.controller.js';
import { ProductRemovalQueries } from './product-removal.queries.js';
import { ProductRemovalService } from './product-removal.service.js';
import { ProductRowsService } from './product-rows.service.js';
import { ProductSearchQueries } from './product-search.queries.js';
import { ProductWritesController } from './product-writes.controller.js';
import { ProductWritesQueries } from './product-writes.queries.js';
import { ProductWritesService } from './product-writes.service.js';
import { Product } from './product.entity.js';
import { ProductsController } from './products.controller.js';
import { ProductsQueries } from './products.queries.js';
import { ProductsService } from './products.service.js';
import { RelatedProductsQueries } from './related-products.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product])],
  providers: [
    ProductsQueries,
    ProductListQueries,
    RelatedProductsQueries,
    ProductSearchQueries,
    ProductsService,
    ProductRowsService,
    ProductWritesQueries,
    ProductWritesService,
    ProductImagesService,
    ProductRemovalQueries,
    ProductRemovalService,
  ],
  controllers: [
    ProductsController,
    ProductWritesController,
    ProductImagesController,
    ProductRemovalController,
  ],
  exports: [ProductsService],
})
export class ProductsModule {}
