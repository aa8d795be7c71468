import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisClient } from '../queues/redis-client.js';
import { clientAddress } from '../rate-limit/client-address.js';
import { consumeOrRefuse, counterName, sharedLimiter } from '../rate-limit/shared-limiter.js';

/** Failed attempts without a delay. */
const FREE_TRIES = 5;
const LONGEST_WAIT = 3600;
/** Without an attempt for this long, in seconds, the count is reset. */
const FORGET_AFTER = 7200;
/** Stored with what is trusted while the trust in an account has never ended. */
const FIRST_ERA = '1';
/** How long an address or a browser with a successful login is trusted for the account, in seconds. */
const TRUST_SECONDS = 90 * 86_400;

/** Identifies the counter of an attempt. */
interface LoginTry {
  account: string;
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
    const counter = (await this.isKnown(account, own))
      ? own
      : (await this.isKnown(account, place))
        ? place
        : counterName(account);
    await this.count(counter);
    return { account, counter, place };
  }

  /** After a successful login: resets the counter and trusts the address. */
  async succeeded({ account, counter, place }: LoginTry): Promise<void> {
    const counters = [this.free, this.steps, this.gate];
    await Promise.all(counters.map((each) => each.delete(counter)));
    await this.know(account, place);
  }

  /** After a login, when the browser has the value of its cookie: its next attempts do not wait for those of others. */
  async trust(account: string, browser: string): Promise<void> {
    await this.know(account, browserName(account, browser));
  }

  /** Ends the trust in all browsers and addresses of an account, whose password may have been that of another person. */
  async distrust(account: string): Promise<void> {
    await this.redis.client.set(eraKey(account), randomUUID(), 'EX', TRUST_SECONDS).catch(no);
  }

  /** After another proof of ownership, such as a reset link: the next login from here has no delay. */
  async welcome(account: string, ip: string): Promise<void> {
    const place = counterName(account, clientAddress(ip));
    await this.succeeded({ account, counter: place, place });
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
  private async isKnown(account: string, place: string): Promise<boolean> {
    const known = await this.redis.client.get(`login-known:${place}`).catch(none);
    return known !== null && known === (await this.eraOf(account));
  }

  private async know(account: string, place: string): Promise<void> {
    const era = await this.eraOf(account);
    await this.redis.client.set(`login-known:${place}`, era, 'EX', TRUST_SECONDS).catch(no);
  }

  /** What is trusted was stored with the value that is valid now; it changes when the trust ends. */
  private async eraOf(account: string): Promise<string> {
    const era = await this.redis.client.get(eraKey(account)).catch(none);
    return era ?? FIRST_ERA;
  }
}

const browserName = (account: string, browser: string): string =>
  counterName(account, 'browser', browser);
/** Below `login-known:`, as the Redis user of the shop may use no other keys. */
const eraKey = (account: string): string => `login-known:era:${counterName(account)}`;
const yes = (): boolean => true;
const no = (): boolean => false;
const none = (): null => null;
