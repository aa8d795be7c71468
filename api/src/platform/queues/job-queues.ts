import { once } from 'node:events';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import Bull from 'bull';
import type { Redis } from 'ioredis';
import { Env } from '../config/env.js';
import { closeAll } from './close-all.js';
import { connectRedis } from './connect-redis.js';
import { QUEUE_NAMES, type Jobs, type QueueName } from './jobs.js';
import { withTimeout } from './with-timeout.js';

/** Limit of a call to Redis. */
const ADD_LIMIT_MS = 2000;
const LOOK_LIMIT_MS = 1000;
const MINUTE_MS = 60_000;
/** A queue with this many waiting jobs is full; they start long before the leases of their rows end. */
const FULL = 100;
/** Finished jobs stay visible for a day, a thousand at most. */
const KEPT = { age: 86_400, count: 1000 };

/** Waiting and finished jobs of a queue. */
interface QueueJobs {
  paused: boolean;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Age in ms of the oldest waiting job. */
  oldest: number | null;
  /** Jobs that succeeded in the last minute. */
  rate: number;
}

/** Key prefix of one database's jobs; two databases may share a Redis. */
export const queuePrefix = (env: Env): string =>
  `liwan-${new URL(env.DATABASE_URL).pathname.slice(1)}`;

/** Adds jobs to the queues; while Redis is down, adding fails at once. */
@Injectable()
export class JobQueues implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Queues');
  private readonly connections: Redis[] = [];
  private queues: Map<QueueName, Bull.Queue> | undefined;

  constructor(private readonly env: Env) {}

  /** Connects before the process serves requests; without Redis it starts as well. */
  async onApplicationBootstrap(): Promise<void> {
    this.queues ??= this.connect();
    const [client] = this.connections;
    if (client && client.status !== 'ready')
      await withTimeout(once(client, 'ready'), LOOK_LIMIT_MS).catch((error: Error) =>
        this.logger.warn(`Redis: ${error.message}`),
      );
  }

  /** Adds a job; the same id twice is one job. */
  async add<Name extends QueueName>(name: Name, id: string, payload: Jobs[Name]): Promise<void> {
    const added = this.of(name).add(payload, {
      jobId: id,
      attempts: 1,
      removeOnComplete: KEPT,
      removeOnFail: KEPT,
    });
    await withTimeout(added, ADD_LIMIT_MS);
  }

  /** State of a queue. */
  async look(name: QueueName): Promise<QueueJobs> {
    const queue = this.of(name);
    const now = Date.now();
    const [counts, waiting, paused, [oldest], rate] = await withTimeout(
      Promise.all([
        queue.getJobCounts(),
        // Includes the jobs of a paused queue.
        queue.getWaitingCount(),
        queue.isPaused(),
        queue.getJobs(['waiting', 'paused'], 0, 0, true),
        queue.client.zcount(queue.toKey('completed'), now - MINUTE_MS, '+inf'),
      ]),
      LOOK_LIMIT_MS,
    );
    const { active, delayed, failed } = counts;
    return { paused, waiting, active, delayed, failed, rate, oldest: ageOf(oldest, now) };
  }

  /** The queues that are neither paused nor full. */
  async open(): Promise<QueueName[]> {
    const open = await withTimeout(
      Promise.all(
        QUEUE_NAMES.map(async (name) => {
          const queue = this.of(name);
          const [paused, waiting] = await Promise.all([queue.isPaused(), queue.getWaitingCount()]);
          return !paused && waiting < FULL;
        }),
      ),
      LOOK_LIMIT_MS,
    );
    return QUEUE_NAMES.filter((_, at) => open[at]);
  }

  /** Pauses a queue in every worker; running jobs finish. */
  async pause(name: QueueName): Promise<void> {
    await withTimeout(this.of(name).pause(), ADD_LIMIT_MS);
  }

  async resume(name: QueueName): Promise<void> {
    await withTimeout(this.of(name).resume(), ADD_LIMIT_MS);
  }

  /** All queues, for the dashboard. */
  all(): Bull.Queue[] {
    return QUEUE_NAMES.map((name) => this.of(name));
  }

  private of(name: QueueName): Bull.Queue {
    this.queues ??= this.connect();
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`There is no queue ${name}.`);
    return queue;
  }

  private connect(): Map<QueueName, Bull.Queue> {
    const client = this.connection();
    const createClient = (type: string): Redis => (type === 'client' ? client : this.connection());
    return new Map(
      QUEUE_NAMES.map((name) => {
        const queue = new Bull(name, { prefix: queuePrefix(this.env), createClient });
        queue.on('error', (error) => this.logger.debug(error.message));
        return [name, queue];
      }),
    );
  }

  private connection(): Redis {
    const redis = connectRedis(this.env, {
      enableOfflineQueue: false,
      enableReadyCheck: false,
      // With a limit, ioredis would not reconnect after a connection fails during a transaction.
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(times * 100, 500),
    });
    redis.on('error', (error) => this.logger.debug(error.message));
    this.connections.push(redis);
    return redis;
  }

  async onApplicationShutdown(): Promise<void> {
    await closeAll([...(this.queues?.values() ?? [])]);
    for (const redis of this.connections) redis.disconnect();
  }
}

const ageOf = (job: Bull.Job | undefined, now: number): number | null =>
  job ? Math.max(now - job.timestamp, 0) : null;
