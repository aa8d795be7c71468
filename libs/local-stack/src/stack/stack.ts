import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeData, throwawayData } from '../processes/isolated.js';
import { ProcessRegistry } from '../processes/process-registry.js';
import { startMailbox, type Mailbox } from '../mailbox/mailbox.js';
import { startPostgres, type LocalPostgres } from '../postgres/postgres.js';
import { startRedis, type LocalRedis } from '../redis/redis.js';
import { cardSandbox, carrierSandbox, type Sandbox } from './sandboxes.js';
import { localSecrets } from './secrets.js';
import type { RunningServer } from '../processes/server-process.js';
import { deleteStackState, saveStackState } from './stack-state.js';
import { portOf, type StackPorts } from './stack-ports.js';

/** Options of a local stack. */
export interface StackOptions {
  /** Data folder; default `.data`. */
  dataDir?: string;
  ports?: Partial<StackPorts>;
  /** A throwaway stack for tests: fresh data and free ports; *_URL settings are ignored. */
  isolated?: boolean;
  /** A throwaway PostgreSQL with fsync, whose commits survive a kill. */
  durable?: boolean;
  /** Number of mails that the mailbox stores. */
  maxMails?: number;
  onProgress?: (line: string) => void;
  /** Called when a server of the stack exits unexpectedly. */
  onDeath?: (name: string) => void;
}

/** A running local stack; an address is empty when a setting configures a real service. */
export interface Stack {
  dataDir: string;
  /** With the role that owns the tables; `env` has the others, which the migration command creates. */
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Page and JSON API of the mailbox. */
  mailboxUrl: string;
  cardSandboxUrl: string;
  carrierSandboxUrl: string;
  /** Settings of the API and its worker. */
  env: Record<string, string>;
  /** Registry of the processes of this data folder. */
  processRegistry: ProcessRegistry;
  /** The servers that this stack runs itself. */
  servers: { postgres?: LocalPostgres; redis?: RunningServer };
  stop: () => Promise<void>;
}

const asRole = (url: string, username: string, password: string): string =>
  Object.assign(new URL(url), { username, password }).href;

/** Settings of the own database: the application and the backup are not its owner. */
const ownRoles = (
  owner: string,
  { application, backup }: { application: string; backup: string },
): Record<string, string> => ({
  DATABASE_URL: asRole(owner, 'shop_application', application),
  DATABASE_OWNER_URL: owner,
  DATABASE_BACKUP_URL: asRole(owner, 'shop_backup', backup),
});

const NO_MAILBOX: Pick<Mailbox, 'url'> = { url: '' };
const NO_SANDBOX: Pick<Sandbox, 'url' | 'env'> = { url: '', env: {} };

/** Starts what the shop needs: PostgreSQL, Redis, a mailbox and both provider sandboxes. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { ports = {}, isolated = false, onProgress = () => undefined, onDeath } = options;
  const throwaway = isolated && !options.durable;
  const dataDir = isolated
    ? await throwawayData({ lasting: !throwaway })
    : resolve(options.dataDir ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const processRegistry = new ProcessRegistry(dataDir);
  await processRegistry.claim();
  deleteStackState(dataDir);
  const secrets = localSecrets(dataDir);
  const stops: (() => Promise<void>)[] = [];
  const servers: { postgres?: LocalPostgres; redis?: LocalRedis } = {};
  const stop = async (): Promise<void> => {
    for (const next of stops.splice(0).reverse()) await next();
    await processRegistry.stopOrphans();
    deleteStackState(dataDir);
    processRegistry.release();
    if (isolated) removeData(dataDir);
  };
  const started = async <T extends { stop: () => Promise<void> }>(part: Promise<T>): Promise<T> => {
    const running = await part;
    stops.push(running.stop);
    return running;
  };
  const port = (part: keyof StackPorts): Promise<number> => portOf(part, ports, isolated);
  const settingOf = (setting: string): string | undefined =>
    isolated ? undefined : process.env[setting] || undefined;

  const postgres = async (): Promise<string> => {
    onProgress('starting PostgreSQL');
    const options = { dataDir, password: secrets.postgres, processRegistry, throwaway, onDeath };
    servers.postgres = await started(startPostgres({ ...options, port: () => port('postgres') }));
    return servers.postgres.url;
  };
  const redis = async (): Promise<string> => {
    onProgress('starting Redis');
    const options = { dataDir, password: secrets.redis, processRegistry, onProgress, onDeath };
    servers.redis = await started(startRedis({ ...options, port: await port('redis') }));
    return servers.redis.url;
  };
  const mailbox = async (): Promise<Mailbox> =>
    started(
      startMailbox({ smtp: await port('smtp'), web: await port('mailbox') }, options.maxMails),
    );

  try {
    const external = settingOf('DATABASE_URL');
    const databaseUrl = external ?? (await postgres());
    const redisUrl = settingOf('REDIS_URL') ?? (await redis());
    const smtp = settingOf('SMTP_URL');
    const mail = smtp ? { ...NO_MAILBOX, smtpUrl: smtp } : await mailbox();
    const card = settingOf('CARD_BASE_URL')
      ? NO_SANDBOX
      : await started(
          cardSandbox(
            await port('card'),
            isolated ? undefined : join(dataDir, 'card-payments.json'),
          ),
        );
    const carrier = settingOf('CARRIER_BASE_URL')
      ? NO_SANDBOX
      : await started(carrierSandbox(await port('carrier')));
    const env = {
      ...(external ? { DATABASE_URL: external } : ownRoles(databaseUrl, secrets)),
      REDIS_URL: redisUrl,
      SMTP_URL: mail.smtpUrl,
      MAILBOX_URL: mail.url,
      JWT_SECRET: settingOf('JWT_SECRET') ?? secrets.jwt,
      UPLOADS_DIR: settingOf('UPLOADS_DIR') ?? join(dataDir, 'uploads'),
      ...card.env,
      ...carrier.env,
    };
    saveStackState(dataDir, env);
    return {
      dataDir,
      databaseUrl,
      redisUrl,
      smtpUrl: mail.smtpUrl,
      mailboxUrl: mail.url,
      cardSandboxUrl: card.url,
      carrierSandboxUrl: carrier.url,
      env,
      processRegistry,
      servers,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
