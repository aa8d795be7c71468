import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const folder = path.join(root, 'docs/adr');

/** `docs/adr/README.md`: every decision by its title. */
export const decisionsPage = () =>
  [
    '# Decisions',
    '',
    'Architecture decision records: context, decision, consequences.',
    '',
    ...readdirSync(folder)
      .filter((file) => /^\d{4}-.*\.md$/.test(file))
      .sort()
      .map((file) => {
        const [, title] = /^# (?:ADR )?\d+[.:]?\s+(\S.*)$/m.exec(
          readFileSync(path.join(folder, file), 'utf8'),
        );
        return `- [${file.slice(0, 4)}](${file}) ${title}`;
      }),
    '',
  ].join('\n');
