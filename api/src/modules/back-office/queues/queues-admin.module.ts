import { Module } from '@nestjs/common';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { ApiHeartbeat } from '../../../platform/queues/heartbeat.js';
import { DataRetentionQueries } from './data-retention.queries.js';
import { QueuesAdminQueries } from './queues-admin.queries.js';
import { QueuesAdminService } from './queues-admin.service.js';
import { QueuesController } from './queues.controller.js';

@Module({
  imports: [GatewaysModule],
  controllers: [QueuesController],
  providers: [ApiHeartbeat, DataRetentionQueries, QueuesAdminQueries, QueuesAdminService],
})
export class QueuesAdminModule {}
