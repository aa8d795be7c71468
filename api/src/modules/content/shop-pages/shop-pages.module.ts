import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopPageVersion } from './shop-page-version.entity.js';
import { ShopPagesController } from './shop-pages.controller.js';
import { ShopPagesQueries } from './shop-pages.queries.js';
import { ShopPagesService } from './shop-pages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShopPageVersion])],
  controllers: [ShopPagesController],
  providers: [ShopPagesQueries, ShopPagesService],
})
export class ShopPagesModule {}
