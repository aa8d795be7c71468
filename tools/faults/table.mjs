const shown = (value) => (value === undefined ? '-' : String(value));
const COLUMNS = [
  ['scenario', ({ id, name }) => `${id} ${name}`],
  ['acknowledged', ({ acknowledged }) => shown(acknowledged)],
  ['lost', ({ lost }) => shown(lost)],
  ['duplicated', ({ duplicated }) => shown(duplicated)],
  ['sold/stock', ({ sold }) => shown(sold)],
  ['not served', ({ failed }) => shown(failed)],
  ['drained in (s)', ({ drained }) => (drained === undefined ? '-' : drained.toFixed(1))],
  ['', ({ isFailed }) => (isFailed ? 'FAIL' : 'pass')],
  ['notes', ({ notes = [] }) => notes.join('; ')],
];

/** Results of the scenarios as a text table. */
export const table = (rows) => {
  const cells = [
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, of]) => of(row))),
  ];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((line) => line[at].length)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
};
