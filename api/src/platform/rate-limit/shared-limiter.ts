import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { TooManyRequests } from '../http/problem.js';
import type { RedisClient } from '../queues/redis-client.js';

/** A counter shared by all processes; while Redis is down each process counts for itself. */
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

/** Counts one; 429 with the time to wait if the limit is exceeded. */
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

/** 429 with the time to wait if the limit is reached; counts nothing. */
export const refuseSpent = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points)
    throw new TooManyRequests(Math.ceil(state.msBeforeNext / 1000));
};

/** Hashed key, so that Redis contains no account and no address. */
export const counterName = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');
