/** Redis commands in flight when a test file closes its connection reject; files of a worker share one process. */
const CLOSED = 'Connection is closed.';
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Error && reason.message === CLOSED)) throw reason;
});
