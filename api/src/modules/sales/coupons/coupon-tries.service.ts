import { Injectable } from '@nestjs/common';
import { Rejected, TooManyRequests } from '../../../platform/http/problem.js';
import { RedisClient } from '../../../platform/queues/redis-client.js';
import { CallLimits } from '../../../platform/rate-limit/call-limits.js';
import { LIMITS } from '../../../platform/rate-limit/limits.js';
import { counterName } from '../../../platform/rate-limit/shared-limiter.js';
import { couponRefused } from './coupon-problem.js';

/** What tells that a code does not exist, or that it does and is for another shopper. */
const GUESSES = ['coupon_unknown', 'coupon_sign_in'];

/** Limits the codes that a shopper, or a guest at an address, tries without success; a repeated code counts once. */
@Injectable()
export class CouponTries {
  constructor(
    private readonly limits: CallLimits,
    private readonly redis: RedisClient,
  ) {}

  /** Whether no further code is looked up now. */
  areSpent(caller: string): Promise<boolean> {
    return isRefused(this.limits.check(LIMITS.coupon, caller));
  }

  /** Counts a code whose problem tells something about codes. */
  async count(caller: string, code: string, problem: string): Promise<void> {
    if (!GUESSES.includes(problem)) return;
    const name = `limit:coupon-code:${counterName(caller, code)}`;
    const isNew = await this.redis.client
      .set(name, '1', 'EX', LIMITS.coupon.seconds, 'NX')
      .catch(() => 'OK');
    if (isNew !== null) await isRefused(this.limits.count(LIMITS.coupon, caller));
  }

  /** Runs what refuses the code of an order if it cannot be used. */
  async guard<Result>(caller: string, code: string, run: () => Promise<Result>): Promise<Result> {
    if (await this.areSpent(caller)) throw couponRefused('coupon_too_many', undefined);
    try {
      return await run();
    } catch (error) {
      if (error instanceof Rejected) await this.count(caller, code, error.code);
      throw error;
    }
  }
}

const isRefused = async (check: Promise<void>): Promise<boolean> => {
  try {
    await check;
    return false;
  } catch (error) {
    if (error instanceof TooManyRequests) return true;
    throw error;
  }
};
