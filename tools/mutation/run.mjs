/** `npm run mutation`: mutation testing of all areas, or of those named; writes the table of docs/mutation.md, and exits with 1 below 80 %. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { withSections } from '../lib/generated-sections.mjs';
import { table } from '../lib/table.mjs';
import { root } from '../lib/run.mjs';
import { recordRun } from '../lib/security-runs.mjs';
import { AREAS } from './areas.mjs';

const PAGE = 'docs/mutation.md';
const OUT = 'test-results/mutation';
const LOWEST_SCORE = 80;
/** Folders that the tests do not need: they are not copied. */
const LEFT_OUT = ['/dashboard', '/deploy', '/e2e', '/storefront', '/api/dist', '/api/test'];

/** Leaves only killed mutants in the results of the last run: Stryker would not test survivors in constants again. */
const forgetSurvivors = (file, mutate) => {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const files = Object.entries(report.files).filter(([name]) => mutate.includes(name));
  for (const [, each] of files)
    each.mutants = each.mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status));
  writeFileSync(file, JSON.stringify({ ...report, files: Object.fromEntries(files) }));
};

/** The results of all mutants of an area; those that unchanged tests killed are taken from the last run. */
const run = (area, { mutate, tests }) => {
  const out = path.join(OUT, area);
  const incrementalFile = path.join(out, 'incremental.json');
  forgetSurvivors(incrementalFile, mutate);
  return new Stryker({
    mutate,
    testRunner: 'circus',
    circus: { tests },
    plugins: ['test-runner.mjs', 'ignore-texts.mjs'].map((file) =>
      path.join(import.meta.dirname, file),
    ),
    ignorers: ['texts'],
    testRunnerNodeArgs: ['--no-warnings'],
    // Each run of the tests loads the sources again, and Node does not free them.
    maxTestRunnerReuse: 200,
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: 1,
    // A busy machine must not count as a killed mutant.
    timeoutMS: 15_000,
    ignorePatterns: LEFT_OUT,
    tempDirName: path.join(OUT, 'sandbox'),
    incremental: true,
    incrementalFile,
    reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, allowEmojis: false, reportTests: false },
    htmlReporter: { fileName: path.join(out, 'report.html') },
    jsonReporter: { fileName: path.join(out, 'report.json') },
    thresholds: { low: LOWEST_SCORE, high: 90, break: LOWEST_SCORE },
    warnings: { slow: false, unknownOptions: false },
  }).runMutationTest();
};

/** The row of an area; a mutant without an end is killed by the time limit. */
const rowOf = (area, mutants) => {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const [killed, survived, uncovered] = [
    count('Killed', 'Timeout'),
    count('Survived'),
    count('NoCoverage'),
  ];
  const all = killed + survived + uncovered;
  const score = `${((100 * killed) / all).toFixed(1)} %`;
  const day = new Date().toISOString().slice(0, 10);
  return [area, all, killed, survived, uncovered, score, day].map(String);
};

/** Writes the rows of these areas; the others stay. */
const writeTable = (rows) => {
  const known = [...readFileSync(path.join(root, PAGE), 'utf8').matchAll(/^\| (\w+) \|.*\d \|$/gm)];
  const rowsBefore = known.map(([line, area]) => [area, line.slice(2, -2).split(' | ')]);
  const all = new Map([...rowsBefore, ...rows.map((row) => [row[0], row])]);
  const heads = ['Area', 'Mutants', 'Killed', 'Survived', 'No coverage', 'Score', 'Date'];
  const listed = Object.keys(AREAS).flatMap((area) => (all.has(area) ? [all.get(area)] : []));
  writeFileSync(path.join(root, PAGE), withSections(PAGE, { results: table(heads, listed) }));
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0)
  throw new Error(`No area ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}.`);
process.chdir(root);
const rows = [];
for (const [area, files] of Object.entries(AREAS)) {
  if (named.length > 0 && !named.includes(area)) continue;
  rows.push(rowOf(area, await run(area, files)));
}
writeTable(rows);
if (named.length === 0) {
  const sum = (at) => rows.reduce((total, row) => total + Number(row[at]), 0);
  recordRun('mutation', `${sum(1)} mutants of ${rows.length} areas, ${sum(2)} killed`);
}
