import { DataSource } from 'typeorm';
import { rebuildSums } from '../../../src/app/commands/rebuild-sums.js';
import { DailySalesQueries } from '../../../src/modules/back-office/analytics/report/daily-sales.queries.js';
import type { ReturnsReportDto } from '../../../src/modules/back-office/analytics/report/returns-report.dto.js';
import type { VisitsReportDto } from '../../../src/modules/back-office/analytics/report/visits-report.dto.js';
import { EarlierMonthlyVisits20261217020010 } from '../../../src/platform/database/migrations/20261217020010-earlier-monthly-visits.js';
import { EarlierReceivedReturns20261217020030 } from '../../../src/platform/database/migrations/20261217020030-earlier-received-returns.js';
import { EarlierProductOrders20261217020050 } from '../../../src/platform/database/migrations/20261217020050-earlier-product-orders.js';
import { adminAndVendors, shopperOf } from '../../support/catalogue-rows.js';
import { commitAfter } from '../../support/commit-after.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const TIME_MS = 180_000;
const DAY_MS = 86_400_000;
/** The first of 160 days with visits, orders and returns. */
const FIRST_DAY = Date.parse('2026-03-20');
const DAYS = 160;
/** More than the report looks at first in a month. */
const PRODUCTS = 700;
const SUMS = ['monthly_visits', 'received_returns', 'daily_product_orders'];

let test: TestApp;
let userId: number;
let cookies: Record<string, string>;
let vendors: Record<string, number>;

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.db.query(text, values);
const addUp = () => new DailySalesQueries(test.app.get(DataSource)).addUp(0);

/** Numbers from 0 to 1, the same in each run. */
let seed = 7;
const dice = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const dayAt = (index: number): string =>
  new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10);

/** Views of products, a few much more often than the others; with `flat` all alike. A few days at once, as a statement may take 5 s. */
const addVisits = async (text: string, flat = false): Promise<void> => {
  for (let from = 0; from < DAYS; from += 8)
    await query(
      `insert into daily_visits as d (day, product_id, vendor_id, views, carts, checkouts)
       select $1::date + day, product, case when (product + day / 70) % 3 = 0 then $3::integer else $4::integer end,
         views, views % 3, 0
       from generate_series($6::integer, $6 + 7) day cross join generate_series(1, ${PRODUCTS}) product
         cross join lateral (select abs(hashtext($2 || day || '-' || product)) as luck) l
         cross join lateral (select 1 + case when $5 then 10 else luck % (3 + 4000 / product) end as views) v
       where luck % 5 < 2
       union all select $1::date + day, 0, 0, 0, 0, 3 from generate_series($6, $6 + 7) day
       order by 1, 2
       on conflict (day, product_id) do update set views = d.views + excluded.views, carts = d.carts + excluded.carts`,
      [dayAt(0), text, vendors['vendor'], vendors['rival'], flat, from],
    );
};

/** Orders of every state, some with a product in two sizes; every fourth with a return, most of them received. */
const addOrders = (text: string) =>
  query(
    `with made as (
       insert into orders (operation_id, user_id, state, payment_method, full_name, email, phone, city,
         area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count, created_at)
       select md5($1 || n), $2, (array['paid', 'delivered', 'cancelled', 'refunded', 'returned'])[1 + n * 7 % 5],
         'card', 'Layla Hassan', 'layla@example.com', '+971501234567', 'Dubai', 'Al Barsha', 'Palm House', 100, 0, 100, 1,
         $3::timestamptz + n * interval '19.3 hours'
       from generate_series(1, 200) n returning id, created_at
     ), line as (
       insert into order_lines (order_id, product_id, vendor_id, name, quantity, list_price_fils, unit_price_fils)
       select id, 1 + (id * 7 + place * place * 3) % 40, case place when 1 then $4::integer else $5::integer end,
         'Line', 3, 1001 + id % 9, 1001 + id % 9
       from made cross join generate_series(1, 3) place returning id, order_id
     ), sent as (
       insert into returns (order_id, reason, state, received_at)
       select id, 'size', 'received', case when id % 5 > 0 then created_at + interval '71.7 hours' end
       from made where id % 2 = 0 returning id, order_id
     )
     insert into return_lines (return_id, order_line_id, quantity, received)
     select sent.id, line.id, 3, case line.id % 5 when 0 then null else line.id % 4 end
     from sent join line using (order_id)`,
    [text, userId, `${dayAt(0)}T00:00:00Z`, vendors['vendor'], vendors['rival']],
  );

