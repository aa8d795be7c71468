import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesQueries } from './categories.queries.js';
import { Category } from './category.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Category])],
  providers: [CategoriesQueries, contentStore(Category, ['icon', 'banner'])],
  controllers: [CategoriesController],
})
export class CategoriesModule {}
