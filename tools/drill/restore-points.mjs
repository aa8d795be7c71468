import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint, tablesOf } from './fingerprint.mjs';

const POLL_MS = 100;
const STREAM_LIMIT_MS = 60_000;
const DEADLOCK = '40P01';

/** Fingerprint of a snapshot, while other sessions keep writing; `work` gets its name so that another connection can use it. */
export const snapshotOf = async (client, work) => {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query('select pg_export_snapshot() as name');
  const seen = await fingerprint(client);
  const done = await work(rows[0].name);
  await client.query('commit');
  return { seen, ...done };
};

/** Creates a named restore point and returns the fingerprint of the locked database. */
export const createRestorePoint = async (client, name) => {
  for (;;) {
    try {
      await client.query('begin');
      await client.query(`lock table ${(await tablesOf(client)).join(', ')} in share mode`);
      const seen = await fingerprint(client);
      await client.query('select pg_create_restore_point($1)', [name]);
      await client.query('commit');
      return seen;
    } catch (error) {
      await client.query('rollback');
      if (error.code !== DEADLOCK) throw error;
    }
  }
};

/** Resolves once everything written so far is in the backups too. */
export const untilStreamed = async (client) => {
  const { rows } = await client.query('select pg_current_wal_flush_lsn() as place');
  const limit = Date.now() + STREAM_LIMIT_MS;
  for (;;) {
    const answer = await client.query(
      `select from pg_stat_replication where application_name = 'pg_receivewal' and write_lsn >= $1`,
      [rows[0].place],
    );
    if (answer.rowCount > 0) return;
    if (Date.now() > limit) throw new Error('The changes did not arrive in the backups.');
    await sleep(POLL_MS);
  }
};
