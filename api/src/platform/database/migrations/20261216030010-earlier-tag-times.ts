import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags that one statement changes. */
const BATCH = 5_000;
const PAUSE_MS = 50;
const SET = `
  with batch as (select id from order_tags where ordered_at is null order by id limit ${BATCH} for update)
  update order_tags t set ordered_at = o.created_at
  from batch b, orders o where t.id = b.id and o.id = t.order_id`;
const LEFT = 'select from order_tags where ordered_at is null limit 1';
/** With the tag itself, so that a page is read from the index alone. */
const CREATE = `create index concurrently order_tags_newest
  on order_tags (lower(tag), ordered_at, order_id) include (tag)`;
const DROP = 'drop index concurrently if exists order_tags_newest';

/** Sets the times of the tags before `ordered_at` existed, in batches, and builds the index concurrently. */
export class EarlierTagTimes20261216030010 implements MigrationInterface {
  readonly name = 'EarlierTagTimes20261216030010';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    while ((await runner.query(LEFT)).length > 0) {
      await runner.query(SET);
      await sleep(PAUSE_MS);
    }
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query(DROP);
    await runner.query(CREATE);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP);
  }
}
