import { table } from '../docs/table.mjs';
import { build } from '../lib/build.mjs';
import { inOwnStack, running } from '../lib/own-shop.mjs';
import { createProgress } from '../lib/progress.mjs';

/** Runs a drill on a stack of its own with these options, prints its rows as a table and ends the process: with 1 when one is bad. */
export const drill = async ({ columns, isBad, load, stack: options }) => {
  const interrupt = async () => {
    for (const stop of [...running].reverse()) await stop().catch(() => undefined);
    process.exit(130);
  };
  process.once('SIGINT', () => void interrupt());
  process.once('SIGTERM', () => void interrupt());
  const progress = createProgress();
  await build(progress);
  // Needs what was just built.
  const work = await load();
  const rows = await inOwnStack(progress, (stack) => work(stack, progress), options);
  const heads = columns.map(([head]) => head);
  const lines = rows.map((row) => columns.map(([, cellOf]) => cellOf(row)));
  console.log(`\n${table(heads, lines).join('\n')}\n`);
  process.exit(rows.some(isBad) ? 1 : 0);
};
