import { Global, Module } from '@nestjs/common';
import { FlowTimes } from '../config/flow-times.js';
import { JobQueues } from './job-queues.js';
import { WorkersQueries } from './workers.queries.js';

const parts = [FlowTimes, JobQueues, WorkersQueries];

@Global()
@Module({ providers: parts, exports: parts })
export class QueuesModule {}