interface Range {
  from: string;
  to: string;
  before: string;
  vendor: number;
}
const rangeOf = (first: number, length: number, vendor: number): Range => ({
  from: dayAt(first),
  to: dayAt(first + length - 1),
  before: dayAt(first - length),
  vendor,
});
/** One day, whole months, all, more than all, and random ones. */
const ranges = (): Range[] => {
  const all = [0, vendors['vendor'] ?? 0, vendors['rival'] ?? 0];
  const fixed = [
    [12, 1],
    [12, 30],
    [12, 61],
    [0, DAYS],
    [-30, DAYS + 60],
    [5, DAYS - 9],
    [-400, 100],
    [80, 1000],
  ].flatMap(([first = 0, length = 1]) => all.map((vendor) => rangeOf(first, length, vendor)));
  const random = Array.from({ length: 12 }, () =>
    rangeOf(
      Math.floor(dice() * DAYS) - 10,
      1 + Math.floor(dice() ** 2 * DAYS),
      all[Math.floor(dice() * 3)] ?? 0,
    ),
  );
  return [...fixed, ...random];
};

const report = async <Report>(name: string, { from, to, vendor }: Range): Promise<Report> => {
  const { body } = await test.http
    .get(`/api/admin/analytics/${name}?from=${from}&to=${to}${vendor ? `&vendor=${vendor}` : ''}`)
    .set('Cookie', cookies['admin'] ?? '')
    .expect(200);
  return body as Report;
};

/** The most viewed products, read from the counts of all days and from all orders. */
const plainProducts = ({ from, to, before, vendor }: Range): Promise<unknown[]> =>
  query(
    `with viewed as (
       select product_id as id, sum(views)::integer as views, sum(carts)::integer as carts from daily_visits
       where day between $1 and $2 and product_id > 0 and ($4::integer = 0 or vendor_id = $4)
       group by product_id order by sum(views) desc, product_id limit 100
     ), sold as (
       select l.product_id, o.id, (o.created_at at time zone 'Asia/Dubai')::date as day
       from orders o join order_lines l on l.order_id = o.id
       where o.state <> all ('{pending_payment,payment_failed,expired,cancelled,returned,refunded}')
         and (o.created_at at time zone 'Asia/Dubai')::date >= (select min(day) from daily_visit_sums)
     )
     select v.id,
       json_build_object('views', v.views, 'carts', v.carts, 'orders', (select count(distinct s.id) from sold s
         where s.product_id = v.id and s.day between $1 and $2)) as now,
       (select json_build_object('views', coalesce(sum(d.views), 0), 'carts', coalesce(sum(d.carts), 0), 'orders',
           (select count(distinct s.id) from sold s where s.product_id = v.id and s.day >= $3 and s.day < $1))
         from daily_visits d where d.product_id = v.id and d.day >= $3 and d.day < $1) as before
     from viewed v order by v.views desc, v.id`,
    [from, to, before, vendor],
  );

/** Sums of what arrived, read from all lines of returns. */
const plainReturns = async ({
  from,
  to,
  vendor,
}: Pick<Range, 'from' | 'to' | 'vendor'>): Promise<object | undefined> => {
  const [sums] = await query<object>(
    `select count(distinct t.id)::integer as returns, coalesce(sum(r.received), 0)::integer as pieces,
       coalesce(sum(r.received * l.unit_price_fils), 0)::float / 100 as value
     from returns t join return_lines r on r.return_id = t.id join order_lines l on l.id = r.order_line_id
     where (t.received_at at time zone 'Asia/Dubai')::date between $1 and $2 and r.received > 0
       and ($3::integer = 0 or l.vendor_id = $3)`,
    [from, to, vendor],
  );
  return sums;
};

