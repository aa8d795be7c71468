const COLUMNS = [
  ['products', 8, ({ products }) => products],
  ['read', 18, ({ name }) => name],
  ['conn.', 5, ({ connections }) => connections],
  ['ours/s', 7, ({ ours }) => Math.round(ours.perSecond)],
  ['p50 ms', 7, ({ ours }) => ours.p50.toFixed(2)],
  ['p99 ms', 7, ({ ours }) => ours.p99.toFixed(1)],
  ['cached', 5, ({ ours }) => `${Math.round(ours.cached * 100)} %`],
  ['bare/s', 7, ({ ceiling }) => Math.round(ceiling.perSecond)],
  ['p50 ms', 7, ({ ceiling }) => ceiling.p50.toFixed(2)],
  ['p99 ms', 7, ({ ceiling }) => ceiling.p99.toFixed(1)],
  ['ratio', 5, ({ ratio }) => ratio.toFixed(2)],
  ['RSS MB', 6, ({ residentMb }) => residentMb?.toFixed(0) ?? '-'],
];
const row = (cells) => `| ${cells.join(' | ')} |`;
const padded = (text, width, index) =>
  index === 1 ? String(text).padEnd(width) : String(text).padStart(width);

/** Head of a Markdown table: API, bare server, ratio (median of the rounds). */
export const header = [
  row(COLUMNS.map(([title, width], index) => padded(title, width, index))),
  row(
    COLUMNS.map(([, width], index) =>
      index === 1 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
    ),
  ),
];

/** The results of one case as a row of the table. */
export const line = (measured) =>
  row(COLUMNS.map(([, width, of], index) => padded(of(measured), width, index)));
