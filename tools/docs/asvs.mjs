import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

const PAGE = 'docs/asvs.md';
const ROW =
  /^\| (\d+\.\d+\.\d+)\s*\| ([12])\s*\| [^|]+\| (met|not met|n\/a)\s*\| ([a-z]+(?: [a-z]+)*) *\|([^|]*)\|$/gm;
const STATES = ['met', 'not met', 'n/a'];
const TEST_ID = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;

/** The ids of requirements and controls with which titles of tests begin; those in comments name no test. */
const testedIds = () => {
  const specs = ['*.spec.ts', '*.spec.tsx', '*.e2e-spec.ts'];
  const titles = '[\'"`]([A-Z]+(-[A-Z]+)*-[0-9]+ )+';
  const args = ['grep', '--untracked', '-hoE', titles, '--', ...specs];
  return new Set(execFileSync('git', args, { cwd: root, encoding: 'utf8' }).match(TEST_ID));
};

/** The line of the page with the counts of one level. */
const countsOf = (rows, level) => {
  const counts = STATES.map((state) => {
    const count = rows.filter((row) => row.level === level && row.state === state).length;
    return `${count} ${state}`;
  });
  return `Level ${level}: ${counts.join(', ')}.`;
};

/** The line of the page with the counts of both levels. */
const togetherOf = (rows) => {
  const countOf = (wanted) => rows.filter(({ state }) => state === wanted).length;
  const [met, notApplicable] = [countOf('met'), countOf('n/a')];
  const applicable = rows.length - notApplicable;
  return `Together: ${met} met of the ${applicable} that apply; ${met + notApplicable} of ${rows.length} with those that do not apply.`;
};

/** Whether the reason of a row that is not met, or of the row that it refers to, has what its decision needs. */
const NEEDED = {
  'security engineer': /\(adr\/\d{4}-/,
  owner: /\(adr\/\d{4}-|specification/,
};
const hasDecision = ({ state, by, evidence }, rows) => {
  if (state !== 'not met') return by === 'security engineer';
  if (by === 'open') return true;
  const other = /\bas (\d+\.\d+\.\d+)/.exec(evidence)?.[1];
  const reason = other ? rows.find(({ id }) => id === other)?.evidence : evidence;
  return NEEDED[by]?.test(reason ?? '') ?? false;
};

/** Evidence that does not exist, and counts that are wrong. */
export const asvsFaults = () => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const rows = [...text.matchAll(ROW)].map(([, id, level, state, by, evidence]) => ({
    ...{ id, level, state, by, evidence },
  }));
  const ids = testedIds();
  const files = ({ evidence }) =>
    [...evidence.matchAll(/`([\w./-]+)`/g)]
      .map(([, file]) => file)
      .filter((file) => /[./]/.test(file));
  return [
    ...[...['1', '2'].map((level) => countsOf(rows, level)), togetherOf(rows)].filter(
      (line) => !text.includes(line),
    ),
    ...rows
      .filter(({ state, evidence }) => state === 'met' && evidence.trim() === '')
      .map(({ id }) => `${id} has no evidence`),
    ...rows
      .filter((row) => !hasDecision(row, rows))
      .map(({ id, by }) => `${id}: "${by}" has not decided this, or its reason names no record`),
    ...rows.flatMap((row) =>
      files(row)
        .filter((file) => !existsSync(path.join(root, file)))
        .map((file) => `${row.id}: ${file} does not exist`),
    ),
    ...rows.flatMap(({ id, evidence }) =>
      (evidence.replaceAll(/`[^`]*`/g, '').match(TEST_ID) ?? [])
        .filter((test) => !/^(HMAC|SHA|TLS|AES|UTF)-/.test(test) && !ids.has(test))
        .map((test) => `${id}: no test is named ${test}`),
    ),
  ].map((fault) => `${PAGE}: ${fault}`);
};
