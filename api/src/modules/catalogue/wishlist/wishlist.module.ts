import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WishlistItem } from './wishlist-item.entity.js';
import { WishlistController } from './wishlist.controller.js';
import { WishlistQueries } from './wishlist.queries.js';
import { WishlistService } from './wishlist.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([WishlistItem])],
  providers: [WishlistQueries, WishlistService],
  controllers: [WishlistController],
})
export class WishlistModule {}
