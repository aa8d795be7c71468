/**
 * `npm run bench:report`: writes what the last runs of the benchmarks saved into docs/performance.md. The figures of
 * benchmarks that have not run on this machine stay.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sectionOf, withSections } from '../lib/generated-sections.mjs';
import { root } from '../lib/run.mjs';
import { GOALS } from './goals.mjs';
import { resultsOf } from './results.mjs';

const PAGE = 'docs/performance.md';

const isReached = ({ unit, wanted }, value) => (unit ? value <= wanted : value >= wanted);
const shown = ({ unit }, value) =>
  unit && unit !== 'times' ? `${Math.round(value)} ${unit}` : value.toFixed(2);
const limit = ({ unit, wanted }) => (unit ? `≤ ${wanted} ${unit}` : `≥ ${wanted}`);

const rowsBefore = sectionOf(PAGE, 'ratios');
const tablesBefore = sectionOf(PAGE, 'tables')
  .join('\n')
  .split(/^(?=### )/m);

/** What the page has of a benchmark. */
const resultsBefore = ({ work, id }) => {
  const row = rowsBefore.find((each) => each.startsWith(`| ${work} |`)) ?? '';
  const [, , measured = '', , , , date] = row.split('|').map((cell) => cell.trim());
  const value = Number.parseFloat(measured);
  return Number.isNaN(value) ? undefined : { date, values: { [id]: value } };
};

const rows = GOALS.map((goal) => {
  const results = resultsOf(goal.bench) ?? resultsBefore(goal);
  const value = results?.values[goal.id];
  const measured =
    value === undefined
      ? ['not measured', '']
      : [shown(goal, value), isReached(goal, value) ? 'yes' : 'no'];
  return `| ${[goal.work, ...measured, limit(goal), goal.of ?? '', results?.date ?? ''].join(' | ')} |`;
});
const benches = [...new Set(GOALS.map(({ bench }) => bench))];
const tables = benches.flatMap((bench) => {
  const results = resultsOf(bench);
  if (results?.table) return [`### ${bench}, ${results.date}`, '', ...results.table, ''];
  return tablesBefore
    .filter((table) => table.startsWith(`### ${bench}, `))
    .map((table) => `${table.trim()}\n`);
});
const ratios = [
  '| Work | Measured | Reached | Wanted | Compared | Date |',
  '| --- | --: | --- | --: | --- | --- |',
  ...rows,
];
writeFileSync(path.join(root, PAGE), withSections(PAGE, { ratios, tables }));
console.log(ratios.join('\n'));
