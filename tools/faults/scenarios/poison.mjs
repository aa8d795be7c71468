import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { ending } from '../ending.mjs';
import { crowd } from './crowd.mjs';

/** In the full run more than the relay takes at a time. */
const SHORT = 20;
const FULL = 120;
/** The last of the tries a row gets. */
const LAST = 35;
/** Tries from which two ends of a worker are the last, and four. */
const FATAL_SHORT = 30;
const FATAL_FULL = 24;
const LIMIT_MS = 10 * 60_000;
/** What some process has to give up, or to say that it cannot be done. */
const ALIVE = `select count(*)::int as count from outbox
  where dedupe_key like 'poison:%' and dead_at is null
    and (attempts >= ${FATAL_FULL} or topic = 'payment.refund' and attempts = 0)`;

/** Rows nobody can work off: for things that are not there, without ids, of a kind this version does not know. */
const poisonRows = (sql, each) =>
  sql(
    `insert into outbox (topic, dedupe_key, payload, attempts)
     select topic, 'poison:' || topic || ':' || kind || ':' || n, payload::jsonb, attempts
     from generate_series(1, $1::int) n,
       (values ('shipment.create', 'gone', '{"shipmentId": 2000000000}', $2::int),
               ('mail.send', 'empty', '{}', $2),
               ('payment.refund', 'gone', '{"paymentId": 2000000000}', 0),
               ('of.another.version', 'new', '{}', 0)) as kinds (topic, kind, payload, attempts)`,
    [each, LAST],
  );

/** Rows that end the worker which begins them, and rows that keep it busy for longer than its locks hold. */
const fatalRows = (sql, attempts) =>
  sql(
    `insert into outbox (topic, dedupe_key, payload, attempts)
     values ('mail.send', 'poison:exit', '{}', $1), ('mail.send', 'poison:busy', '{}', $2)`,
    [attempts, LAST],
  );

/** Jobs no row stands behind. */
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

/** jobs and rows that fail, end their worker or block it whenever they are tried, among the orders of a day. */
export const poison = {
  id: 'R-09',
  async run(ground) {
    const { short, sql } = ground;
    const { workers } = await ground.start({
      worker: {
        flags: ['--import', new URL('../bomb.mjs', import.meta.url).href],
        expected: 'code 86',
      },
    });
    const each = short ? SHORT : FULL;
    await poisonRows(sql, each);
    await fatalRows(sql, short ? FATAL_SHORT : FATAL_FULL);
    await poisonJobs(ground, each);
    const most = short ? 20 : 200;
    const shop = await crowd(ground, { perSecond: 10, most });
    const traffic = shop.open();
    await sleep((most / 10) * 1000);
    const row = await ending(ground, shop, { traffic, mayRepeat: true });
    const alive = async () => (await sql(ALIVE))[0].count;
    const limit = Date.now() + LIMIT_MS;
    while ((await alive()) > 0 && Date.now() < limit) await sleep(250);
    const left = await alive();
    const ended = workers.reduce((sum, { expectedDeaths }) => sum + expectedDeaths, 0);
    return {
      ...row,
      notes: [
        `${4 * each + 2} poisoned rows, ${9 * each} poisoned jobs, ${ended} workers ended by them`,
        ...row.notes,
      ],
      wrong: [
        ...row.wrong,
        ...(left > 0 ? [`${left} poisoned rows are not given up`] : []),
        ...(ended === 0 ? ['no worker was ended'] : []),
      ],
    };
  },
};
