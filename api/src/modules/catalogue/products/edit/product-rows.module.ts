import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { ProductVariantsQueries } from '../variants/product-variants.queries.js';
import { Product } from '../product.entity.js';
import { ProductRowsService } from './product-rows.service.js';
import { ProductWritesQueries } from './product-writes.queries.js';

const parts = [ProductRowsService, ProductVariantsQueries, ProductWritesQueries];

/** Rows of products without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Product, ProductVariant])],
  providers: parts,
  exports: parts,
})
export class ProductRowsModule {}
