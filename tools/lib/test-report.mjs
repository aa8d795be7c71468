/** Counts of one step: its tests, or 1 for a step without tests. */
export const counts = (passed, failed) => ({ passed, failed });

/** Reads the JSON report of jest; a skipped test is a failure, and so is a run without tests. */
export const countJest = (report) => {
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + numPendingTests + broken;
  const silent = failed === 0 && numFailedTestSuites > 0 ? 1 : 0;
  return counts(numPassedTests, failed + silent);
};

/** Reads the JSON report of Playwright; flaky and skipped tests are failures. */
export const countPlaywright = ({ stats, errors }) =>
  counts(stats.expected, stats.unexpected + stats.flaky + stats.skipped + errors.length);

const row = (cells) =>
  `  ${cells[0].padEnd(24)}${cells[1].padStart(8)}${cells[2].padStart(8)}${cells[3].padStart(10)}`;

/** The table of all steps, some of which ran beside each other, and the closing line. */
export const report = (steps, ms) => {
  const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  return [
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
