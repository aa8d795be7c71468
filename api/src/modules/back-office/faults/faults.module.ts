import { Module } from '@nestjs/common';
import { StuckOrdersModule } from '../stuck-orders/stuck-orders.module.js';
import { FaultControl } from './fault-control.js';
import { FaultsController } from './faults.controller.js';
import { FaultsQueries } from './faults.queries.js';
import { FaultsService } from './faults.service.js';

/** Part of a process only if it runs in a local demo. */
@Module({
  imports: [StuckOrdersModule],
  controllers: [FaultsController],
  providers: [FaultControl, FaultsQueries, FaultsService],
})
export class FaultsModule {}
