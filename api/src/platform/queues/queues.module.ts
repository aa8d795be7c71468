import { Global, Module } from '@nestjs/common';
import { Timeouts } from '../config/timeouts.js';
import { JobQueues } from './job-queues.js';
import { WorkersQueries } from './workers.queries.js';

const parts = [Timeouts, JobQueues, WorkersQueries];

@Global()
@Module({ providers: parts, exports: parts })
export class QueuesModule {}
