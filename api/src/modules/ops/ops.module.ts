import { Module } from '@nestjs/common';
import { OpsQueries } from './ops.queries.js';
import { OpsService } from './ops.service.js';
import { QueuesController } from './queues.controller.js';

@Module({ controllers: [QueuesController], providers: [OpsQueries, OpsService] })
export class OpsModule {}
