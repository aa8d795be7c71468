import { RedisClient } from '../../src/platform/queues/redis-client.js';
import type { TestApp } from './test-app.js';

/** As after many guesses: the next attempt has to wait for a minute, longer than a call takes on any machine. */
export const delayLogins = async (
  { app }: TestApp,
  guess: (at: number) => PromiseLike<unknown>,
): Promise<void> => {
  const { client } = app.get(RedisClient);
  for (let at = 0; at < 12; at += 1) {
    const gates = await client.keys('limit:login-gate:*');
    if (gates.length > 0) await client.del(gates);
    await guess(at);
  }
};
