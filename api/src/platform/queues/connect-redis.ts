import { Redis, type RedisOptions } from 'ioredis';
import type { Env } from '../config/env.js';

/** Connects to the Redis of the shop; with TLS it is verified against the configured authority. */
export const connectRedis = ({ REDIS_URL, REDIS_CA }: Env, options: RedisOptions): Redis =>
  new Redis(REDIS_URL, {
    ...options,
    ...(REDIS_CA && REDIS_URL.startsWith('rediss:') && { tls: { ca: REDIS_CA } }),
  });
