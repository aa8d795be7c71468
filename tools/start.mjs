/**
 * `npm start`: everything from a bare checkout to a running shop. `--dev` adds hot reload, `--empty` leaves out the
 * demo catalogue.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { install } from './install.mjs';
import { addresses } from './lib/addresses.mjs';
import { build, checkIsBuilt } from './lib/build.mjs';
import { demoTimeouts, startFaultControl } from './lib/fault-control.mjs';
import { whenNpmDies } from './lib/npm-parent.mjs';
import { createProgress } from './lib/progress.mjs';
import { root } from './lib/run.mjs';
import { shopEnv, startShop } from './lib/shop.mjs';

const isDev = process.argv.includes('--dev');
const isEmpty = process.argv.includes('--empty');
/** Starts what is installed and built: for tests, which would otherwise replace their own dependencies. */
const isPrepared = process.argv.includes('--prepared');
// After its terminal is closed, the command still stops what it started.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
const progress = createProgress();
const running = [];
let stopping = false;

const stopAll = async (code) => {
  if (stopping) return;
  stopping = true;
  progress.say('stopping');
  for (const part of running.splice(0).reverse())
    await part.stop().catch((error) => progress.say(error.message));
  progress.say('stopped');
  process.exit(code);
};

const force = () => {
  progress.say('forced to end; the next start clears what is left');
  for (const part of running) part.kill?.();
  process.exit(130);
};

const fail = (message) => {
  process.exitCode = 1;
  console.error(`\n${message}\n`);
  return stopAll(1);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void (stopping ? force() : stopAll(signal === 'SIGINT' ? 130 : 143)));
whenNpmDies(() => void stopAll(1));

/** Settings of a shop without the demo; the address of its first run while it has no admin account. */
const prepareFirstRun = async (env) => {
  const { hasAdmin } = await import('./lib/prepare-database.mjs');
  env.SHOP_NAME ??= 'Online shop';
  env.SHOP_NAME_AR ??= 'المتجر الإلكتروني';
  env.MAIL_FROM ??= 'no-reply@localhost';
  if (await hasAdmin(env.DATABASE_URL)) return undefined;
  env.SETUP_TOKEN ??= randomBytes(24).toString('hex');
  return `${env.ADMIN_URL}/first-run#${env.SETUP_TOKEN}`;
};

const start = async () => {
  if (isPrepared) checkIsBuilt();
  else {
    await install(progress);
    await build(progress);
  }
  const { claimPort, freePort, portFrom, startStack } = await import('@shop/local-stack');
  const dataDir = process.env.LIWAN_DATA_DIR ?? path.join(root, '.data');
  const stack = await startStack({
    dataDir,
    onProgress: progress.say,
    onDeath: (name) => void fail(`${name} ended; its log is ${dataDir}/logs/${name}.log`),
  });
  running.push(stack);
  const port = await claimPort(portFrom('PORT', 4000), 'PORT');
  const env = shopEnv(stack, port);
  const { prepareDatabase } = await import('./lib/prepare-database.mjs');
  const options = { empty: isEmpty };
  const isDemo = await prepareDatabase(env, progress, stack.cardSandboxUrl, options);
  const firstRun = isDemo ? undefined : await prepareFirstRun(env);
  const apiPort = isDev ? await freePort() : port;
  const faults = isDemo
    ? await startFaultControl({ stack, url: `http://127.0.0.1:${apiPort}`, say: progress.say })
    : undefined;
  if (isDemo) Object.assign(env, demoTimeouts(stack), faults.env);
  const onGivenUp = (why) => void fail(why);
  const shop = await startShop({ stack, env, apiPort, progress, onGivenUp });
  running.push(shop);
  if (faults) {
    faults.attach(shop);
    // Stopped before the shop, whose worker it would start again.
    running.push(faults);
  }
  if (isDev) {
    const { startDevServer } = await import('./dev-server.mjs');
    running.push(await startDevServer({ port, apiPort, shop, stack, progress, onGivenUp }));
  }
  progress.say('ready');
  console.log(addresses(env, stack, { isDemo, firstRun }));
};

start().catch((error) => (stopping ? undefined : fail(error.message)));
