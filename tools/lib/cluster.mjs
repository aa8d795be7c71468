/** Production on one machine without containers: the proxy, two APIs, two workers, a bucket, the Redis user of production. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { ownEnv, whileRunning } from './own-shop.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { root, run } from './run.mjs';
import { shopEnv, startShop } from './shop.mjs';

const HOSTS = { shopHost: 'localhost', adminHost: 'admin.localhost' };
const PROCESSES = 2;
/** All processes share the folder of uploads then. */
const NO_BUCKET = { env: {}, stop: () => Promise.resolve() };

/** Makes the user of `deploy/redis/users.acl`, who may do what the shop needs and nothing else; answers its address. */
const redisUser = async (url) => {
  const password = randomBytes(24).toString('hex');
  const rules = readFileSync(path.join(root, 'deploy', 'redis', 'users.acl'), 'utf8');
  const [, ...user] = /^user (shop .*)$/m.exec(rules.replace('PASSWORD', password))[0].split(' ');
  const redis = new Redis(url);
  await redis.call('acl', 'setuser', ...user).finally(() => redis.disconnect());
  return Object.assign(new URL(url), { username: 'shop', password }).href;
};

/** Passwords come by file, as in production. */
const byFile = (folder, settings) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => {
      const file = path.join(folder, name.toLowerCase());
      writeFileSync(file, `${value}\n`, { mode: 0o600 });
      return [`${name}_FILE`, file];
    }),
  );
};

const settingsOf = async (stack, bucket, httpsPort) => {
  const { DATABASE_URL, REDIS_URL, JWT_SECRET, ...open } = stack.env;
  const secrets = { DATABASE_URL, JWT_SECRET, REDIS_URL: await redisUser(REDIS_URL) };
  return {
    ...open,
    ...bucket.env,
    ...byFile(path.join(stack.dataDir, 'secrets'), secrets),
    SHOP_URL: `https://${HOSTS.shopHost}:${httpsPort}`,
    ADMIN_URL: `https://${HOSTS.adminHost}:${httpsPort}`,
    TRUST_PROXY: '1',
  };
};

/** Does some work beside the whole topology on a stack; `settings` change those of the API and its worker. */
export const withCluster = async ({ stack, httpsPort, settings = {}, progress }, work) => {
  const { freePort, startProxy, startS3Server } = await import('@shop/local-stack');
  const isFolder = process.env.STORAGE_DRIVER === 'file';
  const bucket = isFolder ? NO_BUCKET : await startS3Server(progress.say);
  return whileRunning(bucket.stop, async () => {
    const own = await settingsOf(stack, bucket, httpsPort);
    const env = { ...shopEnv({ env: own }, 0, ownEnv()), ...own, ...settings };
    // These two know only the addresses themselves.
    await prepareDatabase({ ...env, DATABASE_URL: stack.env.DATABASE_URL }, progress);
    const assets = path.join(stack.dataDir, 'assets');
    await progress.step('publishing the files of both apps', () =>
      run(process.execPath, ['deploy/publish-assets.mjs', assets]),
    );
    const apiPorts = [];
    while (apiPorts.length < PROCESSES) apiPorts.push(await freePort());
    const shop = await startShop({ stack, env, apiPorts, workers: PROCESSES, progress });
    return whileRunning(shop.stop, async () => {
      const httpPort = await freePort();
      const { dataDir, ledger } = stack;
      const places = { dataDir, ledger, assets, ...HOSTS, httpsPort, httpPort, apiPorts };
      const proxy = await startProxy({ ...places, onProgress: progress.say });
      return whileRunning(proxy.stop, () => work({ env, proxy }));
    });
  });
};
