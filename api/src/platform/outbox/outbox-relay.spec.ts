import type { Env } from '../config/env.js';
import type { Timeouts } from '../config/timeouts.js';
import type { JobQueues } from '../queues/job-queues.js';
import { OutboxRelay } from './outbox-relay.js';
import type { OutboxRow, OutboxWorkQueries } from './outbox-work.queries.js';
import type { OutboxQueries } from './outbox.queries.js';

const BATCH = 100;
const row = (id: number): OutboxRow => ({
  id: String(id),
  topic: 'payment.refund',
  dedupe_key: `refund:${id}`,
  payload: {},
  attempts: 0,
  due: '17',
  request_id: null,
});
/** A relay over a list of due batches; `taken` has the arguments of each query, `added` the jobs. */
const relayOver = (batches: (OutboxRow[] | Error)[]) => {
  const taken: unknown[][] = [];
  const added: unknown[][] = [];
  let onTake: () => void = () => undefined;
  const rows = {
    takeDue: async (
      limit: number,
      lease: number,
      topics: string[],
      enqueue: (rows: OutboxRow[]) => Promise<void>,
    ) => {
      taken.push([limit, lease, topics]);
      const batch = batches.shift() ?? [];
      onTake();
      if (batch instanceof Error) throw batch;
      await enqueue(batch);
      return batch.length;
    },
  };
  const queues = {
    open: () => Promise.resolve(['payments']),
    add: (...job: unknown[]) => Promise.resolve(added.push(job)),
  };
  const writes = { announces: true };
  const relay = new OutboxRelay(
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' } as Env,
    { outboxLease: 30_000, outboxPollInterval: 5 } as Timeouts,
    writes as OutboxQueries,
    rows as unknown as OutboxWorkQueries,
    queues as unknown as JobQueues,
  );
  const inner = relay as unknown as { running: Promise<void> | undefined };
  /** Resolves once no query is under way. */
  const settled = async (): Promise<void> => {
    while (inner.running) await inner.running;
  };
  const isIdle = () => inner.running === undefined;
  return {
    relay,
    writes,
    taken,
    added,
    settled,
    isIdle,
    onTake: (does: () => void) => (onTake = does),
  };
};
const TAKE = [BATCH, 30_000, ['payment.enquire', 'payment.refund']];

it('MUT-09 adds a job for each due row of an open queue, named by key and due time', async () => {
  const { relay, taken, added, settled } = relayOver([[row(1), row(2)]]);
  relay.wake();
  await settled();
  expect(taken).toEqual([TAKE]);
  expect(added).toEqual([
    ['payments', 'refund:1-17', { outboxId: '1' }],
    ['payments', 'refund:2-17', { outboxId: '2' }],
  ]);
});

it('MUT-09 takes batches until one is not full', async () => {
  const full = Array.from({ length: BATCH }, (_, at) => row(at));
  const { relay, taken, added, settled } = relayOver([full, full, [row(1)]]);
  relay.wake();
  await settled();
  expect(taken).toEqual([TAKE, TAKE, TAKE]);
  expect(added).toHaveLength(2 * BATCH + 1);
});

it('MUT-09 calls during a query lead to one more, and no more after it', async () => {
  const { relay, taken, settled, onTake } = relayOver([]);
  onTake(() => {
    if (taken.length === 1) [1, 2, 3].forEach(() => relay.wake());
  });
  relay.wake();
  await settled();
  expect(taken).toHaveLength(2);
  relay.wake();
  await settled();
  expect(taken).toHaveLength(3);
});

it('MUT-09 after a failed query the next call takes the rows', async () => {
  const { relay, added, settled } = relayOver([new Error('no database'), [row(1)]]);
  relay.wake();
  await settled();
  expect(added).toEqual([]);
  relay.wake();
  await settled();
  expect(added).toHaveLength(1);
});

it('MUT-09 a relay that is shutting down ends its query and starts no other', async () => {
  const full = Array.from({ length: BATCH }, (_, at) => row(at));
  const { relay, taken, isIdle, onTake } = relayOver([full, full]);
  let down: Promise<void> | undefined;
  onTake(() => (down ??= relay.beforeApplicationShutdown()));
  relay.wake();
  await new Promise((resolve) => setImmediate(resolve));
  await down;
  relay.wake();
  expect(isIdle()).toBe(true);
  expect(taken).toHaveLength(1);
});

it('MUT-09 from its start it looks for rows again and again, and its own process announces none', async () => {
  const { relay, writes, taken } = relayOver([]);
  relay.onApplicationBootstrap();
  expect(taken).toHaveLength(0);
  expect(writes.announces).toBe(false);
  for (let at = 0; at < 400 && taken.length < 3; at += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  await relay.beforeApplicationShutdown();
  expect(taken.length).toBeGreaterThanOrEqual(3);
});
