import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@shop/local-stack';
import { root } from '../lib/run.mjs';
import { nodeFlags } from '../lib/shop.mjs';
import { waitReady } from '../lib/wait-ready.mjs';

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

const start = (file, env, execArgv = []) => {
  const child = fork(path.join(root, file), { env: { ...process.env, ...env }, execArgv });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} exited with code ${code}.`);
  });
  ended.catch(() => undefined);
  const stop = async () => {
    if (!children.has(child)) return;
    child.kill('SIGTERM');
    await ended.catch(() => undefined);
  };
  return { child, ended, stop };
};

/** Resident memory in MB; undefined where the system does not report it. */
const residentMb = (pid) => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
};

const serve = async (file, env, ready, execArgv) => {
  const port = await freePort();
  const { child, ended, stop } = start(file, { ...env, PORT: String(port) }, execArgv);
  const origin = `http://127.0.0.1:${port}`;
  await waitReady(`${origin}${ready}`, ended);
  return { origin, stop, pid: child.pid, residentMb: () => residentMb(child.pid) };
};

/** The built API as in production, without rate limits unless `env` sets them; `cache` is `on`, `off`, or `parts`: of lists and products only. */
export const startOurs = (stack, { cache, execArgv = [], env = {} }) =>
  serve(
    'api/dist/main.js',
    {
      ...stack.env,
      NODE_ENV: 'production',
      REQUIRE_SECOND_FACTOR: 'none',
      LOG_LEVEL: 'error',
      MAIL_FROM: 'hello@example.com',
      SALES_EMAIL: 'sales@example.com',
      SHOP_URL: 'http://localhost:4000',
      ADMIN_URL: 'http://admin.localhost:4000',
      CARD_MERCHANT_KEY: randomBytes(32).toString('base64'),
      CARRIER_PASSWORD: 'bench-password',
      CARRIER_PIN: '123456',
      LIMIT_FACTOR: '1000000',
      MALLOC_ARENA_MAX: '1',
      RESPONSE_CACHE: cache,
      ...env,
    },
    '/api/health/ready',
    [...nodeFlags('main.js'), ...execArgv],
  );

export const startCeiling = (stack) =>
  serve('tools/bench/ceiling.mjs', stack.env, '/api/products/all?limit=1');

/** The bare server of orders. */
export const startBareOrders = (env) => serve('tools/bench/bare-orders.mjs', env, '/');

/** A load generator process; `run` returns its measurements. */
export const startLoad = () => {
  const { child, ended, stop } = start('tools/bench/load.mjs', {});
  const run = async (job) => {
    child.send(job);
    const [{ result, error }] = await Promise.race([once(child, 'message'), ended]);
    if (error) throw new Error(error);
    return result;
  };
  return { run, stop };
};
