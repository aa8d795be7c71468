import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/problem.js';
import { RedisClient } from '../queues/redis-client.js';

const LIMIT = 'rate-limit';

export interface Limit {
  /** Name of the counter; routes with the same name share it. */
  name: string;
  points: number;
  seconds: number;
  /** Count per body field (an account) as well as per address. */
  field?: string;
}

/** At most `points` calls in `seconds` per address (and per account when `field` is named). */
export const RateLimit = (limit: Limit): MethodDecorator => SetMetadata(LIMIT, limit);

/** Counts in Redis, so all processes share it; in memory while Redis is away. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    private readonly reflector: Reflector,
    private readonly redis: RedisClient,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit = this.reflector.get<Limit | undefined>(LIMIT, context.getHandler());
    if (!limit) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const account = limit.field ? accountOf(request, limit.field) : undefined;
    const keys = [`ip:${request.ip}`, ...(account ? [`account:${account}`] : [])];
    await Promise.all(keys.map((key) => this.count(limit, key)));
    return true;
  }

  private async count(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  private limiter(limit: Limit): RateLimiterRedis {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${limit.name}`,
      points: limit.points,
      duration: limit.seconds,
    };
    const made = new RateLimiterRedis({
      ...options,
      storeClient: this.redis.client,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(limit.name, made);
    return made;
  }
}

const accountOf = (request: Request, field: string): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 200) : undefined;
};
