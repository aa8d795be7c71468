import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, postgresClient } from '@shop/local-stack';
import { ownEnv, whileRunning } from '../lib/own-shop.mjs';
import { prepareDatabase } from '../lib/prepare-database.mjs';
import { shopEnv, startShop } from '../lib/shop.mjs';
import { responsesOf, pictureOf } from './check-responses.mjs';
import { openBackups } from './backups.mjs';
import { filesIn } from './files.mjs';
import { connected } from './database.mjs';
import { createRestorePoint, untilStreamed } from './restore-points.mjs';
import { addBrand, logIn, ordering } from './demo-shoppers.mjs';
import { fromBase, fromDump } from './restore-paths.mjs';

const SETTINGS = { LIMIT_FACTOR: '1000000', CASH_RULES: 'false', LOG_LEVEL: 'warn' };
/** Of all shoppers together; each may order ten times a minute. */
const PER_SECOND = 2;
const SHOPPERS = 20;
const ORDERS_BETWEEN = 10;
const MOMENT = 'drill';
/** Products to order, and a product and an order that stay unchanged. */
const RECORDS = `with sold as (update products set stock = 100000 where id in (
    select id from products where cardinality(sizes) < 2 and cardinality(colors) < 2 order by id desc limit 5) returning id)
  select array_agg(id) as sold, (select min(id) from products) as "productId",
    (select operation_id from orders where user_id = $1 and state in ('delivered', 'cancelled') order by id limit 1) as "operationId"
  from sold`;

const moreOrders = async ({ acknowledged }) => {
  const enough = acknowledged.size + ORDERS_BETWEEN;
  while (acknowledged.size < enough) await sleep(100);
};

/** Acknowledged orders that are missing in a database. */
const missingOf = (acknowledged) => async (client) => {
  const { rows } = await client.query('select operation_id from orders');
  const known = new Set(rows.map(({ operation_id }) => operation_id));
  const missing = acknowledged.filter((id) => !known.has(id)).length;
  return { missing: `${missing} of ${acknowledged.length} orders` };
};

const drillOn = async ({ stack, progress, env, url, backups }) => {
  const { step } = progress;
  const ask = (text, values) =>
    connected(stack.databaseUrl, async (client) => (await client.query(text, values)).rows);
  // The first shopper orders only from the restored shops.
  const [guest, ...buyers] = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, at) => logIn(url, `shopper${at + 1}@example.com`)),
  );
  const [{ id, token }] = buyers;
  const [{ sold, productId, operationId }] = await ask(RECORDS, [id]);
  const target = { productId, operationId, token };
  const shopping = ordering(url, { buyers, products: sold, perSecond: PER_SECOND });
  const request = () => ({ ...shopping.make(0), buyer: guest });
  const drill = { stack, progress, settings: SETTINGS, backups, target, request };
  const stopServing = await step('the first backup, while orders come in', () => backups.serve());
  return whileRunning(stopServing, async () => {
    drill.expected = await responsesOf(url, target);
    const picture = path.join(env.UPLOADS_DIR, pictureOf(drill.expected.product));
    await addBrand(url, picture);
    drill.filesBefore = filesIn(env.UPLOADS_DIR);
    await backups.backUp('uploads');
    const dump = await step('a dump, into an empty database', () => fromDump(drill));
    const base = await step('a base', () => backups.backUp('base'));
    await moreOrders(shopping.tally);
    const before = await connected(stack.databaseUrl, (client) =>
      createRestorePoint(client, MOMENT),
    );
    await moreOrders(shopping.tally);
    await connected(stack.databaseUrl, untilStreamed);
    await stack.servers.postgres.crash('SIGKILL');
    const acknowledged = [...shopping.tally.acknowledged.values()];
    const moment = { source: 'base and WAL to a restore point', before, backup: base.seconds };
    const last = { source: 'base and WAL to the last change', backup: base.seconds };
    const results = [
      dump,
      await step(moment.source, () => fromBase(drill, { ...moment, until: ['name', MOMENT] })),
      await step(last.source, () => fromBase(drill, last, missingOf(acknowledged))),
    ];
    await stack.servers.postgres.restart();
    await shopping.stop();
    return results;
  });
};

/** Backs a shop up as production does, kills its database and restores it in three ways; returns a row for each. */
export const runRestoreDrill = async (stack, progress) => {
  const client = await postgresClient(progress.say);
  const port = await freePort();
  const env = { ...shopEnv(stack, port, ownEnv()), ...SETTINGS };
  await prepareDatabase(env, progress, stack.cardSandboxUrl);
  const { dataDir } = stack;
  const databaseUrl = stack.env.DATABASE_BACKUP_URL;
  const backups = openBackups({ dataDir, client, databaseUrl, uploads: env.UPLOADS_DIR });
  const shop = await startShop({ stack, env, apiPort: port, progress });
  return whileRunning(shop.stop, () =>
    drillOn({ stack, progress, env, url: `http://127.0.0.1:${port}`, backups }),
  );
};
