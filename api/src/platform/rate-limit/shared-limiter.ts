import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/problem.js';
import type { RedisClient } from '../queues/redis-client.js';

/** A counter all processes share; while Redis is away each counts for itself, so that nothing is ever open. */
export const sharedLimiter = (
  { client }: RedisClient,
  name: string,
  points: number,
  seconds: number,
): RateLimiterRedis => {
  const options = { keyPrefix: `limit:${name}`, points, duration: seconds };
  return new RateLimiterRedis({
    ...options,
    storeClient: client,
    insuranceLimiter: new RateLimiterMemory(options),
  });
};

/** Counts one more; 429 with the time to wait when it is one too many. */
export const consumeOrRefuse = async (
  limiter: RateLimiterAbstract,
  key: string,
  options: { customDuration?: number } = {},
): Promise<void> => {
  try {
    await limiter.consume(key, 1, options);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
};

/** 429 with the time to wait when nothing is left; counts nothing. */
export const refuseSpent = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  const known = await limiter.get(key);
  if (known && known.consumedPoints >= limiter.points)
    throw new TooManyRequests(Math.ceil(known.msBeforeNext / 1000));
};

/** Name of a counter that names nobody: whoever reads Redis learns no account and no address. */
export const counterName = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
