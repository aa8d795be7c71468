import { once } from 'node:events';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import Bull from 'bull';
import type { Redis } from 'ioredis';
import type { Env } from '../config/env.js';
import type { Timeouts } from '../config/timeouts.js';
import { closeAll } from './close-all.js';
import { connectRedis } from './connect-redis.js';
import { checkProcessors, type JobProcessor } from './job-processor.js';
import { queuePrefix } from './job-queues.js';
import { withTimeout } from './with-timeout.js';
import { QUEUES, QUEUE_NAMES } from './jobs.js';

/** Limit of waiting for Redis in a worker that stops right after its start. */
const READY_MS = 2000;
/** Limit of waiting for running jobs when the worker stops; the others return to their queue. */
const DRAIN_MS = 20_000;
/** How often a job may stall, because its worker was killed, before it fails. */
const STALLS = 1000;
/** Delay of a reconnection to Redis. */
const RETRY_MS = 1000;

/** Consumes all queues; only the worker process has it. */
export class JobRunner implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Worker');
  private readonly queues: Bull.Queue[] = [];
  private readonly connections: Redis[] = [];

  constructor(
    private readonly env: Env,
    private readonly timeouts: Timeouts,
    private readonly processors: readonly JobProcessor[],
  ) {}

  start(): void {
    checkProcessors(QUEUE_NAMES, this.processors);
    for (const processor of this.processors) this.consume(processor);
  }

  async beforeApplicationShutdown(): Promise<void> {
    // If a connection closes before it was ready, Bull fails in the background.
    await withTimeout(Promise.allSettled(this.connections.map(isConnected)), READY_MS).catch(
      (error: Error) => this.logger.warn(error.message),
    );
    await withTimeout(Promise.all(this.queues.map((queue) => queue.pause(true))), DRAIN_MS).catch(
      (error: Error) => this.logger.warn(error.message),
    );
    await closeAll(this.queues);
    for (const redis of this.connections) redis.disconnect();
  }

  private consume(processor: JobProcessor): void {
    const queue = new Bull(processor.queue, {
      prefix: queuePrefix(this.env),
      createClient: () => this.connection(),
      settings: {
        lockDuration: this.timeouts.jobLock,
        stalledInterval: this.timeouts.stalledInterval,
        maxStalledCount: STALLS,
        retryProcessDelay: RETRY_MS,
      },
    });
    queue.on('error', (error) => this.logger.warn(`${processor.queue}: ${error.message}`));
    queue.on('failed', (job, error) =>
      this.logger.warn(`${processor.queue} ${job.id}: ${error.message}`),
    );
    queue
      .process(QUEUES[processor.queue].concurrency, (job) => processor.run(job.data))
      .catch((error: Error) => this.logger.error(error.message));
    this.queues.push(queue);
  }

  private connection(): Redis {
    const redis = connectRedis(this.env, {
      maxRetriesPerRequest: null,
      enableReadyCheck: false,
      // A shorter timeout has left blocking commands hanging.
      retryStrategy: () => RETRY_MS,
    });
    redis.on('error', (error) => this.logger.debug(error.message));
    this.connections.push(redis);
    return redis;
  }
}

/** Resolves once the connection is ready or has failed for good. */
const isConnected = async (redis: Redis): Promise<void> => {
  if (redis.status !== 'ready' && redis.status !== 'end')
    await Promise.race([once(redis, 'ready'), once(redis, 'end')]);
};
