import type { MigrationInterface, QueryRunner } from 'typeorm';

const MONTH = `date_trunc('month', day)::date`;

/** SQL: adds rows of `daily_visits`, or takes them away; in the order of the key. */
const change = (rows: string): string => `
  insert into monthly_visits as m (product_id, vendor_id, month, views, carts)
    select product_id, v.vendor_id, ${MONTH}, sum(views), sum(carts)
    from (${rows}) d cross join lateral (select 0 as vendor_id union select d.vendor_id) v
    where product_id > 0
    group by 1, 2, 3 having sum(views) <> 0 or sum(carts) <> 0 order by 1, 2, 3
  on conflict (product_id, vendor_id, month) do update
    set views = m.views + excluded.views, carts = m.carts + excluded.carts`;
const BECAME = 'select day, product_id, vendor_id, views, carts from became';
const WAS = 'select day, product_id, vendor_id, -views as views, -carts as carts from was';

const UP = `
  -- By the vendor that the product had when it was counted, and of all vendors as vendor 0.
  create table monthly_visits (
    product_id integer not null,
    vendor_id integer not null,
    month date not null,
    views integer not null,
    carts integer not null,
    primary key (product_id, vendor_id, month)
  );
  create index monthly_visits_most on monthly_visits (vendor_id, month, views desc, product_id);

  -- The lock of the sums per day, which the same statements change: processes add one after the other.
  create function add_monthly_visits() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('daily_visit_sums'));
    if tg_op = 'INSERT' then ${change(BECAME)};
    elsif tg_op = 'UPDATE' then ${change(`${BECAME} union all ${WAS}`)};
    else
      ${change(WAS)};
      delete from monthly_visits m
      using (select distinct product_id, v.vendor_id, ${MONTH} as month
        from was cross join lateral (select 0 as vendor_id union select was.vendor_id) v) w
      where (m.product_id, m.vendor_id, m.month) = (w.product_id, w.vendor_id, w.month)
        and m.views = 0 and m.carts = 0;
    end if;
    return null;
  end $$;

  -- Adds up a month of some products again. The daily counts wait for it, so it is called for few products.
  create function rebuild_monthly_visits(of_month date, first_id integer, last_id integer) returns void
  language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('daily_visit_sums'));
    delete from monthly_visits where month = of_month and product_id between first_id and last_id;
    ${change(`select * from daily_visits where day >= of_month and day < of_month + interval '1 month'
      and product_id between first_id and last_id`)};
  end $$;

  create trigger daily_visits_months_added after insert on daily_visits
    referencing new table as became for each statement execute function add_monthly_visits();
  create trigger daily_visits_months_changed after update on daily_visits
    referencing old table as was new table as became
    for each statement execute function add_monthly_visits();
  create trigger daily_visits_months_removed after delete on daily_visits
    referencing old table as was for each statement execute function add_monthly_visits()`;

/** The views of products per month, added up with each count, so that reports of long periods do not read every day. */
export class MonthlyVisits20261217020000 implements MigrationInterface {
  readonly name = 'MonthlyVisits20261217020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger daily_visits_months_added on daily_visits;
      drop trigger daily_visits_months_changed on daily_visits;
      drop trigger daily_visits_months_removed on daily_visits;
      drop function add_monthly_visits, rebuild_monthly_visits;
      drop table monthly_visits`);
  }
}
