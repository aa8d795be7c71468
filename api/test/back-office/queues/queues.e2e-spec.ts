import { Breakers } from '../../../src/platform/gateways/breakers.js';
import { JobQueues } from '../../../src/platform/queues/job-queues.js';
import { RedisClient } from '../../../src/platform/queues/redis-client.js';
import { AlertsService } from '../../../src/modules/back-office/queues/alerts.service.js';
import type {
  DeadLetterDto,
  QueueDto,
  QueuesDto,
} from '../../../src/modules/back-office/queues/queues-admin.dto.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  requestShipment,
  payInCash,
  startOrderShop,
  until,
  type OrderShop,
} from '../../support/order-shop.js';
import { startRedisProxy, type RedisProxy } from '../../support/redis-proxy.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
let proxy: RedisProxy | undefined;
let shop: OrderShop;
let ops: StaffSession;
let boss: StaffSession;

/** The shop with a Redis proxy that can fail; its worker uses the same proxy. */
const open = async (
  options: Parameters<typeof startOrderShop>[0] = {},
  line?: RedisProxy,
): Promise<void> => {
  proxy = line;
  shop = await startOrderShop({
    ...options,
    timeouts: { heartbeatInterval: 2000, ...options.timeouts },
    env: { LIMIT_FACTOR: '100', ...(line && { REDIS_URL: line.url }), ...options.env },
  });
  await rowsOf(shop.test).staff('watcher', 'ops');
  ops = await staffSessionOf(shop.test, 'watcher');
  await rowsOf(shop.test).staff('boss', 'admin');
  boss = await staffSessionOf(shop.test, 'boss');
};
afterEach(async () => {
  proxy?.restore();
  await shop.close();
  await proxy?.close();
  proxy = undefined;
  process.env['REDIS_URL'] = redisUrl;
});

const summary = async (): Promise<QueuesDto> =>
  (await shop.test.http.get('/api/admin/queues').set('Cookie', ops.cookie).expect(200)).body;
const queue = async (searched: string): Promise<QueueDto> => {
  const found = (await summary()).queues.find(({ name }) => name === searched);
  if (!found) throw new Error(`There is no queue ${searched}.`);
  return found;
};
const breaker = async (searched: string) =>
  (await summary()).breakers.find(({ provider }) => provider === searched);
const dead = async (): Promise<DeadLetterDto[]> =>
  (await shop.test.http.get('/api/admin/queues/dead').set('Cookie', ops.cookie).expect(200)).body
    .entries;
const post = (path: string, who = boss) =>
  shop.test.http
    .post(`/api/admin/queues/${path}`)
    .set('Cookie', who.cookie)
    .set('X-XSRF-TOKEN', who.xsrf);
const run = <Row>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  shop.test.db.query(sql, values);
const auditEntries = () =>
  run<{ action: string; label: string; actor_name: string; changes: object }>(
    `select action, label, actor_name, changes from audit where subject = 'queues' order by id`,
  );
/** Outbox rows of mails that do not exist. */
const unsendable = (count: number, more: Record<string, unknown> = {}): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      rowsOf(shop.test).insert('outbox', {
        topic: 'mail.send',
        dedupe_key: `test:${Math.random()}`,
        payload: { mailId: 2_000_000_000 },
        ...more,
      }),
    ),
  );
/** Mails to a recipient of their own, requested through the shop. */
const requestMails = async (count: number, word: string): Promise<string> => {
  const to = `${word}-${Math.random().toString(36).slice(2)}@example.com`;
  for (let at = 0; at < count; at += 1) {
    const mailId = await rowsOf(shop.test).insert('mails', {
      dedupe_key: `${to}:${at}`,
      template: 'message',
      recipient: to,
      content: { subject: word, text: word },
    });
    await rowsOf(shop.test).insert('outbox', {
      topic: 'mail.send',
      dedupe_key: `mail:${mailId}`,
      payload: { mailId },
    });
  }
  return to;
};

