import { randomBytes } from 'node:crypto';
import { runApi } from '../lib/build.mjs';
import { databaseEnv } from '../lib/database-env.mjs';
import { ownEnv } from '../lib/own-shop.mjs';
import { shopEnv } from '../lib/shop.mjs';
import { openDatabase } from './retrying-database.mjs';

const TEMPLATE = 'faults_template';

const urlOf = (stack, name) =>
  Object.assign(new URL(stack.databaseUrl), { pathname: `/${name}` }).href;

const ensureTemplate = async (stack, query) => {
  const known = await query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (known.length > 0) return;
  await query(`create database ${TEMPLATE}`);
  const env = shopEnv(stack, 4000, ownEnv());
  await runApi('app/commands/migrate.js', [], { ...env, ...databaseEnv(env, TEMPLATE) });
};

/** A migrated database of its own for one scenario, copied from a template; `drop` removes it. */
export const createScenarioDatabase = async (stack) => {
  const server = openDatabase(stack.databaseUrl);
  await ensureTemplate(stack, server.query);
  const name = `faults_${randomBytes(5).toString('hex')}`;
  await server.query(`create database ${name} template ${TEMPLATE}`);
  const url = urlOf(stack, name);
  const database = openDatabase(url);
  return {
    name,
    url,
    query: database.query,
    async drop() {
      await database.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
};
