import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { Category } from './category.entity.js';
import { CategoriesController } from './categories.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Category])],
  providers: [contentStore(Category, ['icon', 'banner'])],
  controllers: [CategoriesController],
})
export class CategoriesModule {}
