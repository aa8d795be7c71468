import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Category } from '../../catalogue/categories/category.entity.js';
import { BannerTableModule } from './banner-table.module.js';
import { Banner } from './banner.entity.js';
import { BannersController } from './banners.controller.js';
import { BannersService } from './banners.service.js';

@Module({
  imports: [BannerTableModule, TypeOrmModule.forFeature([Banner, Category])],
  providers: [BannersService],
  controllers: [BannersController],
  exports: [BannersService],
})
export class BannersModule {}
