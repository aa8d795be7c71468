import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentStore } from '../../storage/content-store.js';
import { Banner } from './banner.entity.js';
import { BannersController } from './banners.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([Banner])],
  providers: [contentStore(Banner, ['imageUrl'])],
  controllers: [BannersController],
})
export class BannersModule {}
