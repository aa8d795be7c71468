import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { Brand } from './brand.entity.js';
import { BrandsController } from './brands.controller.js';

const brands = contentStore(Brand, { icon: 'image' });

@Module({
  imports: [TypeOrmModule.forFeature([Brand])],
  providers: [brands],
  controllers: [BrandsController],
  exports: [brands],
})
export class BrandsModule {}
