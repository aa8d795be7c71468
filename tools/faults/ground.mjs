import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@shop/local-stack';
import pg from 'pg';
import { runApi } from '../lib/build.mjs';
import { ownEnv } from '../lib/own-shop.mjs';
import { shopEnv } from '../lib/shop.mjs';
import { logInStaff } from '../lib/staff-login.mjs';
import { waitReady } from '../lib/wait-ready.mjs';
import { Program } from './program.mjs';
import { signToken } from './token.mjs';

const TEMPLATE = 'faults_template';
const SQL_LIMIT_MS = 3 * 60_000;
const READY_LIMIT_MS = 10 * 60_000;
/** The waiting times of the flow in ms, about a tenth of the real ones and in the same order; a farewell takes its time. */
const TIMEOUTS = {
  cardTimeout: 2000,
  carrierTimeout: 2000,
  mailTimeout: 2000,
  returnEnquiryTimeout: 1000,
  createShipmentTimeout: 2000,
  outboxPollInterval: 500,
  outboxLease: 5000,
  retryBackoff: 200,
  jobLock: 3000,
  stalledInterval: 1500,
  sweepInterval: 1000,
  enquireAfter: 3000,
  autoShipAfter: 1000,
  shipmentConfirmTimeout: 8000,
  shipmentLookupDelay: 500,
  breakerWindow: 6000,
  breakerResetTimeout: 3000,
  refundEnquiryInterval: 3000,
  shutdownDelay: 4000,
  drainTimeout: 120_000,
};

/** The server may be away on purpose: a question is asked until it is answered. */
const asking = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const ask = async (text, values) => {
    const limit = Date.now() + SQL_LIMIT_MS;
    for (;;) {
      try {
        return (await pool.query(text, values)).rows;
      } catch (error) {
        // A mistake of ours has a class of 2x or 4x; what is lost with a connection has none of these.
        const isOurs = /^(2[0-9]|42)/.test(error.code ?? '');
        if (isOurs || Date.now() > limit) throw error;
        await sleep(200);
      }
    }
  };
  return { ask, end: () => pool.end() };
};

const ensureTemplate = async (stack, ask) => {
  const known = await ask('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (known.length > 0) return;
  await ask(`create database ${TEMPLATE}`);
  const env = shopEnv(stack, 4000, ownEnv());
  const url = Object.assign(new URL(stack.databaseUrl), { pathname: `/${TEMPLATE}` }).href;
  await runApi('app/commands/migrate.js', [], { ...env, DATABASE_URL: url });
};

const control = async (url, call, body) => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(
    `${url}/__control/${call}`,
    body && { ...post, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return answer.json();
};

/** A fresh shop for one scenario: database, books of the providers, mailbox; its processes are started by hand. */
export const openGround = async ({ stack, short, say }) => {
  const server = asking(stack.databaseUrl);
  await ensureTemplate(stack, server.ask);
  const name = `faults_${randomBytes(5).toString('hex')}`;
  await server.ask(`create database ${name} template ${TEMPLATE}`);
  const databaseUrl = Object.assign(new URL(stack.databaseUrl), { pathname: `/${name}` }).href;
  const db = asking(databaseUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...shopEnv(stack, port, { ...ownEnv(), SHOP_URL: url }),
    DATABASE_URL: databaseUrl,
    TIMEOUTS: JSON.stringify(TIMEOUTS),
    LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  };
  const logs = path.join(stack.dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const ready = () => waitReady(`${url}/api/health/ready`, undefined, READY_LIMIT_MS);
  const programs = [];
  const program = (file, how = {}) => {
    const logFile = path.join(logs, `${name}-${file}-${programs.length}.log`);
    const made = new Program({ file, env, logFile, ...how });
    programs.push(made);
    return made;
  };
  const carrier = (call, body) => control(stack.carrierSandboxUrl, call, body);
  const card = (call, body) => control(stack.cardSandboxUrl, call, body);
  await Promise.all([
    carrier('reset', {}),
    card('reset', {}),
    fetch(`${stack.mailboxUrl}/api/messages`, { method: 'DELETE' }),
  ]);
  const [{ id: category }] = await db.ask(
    `insert into categories (name) values ('Bags') returning id`,
  );
  const [{ id: vendor }] = await db.ask(
    `insert into staff (name, username, type, password_hash) values ('Vendor', 'vendor', 'vendor', 'none') returning id`,
  );
  let buyersMade = 0;
  return {
    stack,
    short,
    say,
    env,
    url,
    databaseUrl,
    sql: db.ask,
    carrier,
    card,
    program,
    deaths: () => programs.flatMap(({ deaths }) => deaths),
    ready,
    /** Resolves once a worker has said that it lives. */
    async lives(worker) {
      const known = () => db.ask('select 1 from workers where pid = $1', [worker.pid]);
      while ((await known()).length === 0) await sleep(100);
    },
    /** One API process and some workers. */
    async start({ workers = 2, worker = {} } = {}) {
      const api = program('main.js');
      const made = Array.from({ length: workers }, () => program('worker.js', worker));
      await ready();
      return { api, workers: made };
    },
    async products(count, stock) {
      const rows = await db.ask(
        `insert into products (name, price_fils, stock, category_id, vendor_id)
         select 'Thing ' || n, 10000, $2, $3, $4 from generate_series(1, $1::int) n returning id`,
        [count, stock, category, vendor],
      );
      return rows.map(({ id }) => id);
    },
    /** Shoppers who are logged in already. */
    async buyers(count) {
      const rows = await db.ask(
        `with made as (
           insert into users (name, email, phone, username, password_hash, email_verified_at)
           select 'Layla Hassan', 'buyer' || n || '@example.com', '+971501234567', 'buyer' || n, 'none', now()
           from generate_series($1::int + 1, $1::int + $2::int) n returning id
         )
         insert into sessions (id, actor_kind, actor_id, expires_at)
         select gen_random_uuid(), 'customer', id, now() + interval '1 day' from made
         returning id as sid, actor_id as id`,
        [buyersMade, count],
      );
      buyersMade += count;
      return rows.map(({ id, sid }) => ({ id, token: signToken(env.JWT_SECRET, id, sid) }));
    },
    /** Headers of an admin who is logged in. */
    async admin() {
      const said = await runApi('app/commands/first-admin.js', [], env);
      const password = /password (\S+),/.exec(said)[1];
      return logInStaff(url, { username: 'admin', password });
    },
    async close() {
      await Promise.all(programs.map((one) => one.end()));
      await db.end();
      await server.ask(`drop database ${name} with (force)`);
      await server.end();
    },
  };
};
