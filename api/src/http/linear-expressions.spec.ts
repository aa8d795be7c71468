import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Rules that the linter says a text breaks, as if it stood in the given file. */
const broken = (file: string, text: string): string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--format=json', '--stdin', `--stdin-filename=${file}`],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  const [{ messages }] = JSON.parse(stdout);
  return messages.map(({ ruleId }: { ruleId: string }) => ruleId);
};

it.each([
  ['api/src/main.ts', 'export const isEnd = (path: string) => /\\/+$/.test(path);\n', 'move'],
  ['libs/shop-rules/src/addresses.ts', "export const a = /^(?:a+)+$/.test('');\n", 'backtracking'],
])(
  'SEC-31 lint refuses an expression that can take more than linear time in %s',
  (file, text, rule) => {
    expect(broken(file, text)).toEqual([`regexp/no-super-linear-${rule}`]);
  },
);
