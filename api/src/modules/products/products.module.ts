import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductSearchQueries } from './product-search.queries.js';
import { Product } from './product.entity.js';
import { ProductsController } from './products.controller.js';
import { ProductsQueries } from './products.queries.js';
import { ProductsService } from './products.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Product])],
  providers: [ProductsQueries, ProductSearchQueries, ProductsService],
  controllers: [ProductsController],
  exports: [ProductsService],
})
export class ProductsModule {}
