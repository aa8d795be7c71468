import path from 'node:path';
import { startRestoredPostgres } from '@shop/local-stack';
import { whileRunning } from '../lib/own-shop.mjs';
import { at, connected } from './database.mjs';
import { judge } from './judge.mjs';
import { snapshotOf } from './moments.mjs';

/** The dump of a moment in an empty database, while the shop takes orders. */
export const fromDump = async (drill) => {
  const { stack, backups } = drill;
  const { seen, name, seconds } = await connected(stack.databaseUrl, (client) =>
    snapshotOf(client, (SNAPSHOT) => backups.backUp('dump', { SNAPSHOT })),
  );
  await connected(stack.databaseUrl, (client) => client.query('create database scratch'));
  const url = at(stack.databaseUrl, '/scratch');
  const restored = await backups.restore('dump', name, url);
  const took = { backup: seconds, restore: restored.seconds };
  return judge(drill, { way: 'dump', url, before: seen, took });
};

/** The whole server, from its base and the changes since, up to a moment or to the last change. */
export const fromBase = async (drill, { way, before, backup, until = [] }, look = () => ({})) => {
  const { stack, backups } = drill;
  const began = performance.now();
  const server = await startRestoredPostgres(
    path.join(stack.dataDir, way.replaceAll(' ', '-')),
    decodeURIComponent(new URL(stack.databaseUrl).password),
    (home) => backups.restore('base', backups.base(), home, ...until),
  );
  return whileRunning(server.stop, async () => {
    const took = { backup, restore: (performance.now() - began) / 1000 };
    return {
      ...(await connected(server.url, look)),
      ...(await judge(drill, { way, url: server.url, before, took })),
    };
  });
};
