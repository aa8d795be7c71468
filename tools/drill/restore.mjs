/**
 * `npm run drill:restore`: the scripts of production back a shop up while it takes orders, its database is killed, and
 * what was kept is restored in three ways and compared. Ends with 1 when anything is missing.
 */
import { drill } from './drill.mjs';

const columns = [
  ['restored from', ({ way }) => way],
  ['tables', ({ tables = '-' }) => String(tables)],
  ['rows', ({ rows = '-' }) => rows.toLocaleString('en')],
  ['not equal', ({ differences }) => (differences ? differences.join('; ') || 'none' : '-')],
  ['missing', ({ missing = '-' }) => missing],
  ['files equal', ({ files, lostFiles }) => `${files - lostFiles.length} of ${files}`],
  ['the shop on it', ({ wrong }) => wrong.join('; ') || 'answers as before'],
  ['backup', ({ took }) => `${took.backup.toFixed(1)} s`],
  ['restore', ({ took }) => `${took.restore.toFixed(1)} s`],
];
const isBad = ({ differences = [], lostFiles, wrong }) =>
  differences.length + lostFiles.length + wrong.length > 0;

await drill({
  columns,
  isBad,
  stack: { durable: true },
  load: async () => (await import('./restore-drill.mjs')).runRestoreDrill,
});
