import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { Env } from '../config/env.js';
import { TooManyRequests } from '../http/problem.js';
import { CallLimits } from '../rate-limit/call-limits.js';
import { callerAt } from '../rate-limit/client-address.js';
import { staffToken } from './sessions/cookies.js';
import { LIMITS } from '../rate-limit/limits.js';
import { SigningKeys } from './sessions/signing-keys.js';
import { counterName } from '../rate-limit/shared-limiter.js';
import { SpentLimits, rememberSpent } from '../rate-limit/spent-limits.js';

const bearer = ExtractJwt.fromAuthHeaderAsBearerToken();

const callerWith = (token: string): string => `token:${counterName(token)}`;

/**
 * Counts requests refused with 401 or 403, so that a client that repeats them costs no query: by address, or by
 * token if its signature is valid, so that other clients of the address are not limited.
 */
@Injectable()
export class RefusedCalls {
  constructor(
    private readonly limits: CallLimits,
    private readonly env: Env,
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
    private readonly spent: SpentLimits,
  ) {}

  /**
   * 429 for a caller with too many refused requests. The signature of the token decides whether it or the address
   * counts; verifying it takes longer than looking at both counters, so it is left out while neither is full.
   * @param isPublic whether guests may call the route: they are not refused for tokens that others of their address send
   */
  async check(request: Request, isPublic: boolean): Promise<void> {
    const token = this.tokenOf(request);
    const callers = [callerAt(request.ip), ...(token ? [callerWith(token)] : [])];
    const checks = callers.map((caller) => this.limits.check(LIMITS.refused, caller));
    const results = await Promise.allSettled(checks);
    if (results.every(({ status }) => status === 'fulfilled')) return;
    const caller = this.callerOf(request);
    try {
      await this.limits.check(LIMITS.refused, caller);
    } catch (error) {
      if (!isPublic && caller === callers[0] && error instanceof TooManyRequests)
        rememberSpent(this.spent, caller, request, error);
      throw error;
    }
  }

  /** Counts a refused request. */
  count(request: Request): Promise<void> {
    return this.limits.count(LIMITS.refused, this.callerOf(request));
  }

  private callerOf(request: Request): string {
    const token = this.tokenOf(request);
    return token && this.isOurs(token) ? callerWith(token) : callerAt(request.ip);
  }

  private tokenOf(request: Request): string | null {
    return bearer(request) ?? staffToken(this.env, request);
  }

  /** Whether the token's signature and expiry are valid; its session is not checked. */
  private isOurs(token: string): boolean {
    const secret = this.keys.keyOf(token);
    if (!secret) return false;
    try {
      this.jwt.verify(token, { secret: secret as unknown as string, algorithms: ['HS256'] });
      return true;
    } catch {
      return false;
    }
  }
}
