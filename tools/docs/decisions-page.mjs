import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const folder = path.join(root, 'docs/adr');

const titleOf = (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, title] = /^# (?:ADR )?\d+[.:]?\s+(\S.*)$/m.exec(text);
  return title;
};

/** The numbers between the first and the last record that no record has. */
const unusedNumbers = (numbers) => {
  const last = Number(numbers.at(-1));
  return Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0')).filter(
    (number) => !numbers.includes(number),
  );
};

/** `docs/adr/README.md`: every decision by its title. */
export const decisionsPage = () => {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort();
  const unused = unusedNumbers(files.map((file) => file.slice(0, 4)));
  return [
    '# Decisions',
    '',
    'Architecture decision records: context, decision, consequences.',
    ...(unused.length > 0 ? [`Never used as a number: ${unused.join(', ')}.`] : []),
    '',
    ...files.map((file) => `- [${file.slice(0, 4)}](${file}) ${titleOf(file)}`),
    '',
  ].join('\n');
};
