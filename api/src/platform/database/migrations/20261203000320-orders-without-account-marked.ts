import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 20;
const PAUSE_MS = 20;

/** Marks the orders of accounts that were deleted before; one pass by id. */
export class OrdersWithoutAccountMarked20261203000320 implements MigrationInterface {
  readonly name = 'OrdersWithoutAccountMarked20261203000320';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null; await pause(PAUSE_MS)) {
      const [row]: { last: number | null }[] = await runner.query(
        `with batch as (
           select o.id from orders o
           where o.id > $1 and not exists (select from users u where u.id = o.user_id)
           order by o.id limit $2
         ), marked as (
           update orders o set without_account_since = now() from batch
           where o.id = batch.id and o.without_account_since is null
         ) select max(id) as last from batch`,
        [last, BATCH],
      );
      last = row?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // The column is dropped by the migration that adds it.
  }
}
