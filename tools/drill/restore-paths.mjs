import path from 'node:path';
import { startRestoredPostgres } from '@shop/local-stack';
import { whileRunning } from '../lib/own-shop.mjs';
import { at, connected } from './database.mjs';
import { verifyRestore } from './verify-restore.mjs';
import { snapshotOf } from './restore-points.mjs';

/** Restores a dump, taken while the shop takes orders, into an empty database. */
export const fromDump = async (drill) => {
  const { stack, backups } = drill;
  const { seen, name, seconds } = await connected(stack.databaseUrl, (client) =>
    snapshotOf(client, (SNAPSHOT) => backups.backUp('dump', { SNAPSHOT })),
  );
  await connected(stack.databaseUrl, (client) => client.query('create database scratch'));
  const url = at(stack.databaseUrl, '/scratch');
  const restored = await backups.restore('dump', name, url);
  const took = { backup: seconds, restore: restored.seconds };
  return verifyRestore(drill, { source: 'dump', url, before: seen, took });
};

/** Restores the whole server from its base backup and the WAL, to a restore point or to the last change. */
export const fromBase = async (
  drill,
  { source, before, backup, until = [] },
  look = () => ({}),
) => {
  const { stack, backups } = drill;
  const began = performance.now();
  const server = await startRestoredPostgres(
    path.join(stack.dataDir, source.replaceAll(' ', '-')),
    decodeURIComponent(new URL(stack.databaseUrl).password),
    (home) => backups.restore('base', backups.base(), home, ...until),
  );
  return whileRunning(server.stop, async () => {
    const took = { backup, restore: (performance.now() - began) / 1000 };
    return {
      ...(await connected(server.url, look)),
      ...(await verifyRestore(drill, { source, url: server.url, before, took })),
    };
  });
};
