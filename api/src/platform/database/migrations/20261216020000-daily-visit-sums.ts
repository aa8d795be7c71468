import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The counts of visits by vendor and category, so that reports do not read a row per product and day. */
export class DailyVisitSums20261216020000 implements MigrationInterface {
  readonly name = 'DailyVisitSums20261216020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- By the category that the product has when it is counted; 0: the checkouts, or a product that was deleted since.
      create table daily_visit_sums (
        day date not null,
        vendor_id integer not null,
        category_id integer not null,
        views integer not null,
        carts integer not null,
        checkouts integer not null,
        primary key (day, vendor_id, category_id)
      );
      create index daily_visit_sums_vendor on daily_visit_sums (vendor_id, day);

      -- Both run after one statement, so of two processes each could wait for the other without the lock.
      create function add_daily_visit_sums() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('daily_visit_sums'));
        insert into daily_visit_sums as s (day, vendor_id, category_id, views, carts, checkouts)
          select a.day, a.vendor_id, coalesce(p.category_id, 0), sum(a.views), sum(a.carts), sum(a.checkouts)
          from added a left join products p on p.id = a.product_id
          group by 1, 2, 3 order by 1, 2, 3
        on conflict (day, vendor_id, category_id) do update set views = s.views + excluded.views,
          carts = s.carts + excluded.carts, checkouts = s.checkouts + excluded.checkouts;
        return null;
      end $$;
      create function change_daily_visit_sums() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('daily_visit_sums'));
        insert into daily_visit_sums as s (day, vendor_id, category_id, views, carts, checkouts)
          select n.day, n.vendor_id, coalesce(p.category_id, 0), sum(n.views - o.views), sum(n.carts - o.carts),
            sum(n.checkouts - o.checkouts)
          from new_rows n join old_rows o using (day, product_id) left join products p on p.id = n.product_id
          group by 1, 2, 3 order by 1, 2, 3
        on conflict (day, vendor_id, category_id) do update set views = s.views + excluded.views,
          carts = s.carts + excluded.carts, checkouts = s.checkouts + excluded.checkouts;
        return null;
      end $$;

      -- Days before today do not change, and are added up by the next migration.
      lock table daily_visits in share row exclusive mode;
      insert into daily_visit_sums (day, vendor_id, category_id, views, carts, checkouts)
        select v.day, v.vendor_id, coalesce(p.category_id, 0), sum(v.views), sum(v.carts), sum(v.checkouts)
        from daily_visits v left join products p on p.id = v.product_id
        where v.day >= (now() at time zone 'Asia/Dubai')::date group by 1, 2, 3;
      create trigger daily_visits_added after insert on daily_visits
        referencing new table as added for each statement execute function add_daily_visit_sums();
      create trigger daily_visits_changed after update on daily_visits
        referencing old table as old_rows new table as new_rows
        for each statement execute function change_daily_visit_sums()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger daily_visits_added on daily_visits;
      drop trigger daily_visits_changed on daily_visits;
      drop function add_daily_visit_sums;
      drop function change_daily_visit_sums;
      drop table daily_visit_sums`);
  }
}
