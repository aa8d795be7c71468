import { startFaultControl } from './fault-control.mjs';
import { shopEnv, startShop } from './shop.mjs';

const OURS =
  /^(DATABASE_(OWNER_|BACKUP_|READ_)?URL|REDIS_URL|SMTP_URL|SHOP_URL|ADMIN_URL|PORT|JWT_SECRET|UPLOADS_DIR|CARD_|CARRIER_)/;

/** What must be stopped when the command is interrupted. */
const running = new Set();

/** Stops everything on Ctrl-C and SIGTERM; a second signal ends the command at once. */
export const stopWhenInterrupted = () => {
  let interrupted = false;
  const stopAll = async () => {
    if (interrupted) process.exit(130);
    interrupted = true;
    for (const stop of [...running].reverse()) await stop().catch(() => undefined);
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll());
};

/** The environment without settings of real services. */
export const ownEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

/** Runs `work` and stops what it started, also after a failure or an interruption. */
export const whileRunning = async (stop, work) => {
  running.add(stop);
  try {
    return await work();
  } finally {
    running.delete(stop);
    await stop();
  }
};

/** Runs `work` with a throwaway stack. */
export const inOwnStack = async (progress, work, options = {}) => {
  const { startStack } = await import('@shop/local-stack');
  const stack = await startStack({ ...options, isolated: true, onProgress: progress.say });
  return whileRunning(
    () => stack.stop(),
    () => work(stack),
  );
};

/** Runs `work` with a stack whose data stays in a folder, on free ports and without real services. */
export const inKeptStack = async (progress, dataDir, work) => {
  for (const name of Object.keys(process.env)) if (OURS.test(name)) delete process.env[name];
  const { freePort, startStack } = await import('@shop/local-stack');
  const ports = {};
  for (const part of ['postgres', 'redis', 'smtp', 'mailbox', 'card', 'carrier'])
    ports[part] = await freePort();
  const stack = await startStack({ dataDir, ports, onProgress: progress.say });
  return whileRunning(
    () => stack.stop(),
    () => work(stack),
  );
};

/** Runs `work` with a throwaway shop with the demo data. */
export const withOwnShop = (progress, settings, work) =>
  inOwnStack(progress, async (stack) => {
    // Requires what `npm test` installs first.
    const { freePort } = await import('@shop/local-stack');
    const { prepareDatabase } = await import('./prepare-database.mjs');
    const port = await freePort();
    const env = { ...shopEnv(stack, port, ownEnv()), ...settings };
    await prepareDatabase(env, progress, stack.cardSandboxUrl);
    const url = `http://127.0.0.1:${port}`;
    const faults = await startFaultControl({ stack, url, say: progress.say });
    const shopSettings = { ...env, ...faults.env };
    const shop = await startShop({ stack, env: shopSettings, apiPort: port, progress });
    return whileRunning(shop.stop, () => {
      faults.attach(shop);
      // Stopped before the shop, whose worker it would start again.
      return whileRunning(faults.stop, () => work({ stack, env }));
    });
  });