it('ADM-QUEUE-01 JOBS-11 shows waiting, running and failed jobs of every queue, and its rate', async () => {
  await open();
  const { redis, queues } = await summary();
  expect(redis).toBe(true);
  expect(queues.map(({ name }) => name)).toEqual([
    'mail',
    'shipments',
    'payments',
    'imports',
    'media',
    'exports',
  ]);
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { body } = await payInCash(shop, shopper, lines).expect(201);
  await requestShipment(shop, shopper, body.operationId).expect(200);
  await until(async () => ((await queue('shipments')).jobs?.rate ?? 0) > 0, 'a shipment counted');
  await until(async () => {
    const { jobs, outbox } = await queue('mail');
    return outbox.open === 0 && jobs?.waiting === 0 && jobs.active === 0;
  }, 'all mails sent');
  // An attempt may have failed on a busy machine; the work is done nevertheless.
  expect(await queue('mail')).toMatchObject({
    jobs: { paused: false, delayed: 0, failed: expect.any(Number) },
    outbox: { late: 0, dead: 0, oldest: null },
  });
});

it('ADM-QUEUE-01 reports a Redis that is down or hangs within two seconds, with the data of the database', async () => {
  await open({ worker: false }, await startRedisProxy(redisUrl));
  // As in production.
  shop.test.app.get(RedisClient).client.options.commandTimeout = 1000;
  await until(async () => (await summary()).redis, 'Redis answers');
  await unsendable(2, { created_at: new Date(Date.now() - 300_000) });
  for (const fail of [() => proxy?.freeze(), () => proxy?.cut()]) {
    fail();
    const times: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const started = Date.now();
      await summary();
      times.push(Date.now() - started);
    }
    // A single slow response is tolerated.
    expect(Math.min(...times)).toBeLessThan(2000);
    const { redis, queues } = await summary();
    expect(redis).toBe(false);
    expect(queues.map(({ jobs }) => jobs)).toEqual(Array(6).fill(null));
    const mail = queues.find(({ name }) => name === 'mail');
    expect(mail?.outbox).toMatchObject({ open: 2, late: 2, dead: 0 });
    expect(mail?.outbox.oldest).toBeGreaterThanOrEqual(300_000);
    await post('mail/pause').expect(503);
    proxy?.restore();
    await until(async () => (await summary()).redis, 'Redis answers again');
    expect((await queue('mail')).jobs?.paused).toBe(false);
  }
  expect(await auditEntries()).toEqual([]);
});

it('ADM-QUEUE-02 an admin pauses and resumes a queue, with audit records; operations do not', async () => {
  await open({ timeouts: { outboxLease: 1000 } });
  for (const action of ['pause', 'resume']) await post(`mail/${action}`, ops).expect(403);
  await post('mail/pause').expect(200);
  await post('mail/pause').expect(200);
  expect((await queue('mail')).jobs?.paused).toBe(true);
  const to = await requestMails(3, 'held');
  const [mark] = await unsendable(1, { topic: 'payment.enquire', payload: { paymentId: 0 } });
  // The relay has polled these rows repeatedly since.
  await until(async () => {
    const rows = await run('select 1 from outbox where id = $1 and attempts > 5', mark);
    return rows.length > 0;
  }, 'other jobs are processed at the same time');
  expect(await shop.mails(to)).toEqual([]);
  const held = await queue('mail');
  expect(held.outbox.open).toBe(3);
  // They were not enqueued again at each poll.
  expect(held.jobs?.waiting).toBeLessThanOrEqual(3);
  await post('mail/resume').expect(200);
  // One whose sending exceeds the short lease is sent once more, with the same number.
  const sent = async () => new Set((await shop.mails(to)).map(({ messageId }) => messageId)).size;
  await until(async () => (await sent()) === 3, 'the mails');
  expect((await queue('mail')).jobs?.paused).toBe(false);
  expect(
    (await auditEntries()).map(({ action, label, actor_name }) => [action, label, actor_name]),
  ).toEqual([
    ['paused', 'mail', 'The boss'],
    ['paused', 'mail', 'The boss'],
    ['resumed', 'mail', 'The boss'],
  ]);
  for (const path of ['nothing/pause', 'toString/resume', 'nothing/retry'])
    await post(path).expect(404);
});

