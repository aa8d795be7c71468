import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { Brand } from './brand.entity.js';
import { BrandsController } from './brands.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Brand])],
  providers: [contentStore(Brand, { icon: 'image' })],
  controllers: [BrandsController],
})
export class BrandsModule {}
