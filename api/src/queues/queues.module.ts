import { Global, Module } from '@nestjs/common';
import { FlowTimes } from './flow-times.js';
import { JobQueues } from './job-queues.js';

@Global()
@Module({ providers: [FlowTimes, JobQueues], exports: [FlowTimes, JobQueues] })
export class QueuesModule {}