it('ADM-QUEUE-02 lists dead letters with their order, and retries one or all', async () => {
  await open({ worker: false });
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { body } = await payInCash(shop, shopper, lines).expect(201);
  const [order] = await run<{ id: number }>('select id from orders');
  // Messages of the order itself are removed.
  await run('delete from outbox');
  const mailId = await rowsOf(shop.test).insert('mails', {
    dedupe_key: 'failed',
    template: 'order-confirmed',
    recipient: shopper.email,
    order_id: order?.id,
  });
  const failed = { attempts: 36, last_error: 'No such mailbox', dead_at: new Date() };
  const [first = 0] = await unsendable(1, { ...failed, payload: { mailId } });
  await unsendable(2, { ...failed, dead_at: new Date(Date.now() - 60_000) });
  await unsendable(1, { ...failed, topic: 'payment.refund', payload: { paymentId: 0 } });
  expect((await queue('mail')).outbox).toMatchObject({ open: 0, dead: 3 });
  const found = (await dead()).find(({ id }) => id === Number(first));
  expect(found).toMatchObject({
    queue: 'mail',
    topic: 'mail.send',
    attempts: 36,
    error: 'No such mailbox',
    operationId: body.operationId,
  });
  await post(`dead/${first}/retry`).expect(200);
  await post(`dead/${first}/retry`).expect(404);
  await post('dead/0/retry').expect(400);
  expect((await queue('mail')).outbox).toMatchObject({ open: 1, dead: 2 });
  expect((await post('mail/retry').expect(200)).body.count).toBe(2);
  expect((await post('mail/retry').expect(200)).body.count).toBe(0);
  expect((await queue('mail')).outbox).toMatchObject({ open: 3, dead: 0 });
  expect((await queue('payments')).outbox.dead).toBe(1);
  expect((await auditEntries()).map(({ action, label }) => [action, label])).toEqual([
    ['retried', 'mail'],
    ['retried', 'mail'],
  ]);
  const [row] = await run('select attempts, dead_at from outbox where id = $1', first);
  expect(row).toEqual({ attempts: 0, dead_at: null });
});

