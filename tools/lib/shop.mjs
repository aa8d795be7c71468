import path from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { root } from './run.mjs';
import { waitReady } from './wait-ready.mjs';

/** Settings of the API and its worker on a local stack; what the environment says comes first. */
export const shopEnv = (stack, port, given = process.env) => ({
  ...given,
  NODE_ENV: given.NODE_ENV ?? 'development',
  // Every thread that decoded a picture would keep its own share of memory: 350 MB instead of 110.
  MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '1',
  PORT: String(port),
  SHOP_URL: given.SHOP_URL ?? `http://localhost:${port}`,
  ADMIN_URL: given.ADMIN_URL ?? `http://admin.localhost:${port}`,
  ...stack.env,
});

/** Node's own limits for a server that needs little: garbage goes early instead of growing to what the machine has. */
export const NODE_FLAGS = [
  '--enable-source-maps',
  '--max-old-space-size=256',
  '--max-semi-space-size=8',
];

const nth = (name, at) => (at === 0 ? name : `${name}-${at + 1}`);

/** Starts the API, once on each port, and its workers on a prepared database and waits until each API answers. */
export const startShop = async ({
  stack,
  env,
  apiPort,
  apiPorts = [apiPort],
  workers = 1,
  progress,
  onGivenUp,
}) => {
  let giveUp;
  const givenUp = new Promise((_resolve, reject) => (giveUp = reject));
  givenUp.catch(() => undefined);
  const program = (name, file, port) =>
    keepRunning({
      name,
      args: [...NODE_FLAGS, path.join(root, 'api', 'dist', file)],
      env: { ...env, PORT: String(port) },
      logFile: path.join(stack.dataDir, 'logs', `${name}.log`),
      ledger: stack.ledger,
      say: progress.say,
      onGivenUp: (reason) => {
        giveUp(new Error(reason));
        onGivenUp?.(reason);
      },
    });
  const all = [
    ...apiPorts.map((port, at) => program(nth('api', at), 'main.js', port)),
    ...Array.from({ length: workers }, (_, at) => program(nth('worker', at), 'worker.js', 0)),
  ];
  const stop = () => Promise.all(all.map((part) => part.stop()));
  try {
    await progress.step('starting the shop', () =>
      Promise.all(
        apiPorts.map((port) => waitReady(`http://127.0.0.1:${port}/api/health/ready`, givenUp)),
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    restart: () => Promise.all(all.map((part) => part.restart())),
    kill: () => all.forEach((part) => part.kill()),
  };
};
