import { setTimeout as pause } from 'node:timers/promises';
import { OutboxQueries } from '../../../src/platform/outbox/outbox.queries.js';
import {
  OutboxWorkQueries,
  type OutboxRow,
} from '../../../src/platform/outbox/outbox-work.queries.js';
import { JobQueues } from '../../../src/platform/queues/job-queues.js';
import {
  requestShipment,
  openCardPage,
  payByCard,
  payInCash,
  startOrderShop,
  statusOf,
  until,
  type OrderShop,
} from '../../support/order-shop.js';

const redisUrl = process.env['REDIS_URL'] ?? '';
let shop: OrderShop | undefined;
afterEach(async () => {
  process.env['REDIS_URL'] = redisUrl;
  await shop?.close();
  shop = undefined;
});

it('without Redis orders are placed and paid, and nothing is lost', async () => {
  shop = await startOrderShop({
    worker: false,
    env: { REDIS_URL: 'redis://127.0.0.1:1' },
    timeouts: { createShipmentTimeout: 300 },
  });
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const times = [Date.now()];
  const page = await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(200);
  times.push(Date.now());
  const other = await shop.product();
  const cash = await payInCash(shop, shopper, [{ productId: other, quantity: 2 }]).expect(201);
  times.push(Date.now());
  // A client that waits for Redis would delay each of them by twenty seconds.
  for (const at of [1, 2]) expect(Number(times[at]) - Number(times[at - 1])).toBeLessThan(20_000);
  const opid = String(page.headers['x-operation-id']);
  await shop.card.control.decide({ orderNo: await openCardPage(shop, page.text) });
  expect(await statusOf(shop, shopper, opid)).toMatchObject({ state: 'paid' });
  for (const id of [opid, cash.body.operationId])
    expect((await requestShipment(shop, shopper, id).expect(503)).body.success).toBe(false);
  process.env['REDIS_URL'] = redisUrl;
  await shop.startWorker();
  for (const id of [opid, cash.body.operationId])
    await until(
      async () => !!shop && (await statusOf(shop, shopper, id)).state === 'ready_to_ship',
      'the shipment after Redis came back',
    );
  expect(shop.carrier.control.shipments()).toHaveLength(2);
});

it('jobs lost with the memory of Redis are added again', async () => {
  shop = await startOrderShop({ worker: false, timeouts: { createShipmentTimeout: 100 } });
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const { body } = await payInCash(shop, shopper, [{ productId, quantity: 1 }]).expect(201);
  await requestShipment(shop, shopper, body.operationId).expect(503);
  // The job was added but never ran, as after a loss of Redis' memory.
  await shop.test.db.query(`update outbox set run_at = now() + interval '400 ms'`);
  await shop.startWorker();
  await until(
    async () =>
      !!shop && (await statusOf(shop, shopper, body.operationId)).state === 'ready_to_ship',
    'the shipment',
  );
});

it('a full queue gets no more jobs until they are processed', async () => {
  shop = await startOrderShop({ worker: false });
  const queues = shop.test.app.get(JobQueues);
  const ring = (nr: number): Promise<void> => queues.add('mail', `late-${nr}`, { outboxId: '0' });
  await Promise.all(Array.from({ length: 99 }, (_, nr) => ring(nr)));
  expect(await queues.open()).toContain('mail');
  await ring(99);
  expect(await queues.open()).not.toContain('mail');
  expect(await queues.open()).toContain('shipments');
  await shop.startWorker();
  await until(async () => (await queues.open()).includes('mail'), 'the queue to take more');
});

