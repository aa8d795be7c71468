import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ProcessRegistry } from '../processes/process-registry.js';
import { serverDataDir } from '../data-directories.js';
import { freePort } from '../ports.js';
import { postgresSettings, type LocalPostgres } from './postgres.js';
import { give } from './postgres-data.js';
import { postgresBinaries } from './postgres-binaries.js';
import { unprivilegedUser } from '../processes/run-as.js';
import { startServer } from '../processes/server-process.js';

/** These folders belong to the running primary only. */
const EMPTY = new Set([
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  ...['pg_subtrans', 'pg_wal'],
]);
const EXCLUDED = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;
const SLOT_POLL_MS = 100;
const SLOT_POLLS = 100;

/** Options of a local replica. */
export interface ReplicaOptions {
  dataDir: string;
  processRegistry: ProcessRegistry;
  /** Superuser connection string of the primary, on this machine. */
  primaryUrl: string;
}

/** Files change during the copy; WAL replay makes it consistent. */
const ignoreMissing = (work: () => void): void => {
  try {
    work();
  } catch (error) {
    // Not `instanceof`: in jest Node's errors belong to another realm.
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    if (!hasCode || error.code !== 'ENOENT') throw error;
  }
};

const copyFolder = (from: string, to: string): void => {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (EXCLUDED.test(entry.name)) continue;
    if (EMPTY.has(entry.name)) mkdirSync(target, { mode: 0o700 });
    else
      ignoreMissing(() =>
        entry.isDirectory() ? copyFolder(source, target) : copyFileSync(source, target),
      );
  }
};

const onPrimary = async <T>(url: string, work: (primary: pg.Client) => Promise<T>): Promise<T> => {
  const primary = new pg.Client({ connectionString: url });
  primary.on('error', () => undefined);
  await primary.connect();
  return work(primary).finally(() => primary.end());
};

/** Copies the running database. The replication slot keeps the WAL from here on for replay. */
const copyOf = (primaryUrl: string, home: string, slot: string): Promise<void> =>
  onPrimary(primaryUrl, async (primary) => {
    await primary.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    const { rows } = await primary.query<{ folder: string }>(
      "select current_setting('data_directory') as folder from pg_backup_start('replica', true)",
    );
    copyFolder(String(rows[0]?.folder), home);
    const label = await primary.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    writeFileSync(join(home, 'backup_label'), String(label.rows[0]?.labelfile), { mode: 0o600 });
    writeFileSync(join(home, 'standby.signal'), '');
    appendFileSync(
      join(home, 'postgresql.auto.conf'),
      `primary_conninfo = '${primaryUrl}'\nprimary_slot_name = '${slot}'\n`,
    );
  });

/** Drops the replication slot; the primary may notice late that the replica has stopped. */
const dropSlot = (primaryUrl: string, slot: string): Promise<void> =>
  onPrimary(primaryUrl, async (primary) => {
    const drop = `select pg_drop_replication_slot(slot_name) from pg_replication_slots
      where slot_name = $1 and not active`;
    for (let polls = 0; polls < SLOT_POLLS; polls += 1) {
      if ((await primary.query(drop, [slot])).rowCount) return;
      await sleep(SLOT_POLL_MS);
    }
  });

/** Starts a streaming replica of a local database and resolves when it accepts queries. */
export const startReplica = async (options: ReplicaOptions): Promise<LocalPostgres> => {
  const { dataDir, processRegistry, primaryUrl } = options;
  const user = unprivilegedUser();
  const home = serverDataDir(dataDir, 'postgres-replica', user);
  if (existsSync(home)) rmSync(home, { recursive: true });
  const port = await freePort();
  const slot = `replica_${port}`;
  await copyOf(primaryUrl, home, slot);
  if (user) give(home, user);
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  const server = await startServer({
    name: 'postgres-replica',
    command: postgresBinaries().postgres,
    args: ['-D', home, ...postgresSettings(port, true)],
    cwd: home,
    logFile: join(dataDir, 'logs', 'postgres-replica.log'),
    processRegistry,
    stopSignal: 'SIGINT',
    user,
    probe: () => onPrimary(url, async (replica) => void (await replica.query('select'))),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await dropSlot(primaryUrl, slot).catch(() => undefined);
    rmSync(home, { recursive: true, force: true });
  };
  return { ...server, stop, url, home };
};
