import type { EntityManager } from 'typeorm';

/** Prevents that two processes load the demo shop at the same time. */
const LOCK = 7_316_202_612;

/** Runs a part of the seed in one transaction, once per database; returns whether it ran. */
export const seedOnce = (
  manager: EntityManager,
  name: string,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<boolean> =>
  manager.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await isSeeded(transaction, name)) return false;
    await work(transaction);
    await transaction.query('insert into seeds (name) values ($1)', [name]);
    return true;
  });

export const isSeeded = async (manager: EntityManager, name: string): Promise<boolean> => {
  const rows: unknown[] = await manager.query('select 1 from seeds where name = $1', [name]);
  return rows.length > 0;
};
