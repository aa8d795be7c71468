import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@shop/local-stack';
import { ownEnv, whileRunning } from '../lib/own-shop.mjs';
import { shopEnv, startShop } from '../lib/shop.mjs';
import { wrongAnswers } from './answers.mjs';
import { at, connected } from './database.mjs';
import { filesIn, lostFiles } from './files.mjs';
import { differences, fingerprint } from './fingerprint.mjs';

/** What the shop says on restored data that it did not say before. */
const tryOut = async ({ stack, settings, progress, asked, expected, wish }, url, uploads) => {
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
    wrongAnswers(`http://127.0.0.1:${port}`, asked, expected, wish()),
  );
};

/** Compares a restored database and its files with what there was, and has the shop answer on them. */
export const judge = async (drill, { way, url, before, took }) => {
  const { stack, backups, filesBefore } = drill;
  const uploads = path.join(stack.dataDir, 'restored-uploads', way);
  mkdirSync(uploads, { recursive: true });
  const { seconds } = await backups.restore('uploads', uploads);
  const after = before && (await connected(url, fingerprint));
  return {
    way,
    ...(before && {
      tables: before.tables.size,
      rows: [...before.tables.values()].reduce((sum, { rows }) => sum + rows, 0),
      differences: differences(before, after),
    }),
    files: filesBefore.size,
    lostFiles: lostFiles(filesBefore, filesIn(uploads)),
    wrong: await tryOut(drill, url, uploads),
    took: { ...took, restore: took.restore + seconds },
  };
};
