import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const folder = path.join(root, '.data', 'bench');
const fileOf = (bench) => path.join(folder, `${bench}.json`);

/** Values of a benchmark by the ids of `GOALS`, and its table in Markdown, for `npm run bench:report`. */
export const saveResults = (bench, values, table) => {
  mkdirSync(folder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(fileOf(bench), JSON.stringify({ date, values, table }));
};

/** What the last run of a benchmark saved; undefined if it has not run here. */
export const resultsOf = (bench) => {
  try {
    return JSON.parse(readFileSync(fileOf(bench), 'utf8'));
  } catch {
    return undefined;
  }
};
