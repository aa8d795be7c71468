import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesQueries } from './categories.queries.js';
import { CategoriesService } from './categories.service.js';
import { Category } from './category.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Category])],
  providers: [
    CategoriesQueries,
    CategoriesService,
    contentStore(Category, { icon: 'image', banner: 'image' }),
  ],
  controllers: [CategoriesController],
  exports: [CategoriesQueries],
})
export class CategoriesModule {}
