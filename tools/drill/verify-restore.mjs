import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@shop/local-stack';
import { ownEnv, whileRunning } from '../lib/own-shop.mjs';
import { shopEnv, startShop } from '../lib/shop.mjs';
import { changedResponses } from './check-responses.mjs';
import { at, connected } from './database.mjs';
import { filesIn, lostFiles } from './files.mjs';
import { differences, fingerprint } from './fingerprint.mjs';

/** Responses of the shop on restored data that differ from those before. */
const checkShop = async (
  { stack, settings, progress, target, expected, request },
  url,
  uploads,
) => {
  const port = await freePort();
  const env = {
    ...shopEnv(stack, port, ownEnv()),
    ...settings,
    ...{ DATABASE_URL: url, UPLOADS_DIR: uploads },
    // An empty Redis, as after a loss.
    REDIS_URL: at(stack.redisUrl, '/1'),
  };
  const shop = await startShop({ stack, env, apiPort: port, workers: 0, progress });
  return whileRunning(shop.stop, () =>
    changedResponses(`http://127.0.0.1:${port}`, target, expected, request()),
  );
};

/** Compares a restored database and its files with the original, and checks the shop's responses on them. */
export const verifyRestore = async (drill, { source, url, before, took }) => {
  const { stack, backups, filesBefore } = drill;
  const uploads = path.join(stack.dataDir, 'restored-uploads', source);
  mkdirSync(uploads, { recursive: true });
  const { seconds } = await backups.restore('uploads', uploads);
  const after = before && (await connected(url, fingerprint));
  return {
    source,
    ...(before && {
      tables: before.tables.size,
      rows: [...before.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
      differences: differences(before, after),
    }),
    files: filesBefore.size,
    lostFiles: lostFiles(filesBefore, filesIn(uploads)),
    wrong: await checkShop(drill, url, uploads),
    took: { ...took, restore: took.restore + seconds },
  };
};
