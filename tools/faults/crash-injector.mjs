/**
 * Loaded into a worker before its own code: claiming an outbox row with a certain key exits the process, or blocks
 * it for longer than its locks last.
 */
import pg from 'pg';

/** Exit code that the scenario expects. */
const CODE = 86;
const BUSY_MS = 6000;

const { query } = pg.Pool.prototype;
pg.Pool.prototype.query = function (...args) {
  const result = query.apply(this, args);
  if (String(args[0]).includes('update outbox'))
    result.then(
      ({ rows }) => rows.forEach(({ dedupe_key: key }) => inject(String(key))),
      () => undefined,
    );
  return result;
};

const inject = (key) => {
  if (key.startsWith('poison:exit')) process.exit(CODE);
  if (key.startsWith('poison:busy'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
};
