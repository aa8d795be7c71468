const atLeast = (target) => (value) => value >= target;
const atMost = (target) => (value) => value <= target;

/** Key of a result, heading, decimals, target. */
const COLUMNS = [
  ['performance', 'perf', 0, atLeast(99), '99 or more'],
  ['accessibility', 'a11y', 0, atLeast(100), '100'],
  ['practices', 'best', 0, atLeast(100), '100'],
  ['seo', 'seo', 0, atLeast(100), '100'],
  ['lcp', 'LCP s', 2, atMost(2), '2.0 s or less'],
  ['cls', 'CLS', 3, atMost(0.02), '0.02 or less'],
  ['tbt', 'TBT ms', 0, atMost(100), '100 ms or less'],
  ['script', 'JS kB', 0],
  ['image', 'images', 0],
  ['all', 'all kB', 0],
];

const line = (name, cells) =>
  `  ${name.padEnd(20)}${cells.map((cell) => cell.padStart(9)).join('')}`;

/** The medians of each page. */
export const table = (rows) =>
  [
    line(
      'page',
      COLUMNS.map(([, heading]) => heading),
    ),
    ...rows.map((row) =>
      line(
        row.page,
        COLUMNS.map(([key, , digits]) => row[key].toFixed(digits)),
      ),
    ),
  ].join('\n');

/** Missed targets, one sentence each. */
export const failures = (rows) =>
  rows.flatMap((row) =>
    COLUMNS.filter(([key, , , reached]) => reached && !reached(row[key])).map(
      ([key, heading, digits, , target]) =>
        `${row.page}: ${heading} is ${row[key].toFixed(digits)}, not ${target}`,
    ),
  );
