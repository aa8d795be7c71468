import { Injectable } from '@nestjs/common';
import { RedisClient } from '../queues/redis-client.js';
import { clientAddress } from '../rate-limit/client-address.js';
import { consumeOrRefuse, counterName, sharedLimiter } from '../rate-limit/shared-limiter.js';

/** Failed attempts without a delay. */
const FREE_TRIES = 5;
const LONGEST_WAIT = 3600;
/** Without an attempt for this long, in seconds, the count is reset. */
const FORGET_AFTER = 7200;
/** How long an address or a browser with a successful login is trusted for the account, in seconds. */
const TRUST_SECONDS = 90 * 86_400;

/** Identifies the counter of an attempt. */
interface LoginTry {
  /** Name of the counter. */
  counter: string;
  /** Hash of account and address. */
  place: string;
}

/** Where an attempt comes from. */
export interface LoginPlace {
  ip: string;
  /** Random value of the browser's cookie. */
  browser?: string;
}

/**
 * Slows down password guessing against one account from any number of addresses. A few attempts are free, then
 * the delay doubles with each one. Browsers and addresses with an earlier successful login have a counter of their
 * own, so that attempts of others do not lock the owner out.
 */
@Injectable()
export class LoginThrottle {
  private readonly free;
  private readonly steps;
  private readonly gate;

  constructor(private readonly redis: RedisClient) {
    this.free = sharedLimiter(redis, 'login-free', FREE_TRIES, FORGET_AFTER);
    this.steps = sharedLimiter(redis, 'login-steps', Number.MAX_SAFE_INTEGER, FORGET_AFTER);
    this.gate = sharedLimiter(redis, 'login-gate', 1, 1);
  }

  /** Admits an attempt before its password is checked; a correct password has to wait as well. */
  async admit(account: string, { ip, browser }: LoginPlace): Promise<LoginTry> {
    const place = counterName(account, clientAddress(ip));
    const own = browser === undefined ? place : browserName(account, browser);
    const counter = (await this.isKnown(own))
      ? own
      : (await this.isKnown(place))
        ? place
        : counterName(account);
    await this.count(counter);
    return { counter, place };
  }

  /** After a successful login: resets the counter and trusts the address. */
  async succeeded({ counter, place }: LoginTry): Promise<void> {
    const counters = [this.free, this.steps, this.gate];
    await Promise.all(counters.map((each) => each.delete(counter)));
    await this.know(place);
  }

  /** After a login, when the browser has the value of its cookie: its next attempts do not wait for those of others. */
  async trust(account: string, browser: string): Promise<void> {
    await this.know(browserName(account, browser));
  }

  /** After another proof of ownership, such as a reset link: the next login from here has no delay. */
  async welcome(account: string, ip: string): Promise<void> {
    const place = counterName(account, clientAddress(ip));
    await this.succeeded({ counter: place, place });
  }

  private async count(counter: string): Promise<void> {
    const isFree = await this.free.consume(counter).then(yes, no);
    if (isFree) return;
    const steps = (await this.steps.get(counter))?.consumedPoints ?? 0;
    const customDuration = Math.min(2 ** steps, LONGEST_WAIT);
    // Of several simultaneous attempts one passes, and its delay starts at once.
    await consumeOrRefuse(this.gate, counter, { customDuration });
    await Promise.all([
      this.steps.set(counter, steps + 1, FORGET_AFTER),
      this.free.block(counter, FORGET_AFTER),
    ]);
  }

  /** Without Redis nothing is trusted; all attempts share one counter. */
  private isKnown(place: string): Promise<boolean> {
    return this.redis.client.exists(`login-known:${place}`).then((count) => count === 1, no);
  }

  private async know(place: string): Promise<void> {
    await this.redis.client.set(`login-known:${place}`, 1, 'EX', TRUST_SECONDS).catch(no);
  }
}

const browserName = (account: string, browser: string): string =>
  counterName(account, 'browser', browser);
const yes = (): boolean => true;
const no = (): boolean => false;
