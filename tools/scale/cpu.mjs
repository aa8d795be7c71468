import pg from 'pg';
import { ownProcessorMs } from '../lib/processor-time.mjs';

/** Processor time of all connections to a database so far, in ms. */
export const databaseCpu = async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const last = new Map();
  return {
    used: async () => {
      const { rows } = await client.query(
        `select pid from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      for (const { pid } of rows) last.set(pid, ownProcessorMs(pid));
      return [...last.values()].reduce((sum, ms) => sum + ms, 0);
    },
    end: () => client.end(),
  };
};
