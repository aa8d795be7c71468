import { setTimeout as sleep } from 'node:timers/promises';
import Bull from 'bull';
import { Redis } from 'ioredis';
import { drain, readBooks } from '../books.mjs';
import { failedOf, troubleOf } from '../buyer.mjs';
import { crowd } from './crowd.mjs';

/** In the full run more than the relay takes at a time. */
const SHORT = 30;
const FULL = 120;
/** The last of the tries a row gets. */
const LAST = 35;
const LIMIT_MS = 60_000;

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

/** jobs and rows that fail whenever they are tried, among the orders of a day. */
export const poison = {
  id: 'R-09',
  async run(ground) {
    const { short, sql } = ground;
    await ground.start();
    const each = short ? SHORT : FULL;
    await poisonRows(sql, each);
    await poisonJobs(ground, each);
    const most = short ? 30 : 200;
    const shop = await crowd(ground, { perSecond: 10, most });
    const traffic = shop.open();
    await sleep((most / 10) * 1000);
    await traffic.stop();
    const drained = await drain(ground);
    const began = Date.now();
    const waiting = async () =>
      (
        await sql(
          `select count(*)::int as count from outbox
           where dedupe_key like 'poison:%' and dead_at is null and (attempts >= $1 or topic = 'payment.refund' and attempts = 0)`,
          [LAST],
        )
      )[0].count;
    while ((await waiting()) > 0 && Date.now() < began + LIMIT_MS) await sleep(250);
    const alive = await waiting();
    const books = await readBooks(ground, shop.tally, { stock: shop.stock });
    return {
      ...books,
      lost: books.lost + alive,
      drained,
      failed: failedOf(shop.tally),
      notes: [
        `${4 * each} poisoned rows, ${9 * each} poisoned jobs, ${alive} of them untried`,
        ...troubleOf(shop.tally),
        ...books.notes,
      ],
    };
  },
};
