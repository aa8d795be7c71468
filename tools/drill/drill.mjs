import { table } from '../lib/table.mjs';
import { build } from '../lib/build.mjs';
import { inOwnStack, stopWhenInterrupted } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';

/** Runs a drill on a stack of its own with these options, prints its rows as a table and exits, with 1 when one failed. */
export const drill = async ({ columns, isFailed, load, stack: options }) => {
  stopWhenInterrupted();
  const progress = createProgress();
  await build(progress);
  // Imports the new build.
  const work = await load();
  const rows = await inOwnStack(progress, (stack) => work(stack, progress), options);
  const heads = columns.map(([head]) => head);
  const lines = rows.map((row) => columns.map(([, cellOf]) => cellOf(row)));
  console.log(`\n${table(heads, lines).join('\n')}\n`);
  process.exit(rows.some(isFailed) ? 1 : 0);
};
