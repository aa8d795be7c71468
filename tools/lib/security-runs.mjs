import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withSections } from './generated-sections.mjs';
import { table } from './table.mjs';
import { root } from './run.mjs';

const PAGE = 'docs/security-runs.md';
const COMMANDS = ['attack', 'fuzz', 'mutation'];

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that is checked out, and whether files differ from it. */
const commit = () =>
  git('rev-parse', '--short=8', 'HEAD') +
  (git('status', '--porcelain', '--untracked-files=no') ? ' and changes' : '');

/** Writes the row of the newest whole run of a command. */
export const recordRun = (command, result) => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const rows = new Map(
    [...text.matchAll(/^\| `npm run (\w+)` \| (.*) \|$/gm)].map(([, name, rest]) => [
      name,
      rest.split(' | '),
    ]),
  );
  rows.set(command, [new Date().toISOString().slice(0, 10), commit(), result]);
  const listed = COMMANDS.flatMap((name) =>
    rows.has(name) ? [[`\`npm run ${name}\``, ...rows.get(name)]] : [],
  );
  const lines = table(['Command', 'Date', 'Commit', 'Result'], listed);
  writeFileSync(path.join(root, PAGE), withSections(PAGE, { runs: lines }));
};