it('ADM-QUEUE-03 blocks calls to a failing provider without counting attempts, and detects its recovery', async () => {
  const smtp = process.env['SMTP_URL'] ?? '';
  await open({
    env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    timeouts: { breakerResetTimeout: 3_600_000 },
  });
  process.env['SMTP_URL'] = smtp;
  const to = await requestMails(25, 'later');
  await until(
    async () => (await breaker('smtp'))?.state === 'open',
    'the circuit breaker of mails is open',
  );
  await until(async () => (await breaker('carrier'))?.state === 'closed', 'the carrier is called');
  expect((await queue('mail')).jobs?.failed).toBeGreaterThan(0);
  const held = await breaker('smtp');
  expect(Date.parse(held?.retryAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000);
  // Every mail was processed since and waits for the trial call.
  await until(async () => {
    const rows = await run(
      `select 1 from outbox where run_at > now() + interval '50 minutes' and locked_until is null`,
    );
    return rows.length === 25;
  }, 'all mails wait for the provider');
  const tries = await run('select id, attempts from outbox order by id');
  const fresh = await requestMails(1, 'fresh');
  await until(async () => {
    const rows = await run(
      `select 1 from outbox where run_at > now() + interval '50 minutes' and attempts = 0
       and payload->>'mailId' = (select id::text from mails where recipient = $1)`,
      fresh,
    );
    return rows.length === 1;
  }, 'a new mail waits without a try');
  expect((await run('select id, attempts from outbox order by id')).slice(0, 25)).toEqual(tries);
  await shop.worker().close();
  expect((await breaker('smtp'))?.state).toBe('unknown');
  await run('update outbox set run_at = now()');
  await shop.startWorker();
  await until(async () => (await shop.mails(to)).length === 25, 'the mails');
  await until(async () => (await breaker('smtp'))?.state === 'closed', 'mails are sent again');
});

it('ADM-QUEUE-03 shows an open circuit breaker of an API process', async () => {
  await open({ timeouts: { breakerResetTimeout: 3_600_000 } });
  await until(
    async () => (await breaker('card'))?.state === 'closed',
    'the worker reports its breakers',
  );
  const card = shop.test.app.get(Breakers).add('card', () => false);
  const fail = () => Promise.reject(new Error('no'));
  for (let at = 0; at < 20; at += 1) await card.call(fail).catch(() => undefined);
  await until(async () => (await breaker('card'))?.state === 'open', 'its trouble is seen');
  const { workers, breakers } = await summary();
  expect(workers).toHaveLength(1);
  expect(breakers.filter(({ state }) => state === 'open')).toHaveLength(1);
  await shop.worker().close();
  expect((await breaker('carrier'))?.state).toBe('unknown');
  expect((await breaker('card'))?.state).toBe('open');
});

it('ADM-QUEUE-07 lists running workers and one that stopped without a clean shutdown', async () => {
  await open();
  const [worker] = (await summary()).workers;
  expect(worker?.pid).toBe(process.pid);
  const seen = Date.parse(worker?.seenAt ?? '');
  await until(async () => {
    const [now] = (await summary()).workers;
    return now?.stale === false && Date.parse(now.seenAt) > seen;
  }, 'the next heartbeat');
  await until(
    async () => (await shop.test.http.get('/api/health/worker')).status === 200,
    'a worker is running',
  );
  await shop.worker().close();
  expect((await summary()).workers).toEqual([]);
  await shop.test.http.get('/api/health/worker').expect(503);
  await run(
    `insert into workers (id, host, pid, seen_at)
     values (gen_random_uuid(), 'gone', 7, now() - interval '1 minute')`,
  );
  expect((await summary()).workers).toMatchObject([{ host: 'gone', pid: 7, stale: true }]);
  await shop.test.http.get('/api/health/worker').expect(503);
});

it('ADM-QUEUE-04 notifies operations by mail of problems, once an hour per kind', async () => {
  const to = `ops-${Math.random().toString(36).slice(2)}@example.com`;
  const timeouts = {
    breakerAlertAfter: 0,
    breakerResetTimeout: 3_600_000,
    heartbeatInterval: 60_000,
  };
  await open({ env: { OPS_EMAIL: to }, timeouts });
  const worker = shop.worker();
  const alerts = worker.get(AlertsService);
  await alerts.look();
  expect(await run(`select 1 from mails where recipient = $1`, to)).toEqual([]);
  const breakers = worker.get(Breakers);
  const carrier = breakers.add('carrier', () => false);
  const fail = () => Promise.reject(new Error('no'));
  for (let at = 0; at < 20; at += 1) await carrier.call(fail).catch(() => undefined);
  expect(carrier.state().state).toBe('open');
  await until(async () => Date.now() > (carrier.state().since ?? 0), 'time goes on');
  await unsendable(1, { dead_at: new Date() });
  const late = { created_at: new Date(Date.now() - 300_000), run_at: new Date(Date.now() + 9e6) };
  await unsendable(4, late);
  await run(
    `insert into workers (id, host, pid, seen_at)
     values (gen_random_uuid(), 'gone', 7, now() - interval '10 minutes')`,
  );
  // However often it checks, and also across the end of an hour.
  const HOUR_MS = 3_600_000;
  const nextHour = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  for (let at = 0; at < 4; at += 1) await alerts.look(nextHour - 1);
  await alerts.look(nextHour);
  const kinds = async (): Promise<string[]> => {
    const requested = await run<{ dedupe_key: string }>(
      'select dedupe_key from mails where recipient = $1',
      to,
    );
    return requested.map(({ dedupe_key }) => dedupe_key.split(':')[1] ?? '').sort();
  };
  expect(await kinds()).toEqual(['breaker-carrier', 'dead', 'outbox', 'worker']);
  await until(async () => (await shop.mails(to)).length >= 4, 'the mails');
  const mails = await shop.mails(to);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    '[Liwan] A worker has stopped responding',
    '[Liwan] Background jobs are late (4)',
    '[Liwan] Background jobs have failed (1)',
    '[Liwan] The carrier is not responding',
  ]);
  expect(mails[0]?.html).toContain(`href="${process.env['ADMIN_URL']}/dashboard/queues"`);
  await alerts.look(nextHour + HOUR_MS);
  expect((await kinds()).filter((kind) => kind === 'dead')).toHaveLength(2);
});

