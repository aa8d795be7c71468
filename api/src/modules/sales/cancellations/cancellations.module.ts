import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { ShipmentsModule } from '../shipments/shipments.module.js';
import { CancellationsController } from './cancellations.controller.js';
import { CancellationsService } from './cancellations.service.js';

@Module({
  imports: [OrdersModule, ShipmentsModule],
  controllers: [CancellationsController],
  providers: [CancellationsService],
})
export class CancellationsModule {}
