import pg from 'pg';
import { startReplica } from './postgres-replica.js';
import { startStack } from '../stack/stack.js';

// Starts two servers on a possibly busy machine.
const LIMIT_MS = 120_000;

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

it(
  'a replica shows what was there before and what comes after, takes no write, and leaves nothing behind',
  async () => {
    const stack = await startStack({ isolated: true });
    const { dataDir, processRegistry, databaseUrl: primaryUrl } = stack;
    try {
      await ask(primaryUrl, 'create table things as select 1 as id');
      const replica = await startReplica({ dataDir, processRegistry, primaryUrl });
      await ask(primaryUrl, 'insert into things values (2)');
      const ids = 'select array_agg(id order by id) as ids from things';
      while (JSON.stringify(await ask(replica.url, ids)) !== '[{"ids":[1,2]}]');
      await expect(ask(replica.url, 'insert into things values (3)')).rejects.toThrow('read-only');
      await replica.stop();
      expect(await ask(primaryUrl, 'select slot_name from pg_replication_slots')).toEqual([]);
    } finally {
      await stack.stop();
    }
  },
  LIMIT_MS,
);
