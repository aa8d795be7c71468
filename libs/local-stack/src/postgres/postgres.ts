import { join } from 'node:path';
import pg from 'pg';
import type { ProcessRegistry } from '../processes/process-registry.js';
import { POSTGRES_USER, preparePostgresData } from './postgres-data.js';
import { postgresBinaries } from './postgres-binaries.js';
import { unprivilegedUser } from '../processes/run-as.js';
import { startServer, type RunningServer } from '../processes/server-process.js';

const DATABASE = 'shop';

/** Options of a local PostgreSQL. */
interface PostgresOptions {
  dataDir: string;
  /** Called once the leftovers of a killed command are removed. */
  port: () => Promise<number>;
  password: string;
  processRegistry: ProcessRegistry;
  /** The data need not survive a power failure (fsync off). */
  throwaway: boolean;
  onDeath?: ((name: string) => void) | undefined;
}

/** A running local database. */
export interface LocalPostgres extends RunningServer {
  url: string;
  home: string;
}

/** Server settings as command line options. */
export const postgresSettings = (port: number, isThrowaway: boolean): string[] => {
  const lasting = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // Shared memory of containers is too small for parallel plans.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const throwaway = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const all = isThrowaway ? { ...lasting, ...throwaway } : lasting;
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

const once = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const ensureDatabase = (client: pg.Client): Promise<void> =>
  client
    .query('select 1 from pg_database where datname = $1', [DATABASE])
    .then(async ({ rowCount }) => {
      if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    });

/** Starts PostgreSQL 18 on loopback with persistent data; resolves when it accepts queries. */
export const startPostgres = async (options: PostgresOptions): Promise<LocalPostgres> => {
  const user = unprivilegedUser();
  const binaries = postgresBinaries();
  const home = await preparePostgresData(options.dataDir, binaries, options.password, user);
  const port = await options.port();
  const address = (database: string): string =>
    `postgres://${POSTGRES_USER}:${options.password}@127.0.0.1:${port}/${database}`;
  const server = await startServer({
    name: 'postgres',
    command: binaries.postgres,
    args: ['-D', home, ...postgresSettings(port, options.throwaway)],
    cwd: home,
    logFile: join(options.dataDir, 'logs', 'postgres.log'),
    processRegistry: options.processRegistry,
    stopSignal: 'SIGINT',
    user,
    probe: () => once(address('postgres'), ensureDatabase),
    onDeath: options.onDeath,
  });
  return { ...server, url: address(DATABASE), home };
};
