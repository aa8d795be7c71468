/** Production on one machine without containers: the proxy, two APIs, two workers, a replica, a bucket, the Redis user of production. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { Agent, setGlobalDispatcher } from 'undici';
import { withoutOwner } from './database-env.mjs';
import { ownEnv, whileRunning } from './own-shop.mjs';
import { prepareDatabase } from './prepare-database.mjs';
import { root, run } from './run.mjs';
import { shopEnv, startShop } from './shop.mjs';

const HOSTS = { shopHost: 'localhost', adminHost: 'admin.localhost' };
const PROCESSES = 2;
/** With local storage all processes share the upload folder. */
const NO_BUCKET = { env: {}, stop: () => Promise.resolve() };
/** Gives the account of the API the rights that it has in production. */
const setPolicy = ({ env, owner }) =>
  run(process.execPath, ['api/dist/app/commands/bucket-policy.js'], {
    env: { ...env, ...owner },
  });

/** Creates the restricted Redis user of `deploy/redis/users.acl`; returns its address. */
const redisUser = async (url) => {
  const password = randomBytes(24).toString('hex');
  const rules = readFileSync(path.join(root, 'deploy', 'redis', 'users.acl'), 'utf8');
  const [, ...user] = /^user (shop .*)$/m.exec(rules.replace('PASSWORD', password))[0].split(' ');
  const redis = new Redis(url);
  await redis.call('acl', 'setuser', ...user).finally(() => redis.disconnect());
  return Object.assign(new URL(url), { username: 'shop', password }).href;
};

/** Secrets are read from files, as in production. */
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

const settingsOf = async (stack, replica, bucket, httpsPort) => {
  const { DATABASE_URL, REDIS_URL, JWT_SECRET, ...open } = withoutOwner(stack.env);
  const { host } = new URL(replica.url);
  const addresses = {
    DATABASE_URL,
    DATABASE_READ_URL: Object.assign(new URL(DATABASE_URL), { host }).href,
  };
  const secrets = { ...addresses, JWT_SECRET, REDIS_URL: await redisUser(REDIS_URL) };
  return {
    ...open,
    ...bucket.env,
    ...byFile(path.join(stack.dataDir, 'secrets'), secrets),
    SHOP_URL: `https://${HOSTS.shopHost}:${httpsPort}`,
    ADMIN_URL: `https://${HOSTS.adminHost}:${httpsPort}`,
    TRUST_PROXY: '1',
  };
};

const freePorts = async (count) => {
  const { freePort } = await import('@shop/local-stack');
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
};

/** Runs `work` with the whole topology on a stack; `settings` override those of the API and its worker. */
export const withCluster = async ({ stack, httpsPort, settings = {}, progress }, work) => {
  const { startProxy, startReplica, startS3Server } = await import('@shop/local-stack');
  const { dataDir, processRegistry } = stack;
  const isFolder = process.env.STORAGE_DRIVER === 'file';
  const parts = [isFolder ? NO_BUCKET : await startS3Server(progress.say)];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  return whileRunning(stop, async () => {
    if (!isFolder) await setPolicy(parts[0]);
    progress.say('starting a replica of PostgreSQL');
    const replica = await startReplica({ dataDir, processRegistry, primaryUrl: stack.databaseUrl });
    parts.push(replica);
    const own = await settingsOf(stack, replica, parts[0], httpsPort);
    const env = { ...shopEnv({ env: own }, 0, ownEnv()), ...own, ...settings };
    // These two accept only the exact addresses.
    const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_BACKUP_URL } = stack.env;
    const owner = { ...env, DATABASE_URL, DATABASE_OWNER_URL, DATABASE_BACKUP_URL };
    await prepareDatabase(owner, progress, stack.cardSandboxUrl);
    const assets = path.join(dataDir, 'assets');
    await progress.step('publishing the files of both apps', () =>
      run(process.execPath, ['deploy/publish-assets.mjs', assets]),
    );
    const [apiPorts, metricsPorts] = [await freePorts(PROCESSES), await freePorts(2 * PROCESSES)];
    const processes = { apiPorts, metricsPorts, workers: PROCESSES };
    parts.push(await startShop({ stack, env, ...processes, progress }));
    const [httpPort] = await freePorts(1);
    const places = { dataDir, processRegistry, assets, ...HOSTS, httpsPort, httpPort, apiPorts };
    const proxy = await startProxy({ ...places, onProgress: progress.say });
    parts.push(proxy);
    // The card sandbox runs in this process and sends returns to the shop itself.
    setGlobalDispatcher(new Agent({ connect: { ca: readFileSync(proxy.certificate) } }));
    return work({ env, proxy, metricsPorts });
  });
};
