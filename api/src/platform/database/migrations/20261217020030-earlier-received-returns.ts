import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 20;
const PAUSE_MS = 5;
const RETURNS = `
  select id from returns t where received_at is not null
    and not exists (select from received_returns r where r.return_id = t.id)
  order by id`;

/** Adds up the returns before `received_returns` existed, each in a transaction of its own. */
export class EarlierReceivedReturns20261217020030 implements MigrationInterface {
  readonly name = 'EarlierReceivedReturns20261217020030';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const returns: { id: number }[] = await runner.query(RETURNS);
    for (const [at, { id }] of returns.entries()) {
      await runner.query('select sum_received_return($1)', [id]);
      if (at % BATCH === 0) await sleep(PAUSE_MS);
    }
  }

  /** The sums go with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
