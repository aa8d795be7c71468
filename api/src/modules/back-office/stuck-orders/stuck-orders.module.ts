import { Module } from '@nestjs/common';
import { StuckOrdersController } from './stuck-orders.controller.js';
import { StuckOrdersQueries } from './stuck-orders.queries.js';
import { StuckOrdersService } from './stuck-orders.service.js';

@Module({
  controllers: [StuckOrdersController],
  providers: [StuckOrdersQueries, StuckOrdersService],
  exports: [StuckOrdersService],
})
export class StuckOrdersModule {}
