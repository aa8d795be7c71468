import { existsSync } from 'node:fs';
import { buildStamp, runApi } from './build.mjs';
import { tellDemoPayments } from './demo-payments.mjs';
import { ownerUrl } from './database-env.mjs';
import { onDatabase } from './on-database.mjs';

const NOTE = `select shobj_description(oid, 'pg_database') as note
  from pg_database where datname = current_database()`;

/** The database stores which build prepared it; without a known build or the permission to store that, it is prepared each time. */
const noteOf = (url) => onDatabase(url, async (client) => (await client.query(NOTE)).rows[0]?.note);

const note = (url, text) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    const name = client.escapeIdentifier(rows[0].name);
    await client.query(`comment on database ${name} is ${client.escapeLiteral(text)}`);
  });

/** The seed of a database that stays without the demo. */
const EMPTY = 'empty';

/** What was loaded into the database; empty before the first migration. */
const seedsOf = async (url) =>
  (await onDatabase(url, async (client) =>
    (await client.query('select name from seeds')).rows.map(({ name }) => name),
  )) ?? [];

const markEmpty = (url) =>
  onDatabase(url, (client) =>
    client.query('insert into seeds (name) values ($1) on conflict do nothing', [EMPTY]),
  );

/** Whether the admin account has been created. */
export const hasAdmin = async (url) =>
  (await onDatabase(
    url,
    async (client) =>
      (await client.query(`select from staff where type = 'admin' and deleted_at is null`))
        .rowCount,
  )) > 0;

/**
 * Migrates the database and loads the demo catalogue into an empty one; `cardSandbox` is the address of our card
 * sandbox. With `empty` the database stays without the demo, also at later starts. Returns whether it has the demo.
 */
export const prepareDatabase = async (
  env,
  progress,
  cardSandbox = '',
  { empty: startEmpty = false } = {},
) => {
  const seeds = await seedsOf(ownerUrl(env));
  if (startEmpty && seeds.includes('catalogue'))
    throw new Error(
      'This database has the demo shop. Set LIWAN_DATA_DIR to a new folder, or delete the data of the demo.',
    );
  const isDemo = !startEmpty && !seeds.includes(EMPTY);
  await migrateAndSeed(env, progress, isDemo);
  if (isDemo) await tellDemoPayments(ownerUrl(env), cardSandbox);
  return isDemo;
};

const migrateAndSeed = async (env, progress, isDemo) => {
  const built = buildStamp();
  const stamp = built && `prepared by build ${built}`;
  if (stamp && existsSync(env.UPLOADS_DIR) && (await noteOf(ownerUrl(env))) === stamp) return;
  await progress.step('migrating the database', () => runApi('app/commands/migrate.js', [], env));
  if (isDemo)
    await progress.step('loading the demo catalogue, once', () =>
      runApi('app/commands/seeds/seed.js', [], env),
    );
  else await markEmpty(ownerUrl(env));
  if (stamp) await note(ownerUrl(env), stamp);
};
