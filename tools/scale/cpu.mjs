import { readFileSync } from 'node:fs';
import pg from 'pg';

const TICK_MS = 10;

/** Processor time of a process on Linux so far, in ms. */
export const processCpu = (pid) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
};

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
      for (const { pid } of rows) last.set(pid, processCpu(pid));
      return [...last.values()].reduce((sum, ms) => sum + ms, 0);
    },
    end: () => client.end(),
  };
};
