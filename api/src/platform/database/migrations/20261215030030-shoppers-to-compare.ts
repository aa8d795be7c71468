import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1000;
const PAUSE_MS = 20;

/** All accounts are to be compared once; in batches, so that no order waits. */
export class ShoppersToCompare20261215030030 implements MigrationInterface {
  readonly name = 'ShoppersToCompare20261215030030';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null; await pause(PAUSE_MS)) {
      const [row]: { last: number | null }[] = await runner.query(
        `with batch as (select id from users where id > $1 order by id limit $2),
         noted as (insert into shopper_key_changes (user_id) select id from batch)
         select max(id) as last from batch`,
        [last, BATCH],
      );
      last = row?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // The table is dropped by the migration that adds it.
  }
}
