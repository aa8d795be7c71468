/**
 * `npm run drill:upgrade`: the migrations of an invented next version run, twice at once, while two APIs take orders and
 * somebody reads every table. Ends with 1 when one order was not served, is lost or doubled.
 */
import { drill } from './drill.mjs';

const columns = [
  ['migrations', ({ name, done }) => `${done}, ${name}`],
  ['took', ({ seconds }) => `${seconds.toFixed(1)} s`],
  ['orders', ({ acknowledged }) => String(acknowledged)],
  ['lost', ({ lost }) => String(lost)],
  ['doubled', ({ duplicated }) => String(duplicated)],
  ['not served', ({ failed }) => String(failed)],
  ['slowest order', ({ slowest }) => `${Math.round(slowest)} ms`],
  ['', (row) => (isBad(row) ? 'WRONG' : row.mayFail ? 'as expected' : 'good')],
  ['notes', ({ wrong, notes }) => [...wrong, ...notes].join('; ')],
];
/** Where the rules are broken on purpose, orders that are all served would mean that the drill sees nothing. */
const isBad = ({ lost, duplicated, wrong, failed, mayFail }) =>
  lost + duplicated + wrong.length > 0 || failed > 0 !== mayFail;

await drill({
  columns,
  isBad,
  stack: { keptMails: 20_000 },
  load: async () => (await import('./upgrade-drill.mjs')).runUpgradeDrill,
});
