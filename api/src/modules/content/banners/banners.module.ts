import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../content-store/content-store.js';
import { Category } from '../../catalogue/categories/category.entity.js';
import { Banner } from './banner.entity.js';
import { BannersController } from './banners.controller.js';
import { BannersService } from './banners.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Banner, Category])],
  providers: [BannersService, contentStore(Banner, { imageUrl: 'image' })],
  controllers: [BannersController],
  exports: [BannersService],
})
export class BannersModule {}
