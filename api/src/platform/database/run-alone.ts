import type { DataSource } from 'typeorm';

/** Runs statements in one transaction; processes do so one after the other, for each name. */
export const runAlone = (db: DataSource, name: string, statements: string[]): Promise<void> =>
  db.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
    for (const statement of statements) await manager.query(statement);
  });
