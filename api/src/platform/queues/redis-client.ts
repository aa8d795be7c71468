import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Env } from '../config/env.js';
import { connectRedis } from './connect-redis.js';

/** A Redis without a response for this long, in ms, counts as down; tests lengthen it. */
export const redisLimits = { commandTimeout: 1000 };

/** A Redis connection that fails at once instead of queueing commands while Redis is down. */
@Injectable()
export class RedisClient implements OnApplicationShutdown {
  readonly client: Redis;
  private readonly logger = new Logger('Redis');

  constructor(env: Env) {
    this.client = connectRedis(env, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      ...redisLimits,
      retryStrategy: (times) => Math.min(times * 100, 500),
    });
    this.client.on('error', (error) => this.logger.warn(error.message));
  }

  onApplicationShutdown(): void {
    this.client.disconnect();
  }
}
