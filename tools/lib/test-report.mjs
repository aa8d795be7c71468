import { stripVTControlCharacters } from 'node:util';

const FAILURES_SHOWN = 20;
const LINES_SHOWN = 15;

/**
 * Counts of one step: its tests, or 1 for a step without tests.
 * @param {{ name: string, message?: string }[]} [failures] What failed, for the end of the report.
 */
export const counts = (passed, failed, failures = []) => ({ passed, failed, failures });

/** The failure of a command: how it ended, and the end of its output, where commands print what was wrong. */
export const failureOf = ({ message }) => {
  const [name, ...output] = message.split('\n');
  return { name, message: output.slice(-LINES_SHOWN).join('\n') };
};

/** Reads the JSON report of jest; a skipped test is a failure, and so is a run without tests. */
export const countJest = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + numPendingTests + broken.length;
  const silent = failed === 0 && numFailedTestSuites > 0 ? 1 : 0;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return counts(numPassedTests, failed + silent, [
    ...broken.map(({ name, message }) => ({ name, message })),
    ...tests
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => ({
        name: fullName,
        message: failureMessages.join('\n') || status,
      })),
  ]);
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Reads the JSON report of Playwright; flaky and skipped tests are failures. */
export const countPlaywright = ({ stats, errors, suites }) => {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  return counts(stats.expected, stats.unexpected + stats.flaky + stats.skipped + errors.length, [
    ...errors.map(({ message }) => ({ name: 'Playwright', message })),
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, results }) => ({
        name: title,
        message: results[0]?.errors.map(({ message }) => message).join('\n'),
      })),
  ]);
};

const row = (cells) =>
  `  ${cells[0].padEnd(24)}${cells[1].padStart(8)}${cells[2].padStart(8)}${cells[3].padStart(10)}`;

const failureLines = ({ step, name, message = '' }) => [
  `${step}: ${name}`,
  ...stripVTControlCharacters(message)
    .split('\n')
    .slice(0, LINES_SHOWN)
    .map((line) => `    ${line}`),
];

/** What failed, then the table of all steps, some of which ran beside each other, and the closing line. */
export const report = (steps, ms) => {
  const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  const failures = steps.flatMap(({ name: step, failures }) =>
    failures.map((failure) => ({ step, ...failure })),
  );
  return [
    ...failures.slice(0, FAILURES_SHOWN).flatMap((failure) => ['', ...failureLines(failure)]),
    '',
    row(['step', 'passed', 'failed', 'time']),
    ...steps.map((step) =>
      row([step.name, String(step.passed), String(step.failed), seconds(step.ms)]),
    ),
    row(['all', '', '', seconds(ms)]),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
};
