import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CartLine } from './cart-line.entity.js';
import { CartsController } from './carts.controller.js';
import { CartsQueries } from './carts.queries.js';
import { CartsService } from './carts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CartLine])],
  controllers: [CartsController],
  providers: [CartsQueries, CartsService],
  exports: [CartsService],
})
export class CartsModule {}
