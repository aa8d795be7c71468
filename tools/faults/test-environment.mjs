import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@shop/local-stack';
import { databaseEnv } from '../lib/database-env.mjs';
import { ownEnv } from '../lib/own-shop.mjs';
import { shopEnv } from '../lib/shop.mjs';
import { waitReady } from '../lib/wait-ready.mjs';
import { createFixtures } from './fixtures.mjs';
import { resetSandboxes } from './sandboxes.mjs';
import { createScenarioDatabase } from './scenario-database.mjs';
import { ShopProcess } from './shop-process.mjs';
import { TIMEOUTS } from './timeouts.mjs';

const READY_LIMIT_MS = 10 * 60_000;

/** A new shop for one scenario: database, sandboxes and mailbox without any records; `start` starts its processes. */
export const openTestEnvironment = async ({ stack, short, say }) => {
  const { name, url: databaseUrl, query, drop } = await createScenarioDatabase(stack);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...shopEnv(stack, port, { ...ownEnv(), SHOP_URL: url }),
    ...databaseEnv(stack.env, name),
    TIMEOUTS: JSON.stringify(TIMEOUTS),
    BOOKING_DELAY_MINUTES: '0',
    LIMIT_FACTOR: '1000000',
    CASH_RULES: 'false',
    LOG_LEVEL: 'warn',
  };
  const logs = path.join(stack.dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const ready = () => waitReady(`${url}/api/health/ready`, undefined, READY_LIMIT_MS);
  const processes = [];
  const startProcess = (file, options = {}) => {
    const logFile = path.join(logs, `${name}-${file}-${processes.length}.log`);
    const started = new ShopProcess({ file, env, logFile, ...options });
    processes.push(started);
    return started;
  };
  const sandboxes = await resetSandboxes(stack);
  return {
    ...{ stack, short, say, env, url, databaseUrl, query, ready, startProcess },
    ...sandboxes,
    ...(await createFixtures({ query, env, url })),
    unexpectedExits: () => processes.flatMap(({ unexpectedExits }) => unexpectedExits),
    /** Resolves once a worker has sent its first heartbeat. */
    async workerReady(worker) {
      const rows = () => query('select 1 from workers where pid = $1', [worker.pid]);
      while ((await rows()).length === 0) await sleep(100);
    },
    /** One API process and some workers. */
    async start({ workers = 2, worker = {} } = {}) {
      const api = startProcess('main.js');
      const started = Array.from({ length: workers }, () => startProcess('worker.js', worker));
      await ready();
      return { api, workers: started };
    },
    async close() {
      await Promise.all(processes.map((one) => one.end()));
      await drop();
    },
  };
};
