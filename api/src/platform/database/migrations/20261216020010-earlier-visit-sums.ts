import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PAUSE_MS = 20;
/** Days that are not added up, or only in part because they were counted around midnight. */
const DAYS = `
  select v.day from daily_visits v group by v.day
  having sum(v.views + v.carts + v.checkouts) is distinct from (
    select sum(s.views + s.carts + s.checkouts) from daily_visit_sums s where s.day = v.day)
  order by v.day`;
const ADD = `
  insert into daily_visit_sums (day, vendor_id, category_id, views, carts, checkouts)
    select v.day, v.vendor_id, coalesce(p.category_id, 0), sum(v.views), sum(v.carts), sum(v.checkouts)
    from daily_visits v left join products p on p.id = v.product_id
    where v.day = $1 group by 1, 2, 3
  on conflict (day, vendor_id, category_id) do update
    set views = excluded.views, carts = excluded.carts, checkouts = excluded.checkouts`;

/** Adds up the days before `daily_visit_sums` existed, each in a transaction of its own. */
export class EarlierVisitSums20261216020010 implements MigrationInterface {
  readonly name = 'EarlierVisitSums20261216020010';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const days: { day: string }[] = await runner.query(DAYS);
    for (const { day } of days) {
      await runner.query(ADD, [day]);
      await sleep(PAUSE_MS);
    }
  }

  /** The sums go with their table. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
