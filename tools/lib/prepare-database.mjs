import { existsSync } from 'node:fs';
import { buildStamp, runApi } from './build.mjs';
import { tellDemoPayments } from './demo-payments.mjs';
import { onDatabase } from './on-database.mjs';

const NOTE = `select shobj_description(oid, 'pg_database') as note
  from pg_database where datname = current_database()`;

/** The database stores which build prepared it; without the permission to store that, it is prepared each time. */
const noteOf = (url) => onDatabase(url, async (client) => (await client.query(NOTE)).rows[0]?.note);

const note = (url, text) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    const name = client.escapeIdentifier(rows[0].name);
    await client.query(`comment on database ${name} is ${client.escapeLiteral(text)}`);
  });

/**
 * Migrates the database and loads the demo catalogue into an empty one; `cardSandbox` is the address of our card
 * sandbox.
 */
export const prepareDatabase = async (env, progress, cardSandbox = '') => {
  await migrateAndSeed(env, progress);
  await tellDemoPayments(env.DATABASE_URL, cardSandbox);
};

const migrateAndSeed = async (env, progress) => {
  const stamp = `prepared by build ${buildStamp()}`;
  if (existsSync(env.UPLOADS_DIR) && (await noteOf(env.DATABASE_URL)) === stamp) return;
  await progress.step('migrating the database', () => runApi('app/commands/migrate.js', [], env));
  await progress.step('loading the demo catalogue, once', () =>
    runApi('app/commands/seeds/seed.js', [], env),
  );
  await note(env.DATABASE_URL, stamp);
};
