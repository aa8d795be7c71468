import { currentRequestId } from '../observability/logging/current-request.js';
import { traceBy } from '../observability/tracing/traced.js';
import type { Timeouts } from '../config/timeouts.js';
import { ProviderPaused } from '../gateways/breaker.js';
import type { Breakers } from '../gateways/breakers.js';
import type { OutboxRelay } from './outbox-relay.js';
import type { OutboxRow, OutboxWorkQueries } from './outbox-work.queries.js';
import { OutboxWorker, type Outcome } from './outbox-worker.js';

const row: OutboxRow = {
  id: '5',
  topic: 'mail.send',
  dedupe_key: 'mail:1',
  payload: { mailId: 1 },
  attempts: 2,
  due: '0',
  request_id: null,
};
let calls: unknown[][];
let claimed: OutboxRow | undefined;
let pause: number;
beforeEach(() => {
  [calls, claimed, pause] = [[], row, 0];
});

const noted =
  (name: string) =>
  (...values: unknown[]): Promise<void> => {
    calls.push([name, ...values]);
    return Promise.resolve();
  };
const worker = new OutboxWorker(
  {
    claim: (id: string, lease: number) => noted('claim')(id, lease).then(() => claimed),
    finish: noted('finish'),
    postpone: noted('postpone'),
    fail: noted('fail'),
  } as unknown as OutboxWorkQueries,
  { outboxLease: 30_000, retryBackoff: 1000 } as Timeouts,
  {
    pause: (provider: string) => {
      calls.push(['pause', provider]);
      return pause;
    },
  } as unknown as Breakers,
  { wake: () => void calls.push(['wake']) } as unknown as OutboxRelay,
);
const work = (handle: () => Promise<Outcome>) =>
  worker.work('5', async (given) => {
    calls.push(['handle', given.id, currentRequestId()]);
    return handle();
  });
const CLAIM = ['claim', '5', 30_000];

it('MUT-08 work that is done is finished, and the relay looks for more', async () => {
  await work(() => Promise.resolve('done'));
  expect(calls).toEqual([
    CLAIM,
    ['pause', 'smtp'],
    ['handle', '5', 'outbox-5'],
    ['finish', '5'],
    ['wake'],
  ]);
});

it('MUT-08 a row that another process has claimed is left alone', async () => {
  claimed = undefined;
  await work(() => Promise.resolve('done'));
  expect(calls).toEqual([CLAIM]);
});

it('MUT-08 work of a request has its id, and waits as long as its processor says', async () => {
  claimed = { ...row, request_id: 'request-1' };
  await work(() => Promise.resolve({ againIn: 7000 }));
  expect(calls.slice(2)).toEqual([['handle', '5', 'request-1'], ['postpone', '5', 7000], ['wake']]);
});

it('MUT-08 while calls to the provider are blocked the work waits and is not tried', async () => {
  pause = 1;
  await work(() => Promise.resolve('done'));
  expect(calls.slice(1)).toEqual([['pause', 'smtp'], ['postpone', '5', 1], ['wake']]);
});

it('MUT-08 work without a provider does not ask for one', async () => {
  pause = 9000;
  claimed = { ...row, topic: 'products.import' };
  await work(() => Promise.resolve('done'));
  expect(calls).toEqual([CLAIM, ['handle', '5', 'outbox-5'], ['finish', '5'], ['wake']]);
});

it('MUT-08 a call that the breaker blocked is not counted as an attempt', async () => {
  const blocked = new Error('No mail.', { cause: new ProviderPaused('smtp', 4000) });
  await work(() => Promise.reject(blocked));
  expect(calls.slice(3)).toEqual([['postpone', '5', 4000], ['wake']]);
});

it('MUT-08 a failure is stored with its text, thrown without personal data, and wakes the relay', async () => {
  await expect(work(() => Promise.reject(new Error('No box layla@example.com')))).rejects.toThrow(
    /^No box (?!layla)/,
  );
  expect(calls.slice(3)).toEqual([['fail', row, 'No box layla@example.com', 1000], ['wake']]);
  calls = [];
  await expect(work(() => Promise.reject('a text'))).rejects.toThrow('a text');
  expect(calls.slice(3)).toEqual([['fail', row, 'a text', 1000], ['wake']]);
});

it('MUT-08 the trace says whether a request caused the work', async () => {
  const traced: unknown[][] = [];
  traceBy({
    request: (_id, _response, run) => run(),
    call: (_provider, run) => run(),
    work: (id, isRequested, topic, run) => {
      traced.push([id, isRequested, topic]);
      return run();
    },
  });
  await work(() => Promise.resolve('done'));
  claimed = { ...row, request_id: 'request-1' };
  await work(() => Promise.resolve('done'));
  expect(traced).toEqual([
    ['outbox-5', false, 'mail.send'],
    ['request-1', true, 'mail.send'],
  ]);
});
