/** Lets Node itself load the sources of a test, once per worker instead of once per file. */
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

// Commands that were in flight when a file closed its connections to Redis; the files of a worker share its process.
const CLOSED = 'Connection is closed.';
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Error && reason.message === CLOSED)) throw reason;
});