const check = async (): Promise<void> => {
  for (const range of ranges()) {
    const { products } = await report<VisitsReportDto>('visits', range);
    const found = products.map(({ id, now, before }) => ({ id, now, before }));
    expect([range, found]).toEqual([range, await plainProducts(range)]);
    const { totals, before, days, unit } = await report<ReturnsReportDto>('returns', range);
    const earlier = new Date(Date.parse(range.from) - DAY_MS).toISOString().slice(0, 10);
    expect([range, totals, before]).toEqual([
      range,
      await plainReturns(range),
      await plainReturns({ ...range, from: range.before, to: earlier }),
    ]);
    const fils = days.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    expect(fils).toBe(Math.round(totals.value * 100));
    if (unit === 'day')
      expect(days[0]).toEqual({
        day: range.from,
        ...(await plainReturns({ ...range, to: range.from })),
      });
  }
};

const stored = async (): Promise<unknown[]> => {
  const all: unknown[] = [];
  for (const table of SUMS)
    all.push(await query(`select to_jsonb(t)::text as row from ${table} t order by 1`));
  return all;
};

beforeAll(async () => {
  test = await startApp();
  ({ ids: vendors, cookies } = await adminAndVendors(test));
  userId = (await shopperOf(test, 'layla')).id;
  await addVisits('first');
  await addOrders('first');
}, TIME_MS);
afterAll(() => test.close());

it(
  'STATS-19 STATS-20 reports of any period are those of all counts, orders and returns, before and after days are added up',
  async () => {
    await check();
    await addUp();
    await check();
  },
  TIME_MS,
);

it(
  'STATS-19 STATS-20 reports stay exact when counts, orders and returns change or are deleted',
  async () => {
    await addVisits('second');
    await query(`update orders set state = 'cancelled' where id % 11 = 0 and state <> 'cancelled'`);
    await query(
      `update orders set created_at = created_at + interval '3 days', state = 'paid' where id % 13 = 0`,
    );
    await query('update return_lines set received = 1 where id % 7 = 0');
    await query(
      `update returns set received_at = received_at + interval '5 hours' where id % 3 = 0`,
    );
    await query('update returns set received_at = null where id % 17 = 0');
    await check();
    await addUp();
    await addOrders('second');
    await check();
    await query('delete from return_lines where id % 9 = 0');
    await query('delete from orders where id % 10 = 0');
    // As when their retention ends, up to the middle of a month.
    for (let rest = 1; rest > 0;) {
      const [, removed] = await test.db.query(
        `delete from daily_visits where (day, product_id) in (select day, product_id from daily_visits
           where day < '2026-04-17' order by day limit 1000 for update skip locked)`,
      );
      rest = removed;
    }
    await query(`delete from daily_visit_sums where day < '2026-04-17'`);
    await rebuildSums(test.databaseUrl);
    await check();
  },
  TIME_MS,
);

it(
  'STATS-19 products that are all viewed alike are added up completely',
  async () => {
    await query('truncate daily_visits, monthly_visits, daily_visit_sums');
    await addVisits('alike', true);
    await check();
  },
  TIME_MS,
);

it(
  'STATS-19 STATS-20 rebuilt sums, and those of the migrations, are the sums that triggers keep',
  async () => {
    await addVisits('third');
    await addUp();
    const sums = await stored();
    for (const rows of sums) expect(rows).not.toEqual([]);
    await rebuildSums(test.databaseUrl);
    expect(await stored()).toEqual(sums);
    await query(`truncate ${SUMS.join()}`);
    await rebuildSums(test.databaseUrl);
    expect(await stored()).toEqual(sums);
    await query(`truncate ${SUMS.join()}`);
    const runner = test.app.get(DataSource).createQueryRunner();
    try {
      for (let times = 0; times < 2; times += 1) {
        for (const migration of [
          new EarlierMonthlyVisits20261217020010(),
          new EarlierReceivedReturns20261217020030(),
          new EarlierProductOrders20261217020050(),
        ])
          await migration.up(runner);
        expect(await stored()).toEqual(sums);
      }
    } finally {
      await runner.release();
    }
  },
  TIME_MS,
);

it(
  'STATS-19 STATS-20 counts and returns that become visible late are in the sums once',
  async () => {
    await commitAfter(
      test.db,
      async (run) => {
        await run(`update orders set state = 'delivered' where id % 17 = 1`);
        await run('update return_lines set received = 2 where id % 17 = 1');
      },
      async () => {
        await query('update return_lines set received = 3 where id % 17 = 2');
        await addUp();
      },
    );
    await check();
    await addUp();
    await check();
  },
  TIME_MS,
);
