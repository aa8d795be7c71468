import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../content/content-store/content-store.js';
import { BrandTable } from './brand-table.service.js';
import { Brand } from './brand.entity.js';

const brands = contentStore(Brand, { icon: 'image' });

/** Brands without routes, so that the worker has them too. */
@Module({
  imports: [TypeOrmModule.forFeature([Brand])],
  providers: [BrandTable, brands],
  exports: [BrandTable, brands],
})
export class BrandTableModule {}
