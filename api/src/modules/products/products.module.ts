import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductSearchQueries } from './product-search.queries.js';
import { ProductWritesController } from './product-writes.controller.js';
import { ProductWritesQueries } from './product-writes.queries.js';
import { ProductWritesService } from './product-writes.service.js';
import { Product } from './product.entity.js';
import { ProductsController } from './products.controller.js';
import { ProductsQueries } from './products.queries.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product])],
  providers: [
    ProductsQueries,
    ProductSearchQueries,
    ProductsService,
    ProductWritesQueries,
    ProductWritesService,
  ],
  controllers: [ProductsController, ProductWritesController],
  exports: [ProductsService],
})
export class ProductsModule {}
