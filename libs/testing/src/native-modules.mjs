/** Lets Node load the sources of tests, once per worker instead of once per file. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

// Redis commands in flight when a test file closes its connection reject; files of a worker share one process.
const CLOSED = 'Connection is closed.';
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Error && reason.message === CLOSED)) throw reason;
});
