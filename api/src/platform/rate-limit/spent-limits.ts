import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { TooManyRequests } from '../http/problem.js';

const MOST_CALLERS = 10_000;

/**
 * Which routes a caller without a session has no calls left for, and until when: further calls are refused
 * before the framework, the body, Redis and the database. In this process alone; the counters decide.
 */
@Injectable()
export class SpentLimits {
  /** By caller: routes and the time in ms at which the limit is renewed. */
  private readonly callers = new LRUCache<string, Map<string, number>>({ max: MOST_CALLERS });

  /** @param route method and pattern of the route, as `GET /api/users/:id` */
  remember(caller: string, route: string, seconds: number, now = Date.now()): void {
    const routes = this.callers.get(caller) ?? new Map<string, number>();
    routes.set(route, now + seconds * 1000);
    // Once the last of them is over, the caller is unknown again.
    const ttl = Math.max(seconds * 1000, this.callers.getRemainingTTL(caller));
    this.callers.set(caller, routes, { ttl });
  }

  /** Whether any route may be refused to the caller. */
  has(caller: string): boolean {
    return this.callers.has(caller);
  }

  /** Whether any route may be refused to any caller. */
  get isEmpty(): boolean {
    return this.callers.size === 0;
  }

  /** Seconds until the caller may call the route again; 0: now. */
  secondsLeft(caller: string, route: string, now = Date.now()): number {
    const routes = this.callers.get(caller);
    const until = routes?.get(route);
    if (!routes || until === undefined) return 0;
    if (until > now) return Math.ceil((until - now) / 1000);
    routes.delete(route);
    if (routes.size === 0) this.callers.delete(caller);
    return 0;
  }
}

/** Name of a route for `SpentLimits`; a HEAD is a GET. */
export const routeName = (method: string, pattern: string): string =>
  `${method === 'HEAD' ? 'GET' : method} ${pattern}`;

/** Remembers the refusal of a request that counts for its address. */
export const rememberSpent = (
  spent: SpentLimits,
  caller: string,
  request: Request,
  { retryAfter }: TooManyRequests,
): void => {
  const pattern: unknown = request.route?.path;
  if (typeof pattern === 'string')
    spent.remember(caller, routeName(request.method, pattern), retryAfter);
};
