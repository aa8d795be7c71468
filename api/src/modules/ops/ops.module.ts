import { Module } from '@nestjs/common';
import { GatewaysModule } from '../../gateways/gateways.module.js';
import { ApiHeartbeat } from '../../queues/heartbeat.js';
import { OldRowsQueries } from './old-rows.queries.js';
import { OpsQueries } from './ops.queries.js';
import { OpsService } from './ops.service.js';
import { QueuesController } from './queues.controller.js';

@Module({
  imports: [GatewaysModule],
  controllers: [QueuesController],
  providers: [ApiHeartbeat, OldRowsQueries, OpsQueries, OpsService],
})
export class OpsModule {}
