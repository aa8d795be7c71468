import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Env } from '../config/env.js';
import { RedisClient } from '../queues/redis-client.js';
import type { Limit } from './limits.js';
import { consumeOrRefuse, refuseSpent, sharedLimiter } from './shared-limiter.js';

/** Rate limit counters: in Redis, shared by all processes; in memory while Redis is down, and for local limits. */
@Injectable()
export class CallLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly redis: RedisClient,
    private readonly env: Env,
  ) {}

  /** Counts a call; 429 if the limit is exceeded. */
  count(limit: Limit, caller: string): Promise<void> {
    return consumeOrRefuse(this.limiter(limit), caller);
  }

  /** 429 if the limit is reached; counts nothing. */
  check(limit: Limit, caller: string): Promise<void> {
    return refuseSpent(this.limiter(limit), caller);
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    const existing = this.limiters.get(limit.name);
    if (existing) return existing;
    const made = this.makeLimiter(limit);
    this.limiters.set(limit.name, made);
    return made;
  }

  private makeLimiter({ name, points, seconds, local }: Limit): RateLimiterAbstract {
    const most = points * this.env.LIMIT_FACTOR;
    return local
      ? new RateLimiterMemory({ points: most, duration: seconds })
      : sharedLimiter(this.redis, name, most, seconds);
  }
}
