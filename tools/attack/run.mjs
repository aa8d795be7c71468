/**
 * `npm run attack`: recipes of attacks against a running shop of its own, one line each; exits with 1 if one succeeds or
 * could not be tried. `-- --only csrf,jwt` runs those whose ids contain one of these words.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { stopWhenInterrupted, withOwnShop } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { root } from '../lib/run.mjs';
import { recordRun } from '../lib/security-runs.mjs';
import { attackShop, isBad, line } from './attack.mjs';
import { openShop } from './shop.mjs';

/** Each caller has an address of its own, as behind a proxy. */
const SETTINGS = { TRUST_PROXY: '1', COD_ENABLED: 'true', CASH_RULES: 'false' };

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    'no-build': { type: 'boolean', default: false },
  },
});
const only = values.only.split(',').filter(Boolean);
const progress = createProgress();
stopWhenInterrupted();
if (!values['no-build']) await build(progress);

const rows = await withOwnShop(progress, SETTINGS, async (started) => {
  const shop = await openShop(started);
  return attackShop(shop, { only, onRow: (row) => console.log(line(row)) });
});
const folder = path.join(root, 'test-results');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'attack.json'), `${JSON.stringify(rows, null, 2)}\n`);
const bad = rows.filter(isBad);
const result = `${rows.length} recipes, ${rows.length - bad.length} refused, ${bad.length} not`;
console.log(`\n${result}`);
if (only.length === 0) recordRun('attack', result);
process.exit(bad.length > 0 || rows.length === 0 ? 1 : 0);
