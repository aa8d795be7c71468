import { Injectable } from '@nestjs/common';
import { RedisClient } from '../queues/redis-client.js';
import { clientAddress } from '../rate-limit/client-address.js';
import { consumeOrRefuse, counterName, sharedLimiter } from '../rate-limit/shared-limiter.js';

/** Wrong passwords that cost no waiting. */
const FREE_TRIES = 5;
const LONGEST_WAIT = 3600;
/** Without an attempt for this long, in seconds, the count is reset. */
const FORGET_AFTER = 7200;
/** How long an address with a successful login stays known to the account, in seconds. */
const KNOWN_FOR = 90 * 86_400;

/** Whose tries are counted together. */
interface LoginTry {
  /** Name of the counter. */
  counter: string;
  /** Name of account and address together. */
  place: string;
}

/**
 * Slows guessing at one account, from however many addresses: a few tries are free, then each one makes the
 * next wait, twice as long every time. Addresses from which the account was logged in before have a counter of their
 * own, so that a stranger's guesses do not lock the owner out.
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

  /** Admits one try, before its password is looked at; the right one has to wait like any other. */
  async admit(account: string, ip: string): Promise<LoginTry> {
    const place = counterName(account, clientAddress(ip));
    const counter = (await this.isKnown(place)) ? place : counterName(account);
    await this.count(counter);
    return { counter, place };
  }

  /** The password was right: its counter is forgotten, the address known from now on. */
  async succeeded({ counter, place }: LoginTry): Promise<void> {
    const counters = [this.free, this.steps, this.gate];
    await Promise.all(counters.map((each) => each.delete(counter)));
    await this.know(place);
  }

  /** Whoever proved in another way to own the account may log in from here at once. */
  async welcome(account: string, ip: string): Promise<void> {
    const place = counterName(account, clientAddress(ip));
    await this.succeeded({ counter: place, place });
  }

  private async count(counter: string): Promise<void> {
    const isFree = await this.free.consume(counter).then(yes, no);
    if (isFree) return;
    const steps = (await this.steps.get(counter))?.consumedPoints ?? 0;
    const customDuration = Math.min(2 ** steps, LONGEST_WAIT);
    // Of many tries at the same moment one passes, and its wait begins at once.
    await consumeOrRefuse(this.gate, counter, { customDuration });
    await Promise.all([
      this.steps.set(counter, steps + 1, FORGET_AFTER),
      this.free.block(counter, FORGET_AFTER),
    ]);
  }

  /** Without Redis no address is known: tries are counted together, and nobody is let through unseen. */
  private isKnown(place: string): Promise<boolean> {
    return this.redis.client.exists(`login-known:${place}`).then((count) => count === 1, no);
  }

  private async know(place: string): Promise<void> {
    await this.redis.client.set(`login-known:${place}`, 1, 'EX', KNOWN_FOR).catch(no);
  }
}

const yes = (): boolean => true;
const no = (): boolean => false;
