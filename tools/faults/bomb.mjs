/**
 * Loaded into a worker ahead of its own code: a row of the outbox whose key asks for it ends the process, or keeps
 * it busy for longer than its locks hold, whenever the worker has claimed it.
 */
import pg from 'pg';

/** Tells this end from every other; the scenario knows it. */
const CODE = 86;
const BUSY_MS = 6000;

const { query } = pg.Pool.prototype;
pg.Pool.prototype.query = function (...given) {
  const answer = query.apply(this, given);
  if (String(given[0]).includes('update outbox'))
    answer.then(
      ({ rows }) => rows.forEach(({ dedupe_key: key }) => goOff(String(key))),
      () => undefined,
    );
  return answer;
};

const goOff = (key) => {
  if (key.startsWith('poison:exit')) process.exit(CODE);
  if (key.startsWith('poison:busy'))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
};
