import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAUSE_MS = 20;
const DAYS = `
  select d::date::text as day
  from (select min(created_at) as first, max(created_at) as last from orders) o
    cross join generate_series((o.first at time zone 'Asia/Dubai')::date, (o.last at time zone 'Asia/Dubai')::date,
      interval '1 day') d
  order by d desc`;
/** A day in the queue is added up when it leaves it. */
const ADD = `
  select add_product_orders($1) where not exists (select from changed_order_days where day = $1)`;
/** The lock with which workers add up days. */
const LOCK = `select pg_advisory_lock(hashtext('daily_sales'))`;
const UNLOCK = `select pg_advisory_unlock(hashtext('daily_sales'))`;

/** Adds up the days before `daily_product_orders` existed, each in a transaction of its own. */
export class EarlierProductOrders20261217020050 implements MigrationInterface {
  readonly name = 'EarlierProductOrders20261217020050';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const days: { day: string }[] = await runner.query(DAYS);
    await runner.query('set lock_timeout = 0');
    for (const { day } of days) {
      await runner.query(LOCK);
      try {
        await runner.query(ADD, [day]);
      } finally {
        await runner.query(UNLOCK);
      }
      await sleep(PAUSE_MS);
    }
    await runner.query('reset lock_timeout');
  }

  /** The sums go with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
