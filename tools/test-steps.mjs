import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { table } from './faults/table.mjs';
import { DEMO_WAITS } from './lib/fault-control.mjs';
import { checkSizes } from './size-budget.mjs';
import { nx } from './lib/build.mjs';
import { checkGenerator } from './lib/check-generator.mjs';
import { inOwnStack, ownEnv, withOwnShop } from './lib/own-shop.mjs';
import { root, run, runTool } from './lib/run.mjs';
import { countJest, countPlaywright, counts, failureOf } from './lib/test-report.mjs';

/** Time limit of a step, five times what it usually takes; its tests then count as failed. */
const LIMIT_MS = 45 * 60_000;
const PASSED = counts(1, 0);
/** Tests create many short-lived objects: with a larger young generation V8 collects them less often. */
const JEST_ENV = { NODE_OPTIONS: '--no-warnings --max-semi-space-size=64' };
// Short intervals: abandoned orders are completed within a minute, failing providers detected and visits counted in seconds.
const TIMEOUTS = JSON.stringify({
  countsInterval: 1000,
  sweepInterval: 1000,
  autoShipAfter: 45_000,
  heartbeatInterval: 3000,
  breakerResetTimeout: 3000,
  breakerAlertAfter: 3000,
  // As in the demo.
  ...DEMO_WAITS,
});
// Written by nx's lint rule when it has no project graph, while lint still passes.
const BOUNDARIES_OFF = /will be skipped/i;

/** Runs a test program that writes a JSON report; its failure counts through the report. */
const withReport = async (work, count) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'liwan-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const failure = await work(file).then(
      () => null,
      (error) => error,
    );
    if (!existsSync(file)) throw failure ?? new Error('The tests wrote no report.');
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    if (counted.passed + counted.failed === 0) throw new Error('No test ran.');
    if (failure) console.error(failure.output ?? failure.message);
    const isOnlyTheCommand = failure && counted.failed === 0;
    return isOnlyTheCommand ? counts(counted.passed, 1, [failureOf(failure)]) : counted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const jest = (args, env = {}) =>
  withReport(
    (file) =>
      runTool('jest/bin/jest.js', [...args, '--ci', '--json', `--outputFile=${file}`], {
        env: { ...env, ...JEST_ENV },
        limitMs: LIMIT_MS,
      }),
    countJest,
  );

const projectsWithTests = () =>
  [
    'api',
    'storefront',
    'dashboard',
    ...readdirSync(path.join(root, 'libs')).map((lib) => `libs/${lib}`),
  ]
    .map((folder) => `${folder}/jest.config.mjs`)
    .filter((file) => existsSync(path.join(root, file)));

const format = async () => {
  await runTool('oxfmt/bin/oxfmt', ['--check']);
  return PASSED;
};

// One run of each linter: `nx lint` starts one per project. ESLint has one thread, so the compiler runs beside it.
const lint = async () => {
  const [output] = await Promise.all([
    runTool('eslint/bin/eslint.js', ['--max-warnings=0', '.']),
    runTool('oxlint/bin/oxlint', []),
    run(process.execPath, ['tools/supply-chain.mjs', 'check']),
    // Everything is built; a build here would replace dist folders that oxlint reads meanwhile.
    nx(['run-many', '-t', 'typecheck', '--parallel=1', '--excludeTaskDependencies']),
  ]);
  if (BOUNDARIES_OFF.test(output)) throw new Error(`The boundaries rule was off.\n${output}`);
  return PASSED;
};

const contract = async () => {
  await run(process.execPath, ['tools/contract.mjs', 'check']);
  return PASSED;
};

const docs = async () => {
  await run(process.execPath, ['tools/docs/run.mjs', 'check']);
  return PASSED;
};

const size = async () => {
  console.log(checkSizes());
  return PASSED;
};

// These tests do not measure time: a busy machine may take longer than jest's five seconds.
const unit = () =>
  jest(['--maxWorkers=100%', '--testTimeout=30000', '--projects', ...projectsWithTests()]);

const endToEnd = (progress) =>
  inOwnStack(progress, (stack) =>
    jest(['-c', 'api/jest.e2e.config.mjs'], { ...ownEnv(), ...stack.env }),
  );

const generators = (progress) =>
  inOwnStack(progress, async (stack) => {
    await checkGenerator({ ...ownEnv(), ...stack.env });
    return PASSED;
  });

/** All tests share one address; the limits have their own tests. */
export const BROWSER_TEST_SETTINGS = {
  TIMEOUTS,
  LIMIT_FACTOR: '20',
  BOOKING_DELAY_MINUTES: '1',
  CASH_ORDERS_MAX: '50',
  CASH_RULES: 'false',
};

const browser = (progress) =>
  withOwnShop(progress, BROWSER_TEST_SETTINGS, async ({ stack, env }) => {
    const { findChromium } = await import('@shop/local-stack');
    const CHROMIUM_PATH = await findChromium(progress.say);
    return withReport(
      (file) =>
        runTool(
          '@playwright/test/cli.js',
          ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
          {
            limitMs: LIMIT_MS,
            env: {
              ...env,
              CHROMIUM_PATH,
              PLAYWRIGHT_JSON_OUTPUT_NAME: file,
              LIWAN_RUN_DIR: path.join(stack.dataDir, 'run'),
            },
          },
        ),
      countPlaywright,
    );
  });

const faults = async (progress) => {
  const { runFaults } = await import('./faults/faults.mjs');
  const rows = await runFaults(progress, { short: true });
  console.log(`\n${table(rows)}\n`);
  const bad = rows.filter(({ isFailed }) => isFailed);
  return counts(
    rows.length - bad.length,
    bad.length,
    bad.map(({ name, notes = [] }) => ({ name, message: notes.join('\n') })),
  );
};

/** Every step of `npm test`, in order. Those of one stage run side by side, as alone they leave processors idle. */
export const stages = [
  [{ name: 'format', work: format }],
  [{ name: 'lint and types', short: 'lint', work: lint }],
  [{ name: 'contract', work: contract }],
  [{ name: 'docs', work: docs }],
  [{ name: 'size of the storefront', short: 'size', work: size }],
  [{ name: 'unit', work: unit }],
  [{ name: 'api end to end', short: 'e2e', work: endToEnd }],
  [{ name: 'browser', work: browser }],
  [
    { name: 'generators', work: generators },
    { name: 'faults', work: faults },
  ],
];
