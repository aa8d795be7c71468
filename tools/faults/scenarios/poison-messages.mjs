import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { teardown } from '../teardown.mjs';
import { startLoad } from './load.mjs';

/** The full run has more than one batch of the relay. */
const SHORT = 20;
const FULL = 120;
/** Attempts before the last one of an outbox row. */
const LAST = 35;
/** Attempts after which two crashes of a worker use up the rest, and four. */
const FATAL_SHORT = 30;
const FATAL_FULL = 24;
const LIMIT_MS = 10 * 60_000;
/** Rows that must still become dead letters, or fail for the first time. */
const ALIVE = `select count(*)::int as count from outbox
  where dedupe_key like 'poison:%' and dead_at is null
    and (attempts >= ${FATAL_FULL} or topic = 'payment.refund' and attempts = 0)`;

/** Rows that cannot succeed: missing records, empty payloads, unknown topics. */
const poisonRows = (query, each) =>
  query(
    `insert into outbox (topic, dedupe_key, payload, attempts)
     select topic, 'poison:' || topic || ':' || kind || ':' || n, payload::jsonb, attempts
     from generate_series(1, $1::int) n,
       (values ('shipment.create', 'gone', '{"shipmentId": 2000000000}', $2::int),
               ('mail.send', 'empty', '{}', $2),
               ('payment.refund', 'gone', '{"paymentId": 2000000000}', 0),
               ('of.another.version', 'new', '{}', 0)) as kinds (topic, kind, payload, attempts)`,
    [each, LAST],
  );

/** Rows that crash the worker that claims them, and rows that block it for longer than its locks last. */
const fatalRows = (query, attempts) =>
  query(
    `insert into outbox (topic, dedupe_key, payload, attempts)
     values ('mail.send', 'poison:exit', '{}', $1), ('mail.send', 'poison:busy', '{}', $2)`,
    [attempts, LAST],
  );

/** Jobs without an outbox row. */
const poisonJobs = async ({ env }, each) => {
  const prefix = `liwan-${new URL(env.DATABASE_URL).pathname.slice(1)}`;
  for (const name of ['mail', 'shipments', 'payments']) {
    const client = new Redis(env.REDIS_URL);
    const queue = new Bull(name, { prefix, createClient: () => client });
    for (let n = 0; n < each; n += 1) {
      await queue.add({ outboxId: 'nonsense' });
      await queue.add({});
      await queue.add('unheard-of', { outboxId: '1' });
    }
    await queue.close();
    client.disconnect();
  }
};

/** jobs and outbox rows that fail, crash their worker or block it at every attempt, among normal orders. */
export const poisonMessages = {
  id: 'R-09',
  async run(environment) {
    const { short, query } = environment;
    const { workers } = await environment.start({
      worker: {
        flags: ['--import', new URL('../crash-injector.mjs', import.meta.url).href],
        expected: 'code 86',
      },
    });
    const each = short ? SHORT : FULL;
    await poisonRows(query, each);
    await fatalRows(query, short ? FATAL_SHORT : FATAL_FULL);
    await poisonJobs(environment, each);
    const most = short ? 20 : 200;
    const shop = await startLoad(environment, { perSecond: 10, most });
    const traffic = shop.open();
    await sleep((most / 10) * 1000);
    const row = await teardown(environment, shop, { traffic, mayRepeat: true });
    const alive = async () => (await query(ALIVE))[0].count;
    const limit = Date.now() + LIMIT_MS;
    while ((await alive()) > 0 && Date.now() < limit) await sleep(250);
    const left = await alive();
    const ended = workers.reduce((sum, { expectedExits }) => sum + expectedExits, 0);
    return {
      ...row,
      notes: [
        `${4 * each + 2} poison rows, ${9 * each} poison jobs, ${ended} worker crashes`,
        ...row.notes,
      ],
      wrong: [
        ...row.wrong,
        ...(left > 0 ? [`${left} poison rows are not dead letters`] : []),
        ...(ended === 0 ? ['no worker crashed'] : []),
      ],
    };
  },
};
