import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutOwner } from './database-env.mjs';
import { keepRunning } from './keep-running.mjs';
import { root } from './run.mjs';
import { waitReady } from './wait-ready.mjs';

/** Settings of the API and its worker on a local stack; environment variables take precedence. */
export const shopEnv = (stack, port, env = process.env) => ({
  ...env,
  NODE_ENV: env.NODE_ENV ?? 'development',
  // Each thread that decodes pictures keeps its own memory: 350 MB instead of 110.
  MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '1',
  PORT: String(port),
  SHOP_URL: env.SHOP_URL ?? `http://localhost:${port}`,
  ADMIN_URL: env.ADMIN_URL ?? `http://admin.localhost:${port}`,
  ...stack.env,
});

/** Node's flags for `main.js` or `worker.js`, those of production as in `deploy/serve.sh`. */
export const nodeFlags = (file) =>
  readFileSync(path.join(root, 'deploy', `${path.parse(file).name}.flags`), 'utf8')
    .trim()
    .split('\n');

const nth = (name, at) => (at === 0 ? name : `${name}-${at + 1}`);

/** Starts the API, once per port, and its workers on a prepared database, and waits until each API is ready. */
export const startShop = async ({
  stack,
  env,
  apiPort,
  apiPorts = [apiPort],
  workers = 1,
  metricsPorts = [],
  progress,
  onGivenUp,
}) => {
  let giveUp;
  const givenUp = new Promise((_resolve, reject) => (giveUp = reject));
  givenUp.catch(() => undefined);
  const ports = metricsPorts.values();
  const program = (name, file, port) => {
    const { value: metrics } = ports.next();
    return keepRunning({
      name,
      args: [...nodeFlags(file), path.join(root, 'api', 'dist', file)],
      env: {
        ...withoutOwner(env),
        PORT: String(port),
        ...(metrics && { METRICS_PORT: String(metrics) }),
      },
      logFile: path.join(stack.dataDir, 'logs', `${name}.log`),
      processRegistry: stack.processRegistry,
      say: progress.say,
      onGivenUp: (reason) => {
        giveUp(new Error(reason));
        onGivenUp?.(reason);
      },
    });
  };
  const all = [
    ...apiPorts.map((port, at) => program(nth('api', at), 'main.js', port)),
    ...Array.from({ length: workers }, (_, at) => program(nth('worker', at), 'worker.js', 0)),
  ];
  const stop = () => Promise.all(all.map((part) => part.stop()));
  try {
    await progress.step('starting the shop', () =>
      Promise.all(
        [
          ...apiPorts.map((port) => `${port}/api/health/ready`),
          ...metricsPorts.map((port) => `${port}/metrics`),
        ].map((place) => waitReady(`http://127.0.0.1:${place}`, givenUp)),
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    /** The first worker. */
    worker: all[apiPorts.length],
    restart: () => Promise.all(all.map((part) => part.restart())),
    kill: () => all.forEach((part) => part.kill()),
  };
};