it('work of the API, and work caused by it, is done without polling', async () => {
  const started = await startOrderShop({ timeouts: { outboxPollInterval: 3_600_000 } });
  shop = started;
  const buy = async (): Promise<void> => {
    const shopper = await started.shopper();
    const lines = [{ productId: await started.product(), quantity: 1 }];
    const { body } = await payInCash(started, shopper, lines).expect(201);
    await requestShipment(started, shopper, body.operationId).expect(200);
    await until(async () => (await started.mails(shopper.email)).length === 2, 'the mails');
  };
  await buy();
  await started.test.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'listener of outbox'`,
  );
  await buy();
});

it('two workers do each job once', async () => {
  shop = await startOrderShop();
  const numbersOf = async (to: string): Promise<string[]> =>
    ((await shop?.mails(to)) ?? []).map(({ messageId }) => messageId);
  await shop.startWorker();
  const placed = await Promise.all(
    Array.from({ length: 8 }, async () => {
      if (!shop) throw new Error('no shop');
      const shopper = await shop.shopper();
      const lines = [{ productId: await shop.product(), quantity: 1 }];
      const { body } = await payInCash(shop, shopper, lines).expect(201);
      await requestShipment(shop, shopper, body.operationId).expect(200);
      return shopper;
    }),
  );
  expect(shop.carrier.control.shipments()).toHaveLength(8);
  await until(async () => {
    const rows: unknown[] | undefined = await shop?.test.db.query(
      'select 1 from outbox where done_at is null limit 1',
    );
    return rows?.length === 0;
  }, 'all work is done');
  await pause(500);
  expect(await numbersOf(shop.sales)).toHaveLength(8);
  // One of the order, one of its shipment.
  for (const { email } of placed) expect(await numbersOf(email)).toHaveLength(2);
}, 60_000);

it('an unavailable mail server loses no mail', async () => {
  const smtp = process.env['SMTP_URL'] ?? '';
  shop = await startOrderShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { body } = await payInCash(shop, shopper, lines).expect(201);
  await requestShipment(shop, shopper, body.operationId).expect(200);
  await until(async () => {
    const rows: unknown[] | undefined = await shop?.test.db.query(
      `select 1 from outbox where topic = 'mail.send' and last_error is not null and done_at is null`,
    );
    return rows?.length === 3;
  }, 'all mails wait');
  await shop.worker().close();
  process.env['SMTP_URL'] = smtp;
  await shop.startWorker();
  await until(async () => (await shop?.mails(shopper.email))?.length === 2, 'the mails');
});

it('R-09 work that crashes every worker becomes a dead letter; work interrupted once does not, and is retried as soon as any other', async () => {
  shop = await startOrderShop({ worker: false, timeouts: { outboxLease: 1 } });
  const rows = shop.test.app.get(OutboxWorkQueries);
  const { db } = shop.test;
  const add = async (key: string): Promise<string> => {
    await shop?.test.app.get(OutboxQueries).insert(db.manager, 'mail.send', key, {}, 3_600_000);
    const [row]: { id: string }[] = await db.query('select id from outbox where dedupe_key = $1', [
      key,
    ]);
    return row?.id ?? '';
  };
  const lookAt = async (id: string): Promise<unknown> =>
    (
      await db.query(
        `select attempts, crashes, last_error as error, dead_at is not null as dead,
           run_at < now() + interval '2 seconds' as soon from outbox where id = $1`,
        [id],
      )
    )[0];
  const [fatal, unlucky] = [await add('fatal'), await add('unlucky')];
  // No attempt reports how it ended.
  let tries = 0;
  await until(async () => {
    const claimed = await rows.claim(fatal, 1);
    if (claimed) tries += 1;
    return JSON.stringify(await lookAt(fatal)).includes('"dead":true');
  }, 'the message has failed');
  expect(tries).toBe(12);
  expect(await lookAt(fatal)).toMatchObject({
    error: expect.stringContaining('The worker exited'),
  });
  expect(await rows.claim(fatal, 1)).toBeUndefined();

  await rows.claim(unlucky, 1);
  let again: OutboxRow | undefined;
  await until(async () => (again = await rows.claim(unlucky, 60_000)) !== undefined, 'a claim');
  expect(await lookAt(unlucky)).toMatchObject({ attempts: 0, crashes: 1, dead: false });
  if (again) await rows.fail(again, 'The carrier is busy.', 1000);
  expect(await lookAt(unlucky)).toMatchObject({ attempts: 1, crashes: 1, dead: false, soon: true });
  await rows.finish(unlucky);
  expect(await lookAt(unlucky)).toMatchObject({ error: null, dead: false });
});
