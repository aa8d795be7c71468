import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SellerRequest } from './seller-request.entity.js';
import { SellersController } from './sellers.controller.js';
import { SellersQueries } from './sellers.queries.js';
import { SellersService } from './sellers.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SellerRequest])],
  providers: [SellersQueries, SellersService],
  controllers: [SellersController],
})
export class SellersModule {}
