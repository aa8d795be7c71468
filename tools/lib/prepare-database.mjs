import { existsSync } from 'node:fs';
import pg from 'pg';
import { buildStamp, runApi } from './build.mjs';

const NOTE = `select shobj_description(oid, 'pg_database') as note
  from pg_database where datname = current_database()`;

/** The database itself remembers which build prepared it; one that may not be noted is prepared each time. */
const onDatabase = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const noteOf = (url) => onDatabase(url, async (client) => (await client.query(NOTE)).rows[0]?.note);

const note = (url, text) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    const name = client.escapeIdentifier(rows[0].name);
    await client.query(`comment on database ${name} is ${client.escapeLiteral(text)}`);
  });

/** Brings the database to the newest migration and loads the demo catalogue where none is. */
export const prepareDatabase = async (env, progress) => {
  const stamp = `prepared by build ${buildStamp()}`;
  if (existsSync(env.UPLOADS_DIR) && (await noteOf(env.DATABASE_URL)) === stamp) return;
  await progress.step('migrating the database', () => runApi('database/migrate.js', [], env));
  await progress.step('loading the demo catalogue, once', () =>
    runApi('database/seeds/seed.js', [], env),
  );
  await note(env.DATABASE_URL, stamp);
};
