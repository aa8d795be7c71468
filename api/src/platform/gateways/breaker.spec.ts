import { jest } from '@jest/globals';
import { Breaker, ProviderPaused, pausedBy } from './breaker.js';

const PAUSE = 30_000;
const notified: string[] = [];
const reported: unknown[] = [];
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
  notified.length = reported.length = 0;
  const timeouts = { breakerWindow: 60_000, breakerResetTimeout: PAUSE };
  breaker = new Breaker(
    'smtp',
    (error) => error instanceof Refused,
    timeouts,
    (t) => notified.push(t),
    (each) => reported.push(each),
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

it('MUT-19 opens at exactly 35 %, and says so', async () => {
  await call(...many(13, 'fine'), ...many(7, 'down'));
  expect(breaker.state().state).toBe('open');
  await jest.advanceTimersByTimeAsync(PAUSE);
  await call('fine');
  expect(notified).toEqual([
    'Calls to smtp fail: circuit breaker open for 30000 ms.',
    'Calls to smtp succeed again: circuit breaker closed.',
  ]);
});

it('MUT-19 counts calls by their outcome and reports each', async () => {
  await call('fine', 'fine', ...many(20, 'down'));
  await call('fine');
  expect(breaker.calls).toEqual({ answered: 2, failed: 20, blocked: 1 });
  expect(reported).toHaveLength(22);
  expect(reported[0]).toEqual({ provider: 'smtp', outcome: 'answered', ms: 0 });
});

it('MUT-19 a call has no time limit of the breaker', async () => {
  const slow = breaker.call(() => new Promise((resolve) => setTimeout(resolve, 60_000, 'late')));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await slow).toBe('late');
});

it('MUT-19 makes no calls once it is stopped', async () => {
  breaker.stop();
  const [result] = await call('fine');
  expect(result?.status).toBe('rejected');
});

it('MUT-19 finds the reason of an error only in errors', () => {
  const paused = new ProviderPaused('smtp', 1000);
  expect(paused.message).toBe('Calls to smtp are blocked: the circuit breaker is open.');
  const deep = new Error('out', { cause: new Error('in', { cause: paused }) });
  expect([pausedBy(paused), pausedBy(deep)]).toEqual([paused, paused]);
  for (const other of [new Error('none'), { cause: paused }, 'text', undefined])
    expect(pausedBy(other)).toBeUndefined();
});