it('ADM-QUEUE-05 Bull keeps finished jobs briefly and limits their number, and never drops interrupted ones', async () => {
  await open();
  const [mail] = shop.test.app.get(JobQueues).all();
  if (!mail) throw new Error('There is no queue.');
  await requestMails(1, 'settings');
  await until(async () => (await mail.getCompletedCount()) > 0, 'a job is done');
  const [job] = await mail.getCompleted();
  expect(job?.opts).toMatchObject({
    attempts: 1,
    removeOnComplete: { age: 86_400, count: 1000 },
    removeOnFail: { age: 86_400, count: 1000 },
  });
  // A job timeout would not stop the work, but start it a second time.
  expect(job?.opts.timeout).toBeUndefined();
  // While Redis is down, calls fail at once.
  expect(mail.client.options.enableOfflineQueue).toBe(false);
  expect(mail.listenerCount('error')).toBeGreaterThan(0);
});

it('ADM-QUEUE-06 EDIT-04 deletes rows after their retention and shows the oldest', async () => {
  await open();
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  await payInCash(shop, shopper, lines).expect(201);
  const [order] = await run<{ id: number }>('select id from orders');
  const now = Date.now();
  const days = (count: number) => new Date(now - count * 86_400_000);
  const key = (name: string, created_at: Date) =>
    run(
      `insert into idempotency_keys (user_id, key, fingerprint, order_id, created_at)
       values ($1, $2, '', $3, $4)`,
      shopper.id,
      name,
      order?.id,
      created_at,
    );
  await key('old', days(8));
  await key('new', days(6));
  for (const [name, age] of [
    ['old', 1.1],
    ['new', 0.9],
  ] as const)
    await run(
      `insert into staff_request_keys (staff_id, key, fingerprint, created_at)
       select min(id), $1, '', $2 from staff`,
      name,
      days(age),
    );
  const parked = { run_at: new Date(Date.now() + 9e6) };
  const [old] = await unsendable(1, { ...parked, done_at: days(31) });
  const [finished] = await unsendable(1, { ...parked, done_at: days(29) });
  const [waiting] = await unsendable(1, { ...parked, created_at: days(90) });
  const [dead] = await unsendable(1, { ...parked, dead_at: days(90) });
  const paymentId = await rowsOf(shop.test).insert('payments', {
    order_id: order?.id,
    order_no: 'old-news',
    amount_fils: 100,
  });
  for (const [name, age] of [
    ['old', 401],
    ['new', 399],
  ] as const)
    await rowsOf(shop.test).insert('payment_events', {
      payment_id: paymentId,
      event_key: name,
      source: 'enquiry',
      status: 'Pending',
      created_at: days(age),
    });
  await shop.worker().get(Sweeps).sweep();
  const left = await run<{ id: string }>(
    'select id from outbox where payload->>$1 = $2 order by id',
    'mailId',
    '2000000000',
  );
  expect(left.map(({ id }) => id)).toEqual([finished, waiting, dead]);
  expect(left.map(({ id }) => id)).not.toContain(old);
  expect(await run(`select key from idempotency_keys where key in ('old', 'new')`)).toEqual([
    { key: 'new' },
  ]);
  expect(
    await run(`select event_key from payment_events where event_key in ('old', 'new')`),
  ).toEqual([{ event_key: 'new' }]);
  expect(await run(`select key from staff_request_keys where key in ('old', 'new')`)).toEqual([
    { key: 'new' },
  ]);
  expect((await summary()).retention.slice(0, 3)).toEqual([
    { table: 'outbox', days: 30, oldest: days(29).toISOString() },
    { table: 'idempotency_keys', days: 7, oldest: days(6).toISOString() },
    { table: 'payment_events', days: 400, oldest: days(399).toISOString() },
  ]);
});
