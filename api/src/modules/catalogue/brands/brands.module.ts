import { Module } from '@nestjs/common';
import { BrandTableModule } from './brand-table.module.js';
import { BrandsController } from './brands.controller.js';

@Module({
  imports: [BrandTableModule],
  controllers: [BrandsController],
  exports: [BrandTableModule],
})
export class BrandsModule {}
