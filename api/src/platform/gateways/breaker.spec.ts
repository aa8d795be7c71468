import { jest } from '@jest/globals';
import { Breaker, ProviderPaused, pausedBy } from './breaker.js';

const PAUSE = 30_000;
const notified: string[] = [];
class Refused extends Error {}
let breaker: Breaker;
type Outcome = 'fine' | 'down' | 'refused';
const call = (...outcomes: Outcome[]) =>
  Promise.allSettled(
    outcomes.map((outcome) =>
      breaker.call(async () => {
        if (outcome === 'down') throw new Error('down');
        if (outcome === 'refused') throw new Refused('no');
        return outcome;
      }),
    ),
  );
const many = (count: number, what: Outcome) => Array.from({ length: count }, () => what);

beforeEach(() => {
  jest.useFakeTimers();
  notified.length = 0;
  const timeouts = { breakerWindow: 60_000, breakerResetTimeout: PAUSE };
  breaker = new Breaker(
    'smtp',
    (error) => error instanceof Refused,
    timeouts,
    (t) => notified.push(t),
  );
});
afterEach(() => {
  breaker.stop();
  jest.useRealTimers();
});

it('ADM-QUEUE-03 stays closed below 20 calls, however many fail', async () => {
  await call(...many(19, 'down'));
  expect(breaker.state().state).toBe('closed');
  expect(breaker.pause()).toBe(0);
});

it('ADM-QUEUE-03 opens at 35 % of failures', async () => {
  await call(...many(14, 'fine'), ...many(6, 'down'));
  expect(breaker.state().state).toBe('closed');
  await call('down');
  // 7 of 21 are a third; with the eighth it is 8 of 22.
  expect(breaker.state().state).toBe('closed');
  await call('down');
  expect(breaker.state()).toMatchObject({ state: 'open', since: Date.now() });
  expect(breaker.pause()).toBe(PAUSE);
  expect(notified).toHaveLength(1);
});

it('ADM-QUEUE-03 counts an error response as a response', async () => {
  const outcomes = await call(...many(40, 'refused'));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(breaker.state().state).toBe('closed');
});

it('ADM-QUEUE-03 ignores failures that are older than the window', async () => {
  await call(...many(19, 'down'));
  await jest.advanceTimersByTimeAsync(70_000);
  await call(...many(19, 'down'));
  expect(breaker.state().state).toBe('closed');
});

it('ADM-QUEUE-03 blocks calls while it is open, then allows a trial call and closes after its success', async () => {
  await call(...many(20, 'down'));
  const since = Date.now();
  const [refused] = await call('fine');
  const reason: unknown = refused?.status === 'rejected' ? refused.reason : undefined;
  expect(reason).toBeInstanceOf(ProviderPaused);
  expect(pausedBy(new Error('wrapped', { cause: reason }))?.againIn).toBe(PAUSE);
  await jest.advanceTimersByTimeAsync(PAUSE);
  expect(breaker.state()).toMatchObject({ state: 'half_open', since });
  const [trial, beside] = await call('down', 'fine');
  expect([trial?.status, beside?.status]).toEqual(['rejected', 'rejected']);
  expect(breaker.state()).toMatchObject({ state: 'open', since });
  await jest.advanceTimersByTimeAsync(PAUSE);
  expect((await call('fine'))[0]?.status).toBe('fulfilled');
  expect(breaker.state()).toEqual({
    provider: 'smtp',
    state: 'closed',
    since: null,
    retryAt: null,
  });
});
