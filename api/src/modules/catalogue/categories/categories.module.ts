import { Module } from '@nestjs/common';
import { CategoriesController } from './categories.controller.js';
import { CategoriesQueries } from './categories.queries.js';
import { CategoriesService } from './categories.service.js';
import { CategoryTableModule } from './category-table.module.js';

@Module({
  imports: [CategoryTableModule],
  providers: [CategoriesQueries, CategoriesService],
  controllers: [CategoriesController],
  exports: [CategoriesQueries],
})
export class CategoriesModule {}
