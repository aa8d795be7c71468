import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LIMIT_MS = 3 * 60_000;
/** Errors of the statement itself: SQLSTATE classes 2x and 42. A lost connection has none of these codes. */
const STATEMENT_ERROR = /^(2[0-9]|42)/;

/** Connections to a server that scenarios stop on purpose: a query is repeated until it is answered. */
export const openDatabase = (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 });
  pool.on('error', () => undefined);
  const query = async (text, values) => {
    const limit = Date.now() + LIMIT_MS;
    for (;;) {
      try {
        return (await pool.query(text, values)).rows;
      } catch (error) {
        if (STATEMENT_ERROR.test(error.code ?? '') || Date.now() > limit) throw error;
        await sleep(200);
      }
    }
  };
  return { query, end: () => pool.end() };
};
