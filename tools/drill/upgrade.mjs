/**
 * `npm run drill:upgrade`: the migrations of a fictional next version run, twice in parallel, while two APIs take orders and
 * another session reads every table. Exits with 1 when an order was not served, is lost or duplicated.
 */
import { drill } from './drill.mjs';

const columns = [
  ['migrations', ({ name, done }) => `${done}, ${name}`],
  ['took', ({ seconds }) => `${seconds.toFixed(1)} s`],
  ['orders', ({ acknowledged }) => String(acknowledged)],
  ['lost', ({ lost }) => String(lost)],
  ['duplicated', ({ duplicated }) => String(duplicated)],
  ['not served', ({ failed }) => String(failed)],
  ['slowest order', ({ slowest }) => `${Math.round(slowest)} ms`],
  ['', (row) => (isFailed(row) ? 'FAIL' : row.mayFail ? 'expected failure' : 'pass')],
  ['notes', ({ wrong, notes }) => [...wrong, ...notes].join('; ')],
];
/** Without the lock timeout some orders must fail; otherwise the drill would prove nothing. */
const isFailed = ({ lost, duplicated, wrong, failed, mayFail }) =>
  lost + duplicated + wrong.length > 0 || failed > 0 !== mayFail;

await drill({
  columns,
  isFailed,
  stack: { maxMails: 20_000 },
  load: async () => (await import('./upgrade-drill.mjs')).runUpgradeDrill,
});
