/**
 * Injects faults into the shop and counts lost and duplicated records: `npm run faults`, with
 * `-- stock-race redis` only some scenarios, with `-- --short` all of them in a few
 * minutes, with `-- --control-group` the same faults without the protection.
 */
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';
import { SCENARIOS, runFaults } from './faults.mjs';
import { table } from './table.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    'control-group': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !(name in SCENARIOS));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: scenarios are ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(2);
}
const progress = createProgress();
stopWhenInterrupted();

if (!values['no-build']) await build(progress);
const rows = await runFaults(progress, {
  ...(positionals.length > 0 && { names: positionals }),
  short: values.short,
  controlGroup: values['control-group'],
});
console.log(`\n${table(rows)}\n`);
process.exit(rows.some(({ isFailed }) => isFailed) ? 1 : 0);
