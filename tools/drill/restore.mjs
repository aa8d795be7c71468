/**
 * `npm run drill:restore`: production's scripts back a shop up while it takes orders, its database is killed, and the
 * backups are restored in three ways and compared. Exits with 1 when anything is missing.
 */
import { drill } from './drill.mjs';

const columns = [
  ['restored from', ({ source }) => source],
  ['tables', ({ tables = '-' }) => String(tables)],
  ['rows', ({ rows = '-' }) => rows.toLocaleString('en')],
  ['not equal', ({ differences }) => (differences ? differences.join('; ') || 'none' : '-')],
  ['missing', ({ missing = '-' }) => missing],
  ['files equal', ({ files, lostFiles }) => `${files - lostFiles.length} of ${files}`],
  ['responses', ({ wrong }) => wrong.join('; ') || 'unchanged'],
  ['backup', ({ took }) => `${took.backup.toFixed(1)} s`],
  ['restore', ({ took }) => `${took.restore.toFixed(1)} s`],
];
const isFailed = ({ differences = [], lostFiles, wrong }) =>
  differences.length + lostFiles.length + wrong.length > 0;

await drill({
  columns,
  isFailed,
  stack: { durable: true },
  load: async () => (await import('./restore-drill.mjs')).runRestoreDrill,
});
