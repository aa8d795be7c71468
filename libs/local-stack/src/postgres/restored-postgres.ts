import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ProcessRegistry } from '../processes/process-registry.js';
import { serverDataDir } from '../data-directories.js';
import { freePort } from '../ports.js';
import { startPostgres, type LocalPostgres } from './postgres.js';
import { unprivilegedUser } from '../processes/run-as.js';

const POLL_MS = 200;
const RECOVERY_LIMIT_MS = 300_000;

/** Resolves when recovery has ended and the server accepts writes. */
const recovered = async (url: string): Promise<void> => {
  const limit = Date.now() + RECOVERY_LIMIT_MS;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ waits: boolean }>(
        'select pg_is_in_recovery() as waits',
      );
      if (!rows[0]?.waits) return;
      if (Date.now() > limit) throw new Error('PostgreSQL did not finish its recovery in time.');
      await sleep(POLL_MS);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts a separate PostgreSQL on data that `lay` restores; resolves when it accepts writes. */
export const startRestoredPostgres = async (
  dataDir: string,
  password: string,
  lay: (home: string) => Promise<void>,
): Promise<LocalPostgres> => {
  mkdirSync(dataDir, { recursive: true });
  const home = serverDataDir(dataDir, 'postgres', unprivilegedUser());
  writeFileSync(join(dataDir, 'postgres-place'), home);
  await lay(home);
  const processRegistry = new ProcessRegistry(dataDir);
  const options = { dataDir, password, processRegistry, port: freePort, throwaway: false };
  const server = await startPostgres(options);
  try {
    await recovered(server.url);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
};
