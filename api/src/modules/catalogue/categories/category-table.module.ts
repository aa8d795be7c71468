import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { CategoryTableQueries } from './category-table.queries.js';
import { CategoryTable } from './category-table.service.js';
import { Category } from './category.entity.js';

const categories = contentStore(Category, { icon: 'image', banner: 'image' });

/** Categories without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Category])],
  providers: [CategoryTable, CategoryTableQueries, categories],
  exports: [CategoryTable, categories],
})
export class CategoryTableModule {}
