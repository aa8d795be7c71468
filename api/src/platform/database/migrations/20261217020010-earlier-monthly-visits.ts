import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAUSE_MS = 20;
/** Ids of products that are added up at once: counting waits for it. */
const PRODUCTS = 5000;
const MONTHS = `
  select date_trunc('month', day)::date::text as month, max(product_id) as last
  from daily_visits group by 1 order by 1`;
const REBUILD = 'select rebuild_monthly_visits($1, $2, $3)';

/** Adds up the months before `monthly_visits` existed, in parts, each in a transaction of its own. */
export class EarlierMonthlyVisits20261217020010 implements MigrationInterface {
  readonly name = 'EarlierMonthlyVisits20261217020010';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const months: { month: string; last: number }[] = await runner.query(MONTHS);
    for (const { month, last } of months)
      for (let first = 1; first <= last; first += PRODUCTS) {
        await runner.query(REBUILD, [month, first, first + PRODUCTS - 1]);
        await sleep(PAUSE_MS);
      }
  }

  /** The sums go with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
