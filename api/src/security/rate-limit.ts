import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Env } from '../config/env.js';
import { bodyTypesOf } from '../http/body-type.guard.js';
import { RedisClient } from '../queues/redis-client.js';
import { clientAddress } from './client-address.js';
import { LIMITS, type Limit } from './limits.js';
import type { Principal } from './principal.js';
import { consumeOrRefuse, sharedLimiter } from './shared-limiter.js';

const LIMIT = 'rate-limit';

/** The route's own limit instead of that of its class. */
export const RateLimit = (limit: Limit): MethodDecorator & ClassDecorator =>
  SetMetadata(LIMIT, limit);

/** No route is without a limit. Counts in Redis, so all processes share it; in memory while Redis is away. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    private readonly reflector: Reflector,
    private readonly redis: RedisClient,
    private readonly env: Env,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { user?: Principal | false }>();
    const limit = this.limitOf(request.method, context);
    const { user } = request;
    const caller = user ? `${user.kind}:${user.id}` : `ip:${clientAddress(request.ip)}`;
    const account = limit.field ? accountOf(request, limit.field) : undefined;
    const keys = [caller, ...(account ? [`account:${account}`] : [])];
    const limiter = this.limiter(limit);
    await Promise.all(keys.map((key) => consumeOrRefuse(limiter, key)));
    return true;
  }

  private limitOf(method: string, context: ExecutionContext): Limit {
    const own = this.reflector.getAllAndOverride<Limit | undefined>(LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (own) return own;
    if (method === 'GET' || method === 'HEAD') return LIMITS.read;
    const takesFiles = bodyTypesOf(this.reflector, context).includes('multipart/form-data');
    return takesFiles ? LIMITS.upload : LIMITS.write;
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(limit.name);
    if (known) return known;
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

const accountOf = (request: Request, field: string): string | undefined => {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 200) : undefined;
};
