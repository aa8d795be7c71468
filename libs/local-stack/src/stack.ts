import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeData, throwawayData } from './isolated.js';
import { Ledger } from './ledger.js';
import { startMailbox } from './mailbox/mailbox.js';
import { startPostgres } from './postgres.js';
import { startRedis } from './redis.js';
import { localSecrets } from './secrets.js';
import { portOf, type StackPorts } from './stack-ports.js';

/** What a local stack may be told; nothing of it is needed. */
export interface StackOptions {
  /** Folder of everything that is kept; default `.data`. */
  dataDir?: string;
  ports?: Partial<StackPorts>;
  /** A throwaway stack for tests: fresh data, free ports, no *_URL setting is looked at. */
  isolated?: boolean;
  onProgress?: (line: string) => void;
  /** Called when a server of the stack ends although nobody asked it to. */
  onDeath?: (name: string) => void;
}

/** A running local stack. */
export interface Stack {
  dataDir: string;
  databaseUrl: string;
  redisUrl: string;
  smtpUrl: string;
  /** Page and JSON API of the mailbox; empty when SMTP_URL names another server. */
  mailboxUrl: string;
  /** Settings for the API and its worker. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

type Stop = () => Promise<void>;

/** Starts what the shop needs on a bare machine: PostgreSQL, Redis, a mailbox and both providers. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { ports = {}, isolated = false, onProgress = () => undefined, onDeath } = options;
  const dataDir = isolated ? await throwawayData() : resolve(options.dataDir ?? '.data');
  mkdirSync(dataDir, { recursive: true });
  const ledger = new Ledger(dataDir);
  ledger.claim();
  const secrets = localSecrets(dataDir);
  const given = (setting: string): string | undefined =>
    isolated ? undefined : process.env[setting] || undefined;
  const stops: Stop[] = [];
  const stop: Stop = async () => {
    for (const next of stops.splice(0).reverse()) await next();
    ledger.forget('owner');
    if (isolated) removeData(dataDir);
  };

  try {
    return await bringUp();
  } catch (error) {
    await stop();
    throw error;
  }

  async function bringUp(): Promise<Stack> {
    const databaseUrl = given('DATABASE_URL') ?? (await postgres());
    const redisUrl = given('REDIS_URL') ?? (await redis());
    const mail = given('SMTP_URL');
    const { smtpUrl, url: mailboxUrl } = mail ? { smtpUrl: mail, url: '' } : await mailbox();
    const env = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: smtpUrl,
      JWT_SECRET: given('JWT_SECRET') ?? secrets.jwt,
      UPLOADS_DIR: given('UPLOADS_DIR') ?? join(dataDir, 'uploads'),
      MAILBOX_URL: mailboxUrl,
    };
    return { dataDir, databaseUrl, redisUrl, smtpUrl, mailboxUrl, env, stop };
  }

  async function postgres(): Promise<string> {
    onProgress('starting PostgreSQL');
    const server = await startPostgres({
      dataDir,
      port: await portOf('postgres', ports, isolated),
      password: secrets.postgres,
      ledger,
      throwaway: isolated,
      onDeath,
    });
    stops.push(server.stop);
    return server.url;
  }

  async function redis(): Promise<string> {
    onProgress('starting Redis');
    const server = await startRedis({
      dataDir,
      port: await portOf('redis', ports, isolated),
      password: secrets.redis,
      ledger,
      onProgress,
      onDeath,
    });
    stops.push(server.stop);
    return server.url;
  }

  async function mailbox(): Promise<{ smtpUrl: string; url: string }> {
    const box = await startMailbox({
      smtp: await portOf('smtp', ports, isolated),
      web: await portOf('mailbox', ports, isolated),
    });
    stops.push(box.stop);
    return box;
  }
};
