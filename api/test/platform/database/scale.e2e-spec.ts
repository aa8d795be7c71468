import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { seedCatalogue } from '../../../src/app/commands/seeds/catalogue.js';
import { seedPeople } from '../../../src/app/commands/seeds/people.js';
import { CashStatementsQueries } from '../../../src/modules/back-office/cash-statements/cash-statements.queries.js';
import { CouponDiscountsQueries } from '../../../src/modules/sales/coupons/coupon-discounts.queries.js';
import { LowStockQueries } from '../../../src/modules/back-office/analytics/low-stock.queries.js';
import { NeedsWorkQueries } from '../../../src/modules/catalogue/products/checks/needs-work.queries.js';
import { StruckPricesQueries } from '../../../src/modules/catalogue/products/price-history/struck-prices.queries.js';
import { ProductChecksQueries } from '../../../src/modules/catalogue/products/checks/product-checks.queries.js';
import { DailySalesQueries } from '../../../src/modules/back-office/analytics/report/daily-sales.queries.js';
import { DailyMoneyQueries } from '../../../src/modules/back-office/reconciliation/daily-money.queries.js';
import { BusinessMetrics } from '../../../src/modules/back-office/business-metrics/business-metrics.js';
import { PagesQueries } from '../../../src/app/ssr/pages.queries.js';
import { JobRunner } from '../../../src/platform/queues/job-runner.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { NamedFiles } from '../../../src/platform/files/named-files.queries.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { WorkerModule } from '../../../src/app/worker/worker.module.js';
import { RULES } from '../../support/access-table.js';
import { startWorld, type Actor, type Person } from '../../support/access-world.js';
import { until } from '../../support/order-shop.js';
import { LARGE, collectPlans, largeReads, type LargeRead } from '../../support/query-plans.js';
import { runningRoutes, type Route } from '../../support/running-routes.js';
import { READS } from './scale-calls.js';

/** `npm run bench:scale` sets more. */
const ORDERS = Number(process.env['SCALE_ORDERS'] ?? 20_000);
const PRODUCTS = Math.max(15_000, ORDERS / 2);
const SHOPPERS = Math.max(12_000, ORDERS / 4);
const FILL_LIMIT_MS = 900_000;
const CALL_LIMIT_MS = 120_000;

interface AcceptedRead {
  call: string;
  tables: string[];
  /** Pattern of the statement. */
  statement: RegExp;
  why: string;
}

const DAILY_SALES =
  'Has about ninety rows per day, however many orders there are, so a day is read with all its breakdowns.';

/** Accepted reads of large parts of a table; each entry says what would avoid it. */
const ACCEPTED_READS: AcceptedRead[] = [
  {
    call: 'GET /users/all',
    tables: ['users'],
    statement: /^select count/,
    why: 'The total behind the page numbers counts by an index; a total maintained by a trigger would end it.',
  },
  {
    call: 'GET /users/orders/all',
    tables: ['orders'],
    statement: /with recent as materialized/,
    why: 'A text is looked for in the newest 100,000 orders, however many there are, before older ones.',
  },
  {
    call: 'GET /users/orders/count',
    tables: ['orders'],
    statement: /with recent as materialized/,
    why: 'A text is looked for in the newest 100,000 orders, however many there are, before older ones.',
  },
  {
    call: 'GET /users/orders/all',
    tables: ['order_lines'],
    statement: /recent_lines as materialized/,
    why: 'A word that many products contain is looked for in the newest 100,000 lines, however many there are.',
  },
  {
    call: 'GET /users/orders/count',
    tables: ['order_lines'],
    statement: /recent_lines as materialized/,
    why: 'A word that many products contain is looked for in the newest 100,000 lines, however many there are.',
  },
  {
    call: 'GET /users/orders/export.csv',
    tables: ['orders'],
    statement: /^select o\.id from orders o where true/,
    why: 'An export without filters contains all orders; pages by the last order seen would only spread the same reads.',
  },
  {
    call: 'POST /jobs/exports/orders',
    tables: ['orders'],
    statement: /^select o\.id from orders o where true/,
    why: 'An export without filters contains all orders; the worker would read them instead.',
  },
  {
    call: 'POST /jobs/exports/order-lines',
    tables: ['orders', 'order_lines'],
    statement: /^select o\.id from orders o where true/,
    why: 'An export without filters contains the products of all orders; the worker would read them instead.',
  },
  {
    call: 'POST /jobs/exports/order-lines',
    tables: ['order_lines'],
    statement: /^select l\.id\s+from unnest/,
    why: 'An export without filters contains the products of all orders; the worker would read them instead.',
  },
  {
    call: 'GET /admin/analytics/visits',
    tables: ['daily_visits', 'monthly_visits'],
    statement: /viewed as/,
    why: 'The most viewed products are added up from the first of each month and the days outside whole months; while few products are viewed, these are most of the rows.',
  },
  {
    call: 'GET /admin/analytics/visits',
    tables: ['daily_product_orders'],
    statement: /viewed as/,
    why: 'Adds up the orders of the 100 most viewed products per day, however many orders there are, by an index that contains them.',
  },
  {
    call: 'GET /admin/analytics/returns',
    tables: ['received_returns'],
    statement: /received_returns/,
    why: 'Adds up a row per return and vendor by an index that contains the amounts; sums per day would make staff who receive returns wait for each other.',
  },
  {
    call: 'POST /jobs/exports/shoppers',
    tables: ['users'],
    statement: /^select u\.id from users u\s+order by/,
    why: 'An export without filters contains all shoppers; the worker would read them instead.',
  },
  {
    call: 'POST /jobs/exports/translations',
    tables: ['products'],
    statement: /^select r\.id\s+from products r/,
    why: 'An export without filters contains the texts of all products; the worker would read them instead.',
  },
  {
    call: 'POST /jobs/exports/audit',
    tables: ['audit'],
    statement: /^select id from audit where/,
    why: 'An export without filters contains all entries; the worker would read them instead.',
  },
  {
    call: 'POST /jobs/exports/products',
    tables: ['products'],
    statement: /^select count/,
    why: 'Counts what the export contains, for its progress; the worker then reads all of it in parts.',
  },
  {
    call: 'GET /admin/analytics',
    tables: ['daily_sales'],
    statement: /daily_sales/,
    why: DAILY_SALES,
  },
  {
    call: 'GET /admin/analytics/sales',
    tables: ['daily_sales'],
    statement: /daily_sales/,
    why: DAILY_SALES,
  },
  {
    call: 'GET /admin/analytics/visits',
    tables: ['daily_sales'],
    statement: /daily_sales/,
    why: DAILY_SALES,
  },
  {
    call: 'GET /admin/analytics',
    tables: ['daily_product_sales', 'monthly_product_sales', 'monthly_shop_sales'],
    statement: /line as materialized/,
    why: 'The best selling products are found among the first 200 of each month; while there are few products, these are most of them.',
  },
  {
    call: 'GET /admin/analytics',
    tables: ['low_stock'],
    statement: /sold_out as materialized/,
    why: 'Adds up the products with low stock, however many there are.',
  },
  {
    call: 'metrics',
    tables: ['products', 'product_variants'],
    statement: /where v\.sold_out/,
    why: 'Counts what is sold out by its index; with a count maintained by a trigger, orders that sell something out would wait for each other.',
  },
  {
    call: 'GET /search-words/missing',
    tables: ['daily_searches'],
    statement: /with searched as/,
    why: 'Adds up the words searched in 30 days, however many orders there are; sums by word would avoid it.',
  },
  {
    call: 'GET /admin/analytics/searches',
    tables: ['daily_searches'],
    statement: /daily_searches/,
    why: 'Adds up the words searched in the period, of which 180 days are stored; sums by month would avoid it.',
  },
  {
    call: 'GET /coupons/all',
    tables: ['coupons'],
    statement: /from coupons c/,
    why: 'Which coupons run or have ended depends on the time: their total is counted, and those of a state are read, newest first, until the page is full.',
  },
  {
    call: 'GET /admin/cash-statements',
    tables: ['cash_statement_rows'],
    statement: /from cash_statements s/,
    why: 'Adds up the rows of twenty statements, at most 10,000 each, by an index that contains the amounts; stored sums would avoid it.',
  },
  ...['GET /products/needs-work', 'GET /products/needs-work/counts'].map((call) => ({
    call,
    tables: ['product_problems'],
    statement: /^select problem, count.*words like/s,
    why: 'The problems of the products with a word are counted; while the table has few pages, reading all of them is cheaper than an index.',
  })),
];

const plans = collectPlans();
const world = await startWorld({
  TIMEOUTS: JSON.stringify({
    createShipmentTimeout: 100,
    outboxPollInterval: 100,
    sweepInterval: 3_600_000,
  }),
});
const routes = runningRoutes(world.test);
let large: ReadonlySet<string>;
afterAll(() => world.close());

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  world.test.db.query(text, values);

const person = async (table: string, order: string): Promise<Person> => {
  const [row] = await query<Person>(`select * from ${table} ${order} limit 1`);
  if (!row) throw new Error(`No ${table}.`);
  return row;
};

const runTool = (file: string, args: string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', PGOPTIONS: '', ...env },
  });

/** The demo's catalogue and staff, with products, shoppers and orders of two years. */
const fill = async (): Promise<void> => {
  await query('truncate users, staff, categories restart identity cascade');
  await seedPeople(world.test.db.manager);
  await seedCatalogue(world.test.db.manager);
  await runTool('tools/scale/fill.mjs', [ORDERS, PRODUCTS, SHOPPERS].map(String), {
    DATABASE_URL: world.test.databaseUrl,
  });
  const database = world.test.app.get(DataSource);
  await new DailySalesQueries(database).addUp(0);
  await new DailyMoneyQueries(database).addUp();
  await new LowStockQueries(database).addUp();
  const checks = new ProductChecksQueries(database);
  while (await checks.checkChanged());
  await query(
    'vacuum analyze product_problems, product_problem_counts, product_pictures, product_check_changes',
  );
  await query('vacuum analyze daily_money, money_changes, low_stock, low_stock_changes');
  await query(
    'analyze daily_sales, daily_orders, daily_product_sales, monthly_product_sales, daily_product_orders',
  );
};

/** Rows of tables that are small beside 20,000 orders, but not beside a million. */
const GROWN = `
  -- Of products before all others, so that lists begin with the real ones.
  insert into product_problems (product_id, vendor_id, category_id, problem)
    select -n, 1, 1, 'any' from generate_series(1, 12000) n;
  insert into coupons (code, amount_fils, max_uses, is_personal, reason)
    select 'GROWN' || n, 2000, 1, true, 'late_parcel' from generate_series(1, 12000) n;
  with statement as (
    insert into cash_statements (file_name, waybill_heading, amount_heading)
      select 'grown' || n, 'AWB', 'COD' from generate_series(1, 30) n returning id)
  insert into cash_statement_rows (statement_id, row_no, waybill, kind)
    select id, n, 'grown' || n, 'unknown' from statement cross join generate_series(1, 2000) n;
  insert into draft_orders (lines, created_by, expires_at, order_id)
    select '[]', (select min(id) from staff), now() + interval '1 day', id
    from orders o where not exists (select from draft_orders where order_id = o.id) order by id desc limit 2000`;

beforeAll(async () => {
  await fill();
  await query(GROWN);
  await query('vacuum analyze coupons, cash_statement_rows, draft_orders, product_problems');
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > $1`,
    [LARGE],
  );
  large = new Set(tables.map(({ name }) => name));
  Object.assign(world.people, {
    owner: await person(
      'users',
      'order by (select count(*) from orders where user_id = users.id) desc',
    ),
    stranger: await world.shopper(),
    vendor: await person('staff', `where type = 'vendor' order by id`),
    rival: await world.staff('subadmin'),
    admin: await person('staff', `where type = 'admin'`),
    ops: await person('staff', `where type = 'ops'`),
  });
}, FILL_LIMIT_MS);

/** Reads of large tables since the last call, except accepted ones. */
const readsOf = (name: string): LargeRead[] =>
  largeReads(plans.take(), large).filter(
    ({ table, query: text }) =>
      !ACCEPTED_READS.some(
        ({ call, tables, statement }) =>
          call === name && tables.includes(table) && statement.test(text.trim()),
      ),
  );

const readsOfCall = async (
  route: Pick<Route, 'name' | 'method' | 'path'>,
  who: Actor,
  params?: string,
): Promise<LargeRead[]> => {
  const { call, answers } = RULES[route.name] ?? {};
  const sent = (await call?.(world, who)) ?? {};
  const headers = await world.identify(who);
  plans.take();
  const request = params === undefined ? sent : { ...sent, query: params };
  const { status, text } = await world.send(route, request, headers);
  const isAnswered = status < 400 || status === answers;
  expect(isAnswered ? 'answered' : `${status} ${text}`).toBe('answered');
  return readsOf(route.name);
};

it('SCALE-12 returns, notes, tags, jobs, trash and the audit are filled in proportion to orders and products', async () => {
  const [counts] = await query<Record<string, number>>(`
    select (select count(*) from returns) as returns,
      (select count(*) from returns where state in ('requested', 'approved', 'received')) as "openReturns",
      (select count(*) from refund_lines where return_id is not null) as "refundedLines",
      (select count(*) from order_notes) as notes, (select count(*) from order_tags) as tags,
      (select count(*) from shopper_notes) as "shopperNotes", (select count(*) from tracking_events) as tracking,
      (select count(*) from stock_changes) as "stockChanges", (select count(*) from coupon_uses) as redemptions,
      (select count(*) from exports) as exports, (select count(*) from daily_visits) as visits, (select count(*) from product_import_rows) as "importRows",
      (select count(*) from products where deleted_at is not null) as trash,
      (select count(*) from products where not published and deleted_at is null) as hidden,
      (select count(*) from audit) as audit`);
  const least = {
    ...{ returns: ORDERS * 0.07, openReturns: ORDERS * 0.001, refundedLines: ORDERS * 0.03 },
    ...{ notes: ORDERS * 0.1, tags: ORDERS * 0.08, shopperNotes: SHOPPERS * 0.02 },
    ...{ tracking: ORDERS * 3, stockChanges: ORDERS * 1.5, redemptions: ORDERS * 0.04 },
    ...{
      exports: 700,
      visits: 10_000,
      importRows: 30_000,
      trash: PRODUCTS * 0.009,
      hidden: PRODUCTS * 0.009,
    },
    audit: PRODUCTS * 2.5,
  };
  for (const [name, wanted] of Object.entries(least))
    expect([name, Number(counts?.[name]) >= wanted]).toEqual([name, true]);
  // The refund of a return is that of its lines.
  const wrong = await query(`
    select r.id from refunds r join refund_lines l on l.refund_id = r.id
    group by r.id having sum(l.amount_fils) <> r.amount_fils limit 1`);
  expect(wrong).toEqual([]);
});

it('PERF-11 the growing tables are large in this test', () => {
  expect([...large]).toEqual(
    expect.arrayContaining([
      'orders',
      'order_lines',
      'order_events',
      'mails',
      'shipments',
      'products',
      'users',
    ]),
  );
});

it.each(routes)(
  'PERF-11 $name reads no large table completely',
  async (route) => {
    const { may = [] } = RULES[route.name] ?? {};
    // Reads depend on the caller, writes hardly do.
    for (const who of route.method === 'GET' ? may : may.slice(0, 1))
      expect([who, await readsOfCall(route, who)]).toEqual([who, []]);
  },
  CALL_LIMIT_MS,
);

it.each(READS)(
  'PERF-11 PERF-22 %s as %s with %s reads no large table completely',
  async (name, who, params) => {
    const [method = '', path = ''] = name.split(' ');
    expect(await readsOfCall({ name, method, path }, who, params)).toEqual([]);
  },
  CALL_LIMIT_MS,
);

it(
  'PERF-12 pages, site maps and metrics read no large table completely',
  async () => {
    const { app } = world.test;
    const pages = app.get(PagesQueries, { strict: false });
    plans.take();
    await pages.productRanges();
    await pages.products(1);
    await pages.vendors();
    await pages.isDeleted(1);
    await app.get(NamedFiles, { strict: false }).unnamed(['unused.webp']);
    expect(readsOf('pages')).toEqual([]);
    await app.get(BusinessMetrics, { strict: false }).refresh();
    expect(readsOf('metrics')).toEqual([]);
  },
  CALL_LIMIT_MS,
);

describe('the worker', () => {
  let worker: INestApplicationContext;
  beforeAll(async () => {
    worker = await NestFactory.createApplicationContext(WorkerModule, { logger: ['fatal'] });
  });
  afterAll(() => worker.close());

  it(
    'PERF-12 sweeps, alerts, outbox and jobs read no large table completely',
    async () => {
      // Those that the calls above have started read what they contain.
      await query(`update exports set state = 'cancelled' where state in ('queued', 'running')`);
      plans.take();
      await worker.get(Sweeps).sweep();
      await worker.get(DailySalesQueries).addUp(0);
      worker.get(JobRunner).start();
      const sent = `select from outbox where topic = 'mail.send' and done_at > now() - interval '1 minute' limit 1`;
      await until(async () => (await query(sent)).length > 0, 'a mail is sent', CALL_LIMIT_MS);
      expect(readsOf('worker')).toEqual([]);
    },
    CALL_LIMIT_MS,
  );
});

it(
  'PERF-19 the lock of coupons and a late page of a cash statement read only their rows',
  async () => {
    const { app } = world.test;
    const [largest] = await query<{ id: number }>(
      'select statement_id as id from cash_statement_rows group by 1 order by count(*) desc limit 1',
    );
    expect([...large]).toEqual(expect.arrayContaining(['coupons', 'cash_statement_rows']));
    plans.take();
    const coupons = app.get(CouponDiscountsQueries, { strict: false });
    await coupons.lock(app.get(DataSource).manager, [1, 2], 'DEAL1');
    const statements = app.get(CashStatementsQueries, { strict: false });
    await statements.rows(largest?.id ?? 0, null, 50, 4000);
    expect(readsOf('features')).toEqual([]);
  },
  CALL_LIMIT_MS,
);

it(
  'PERF-20 products that need work with a word, and the check of prices, read only their rows',
  async () => {
    const { app } = world.test;
    const needsWork = app.get(NeedsWorkQueries, { strict: false });
    const filter = { vendor: undefined, category: undefined, q: 'leather' };
    expect([...large]).toContain('product_problems');
    plans.take();
    const found = await needsWork.list({ ...filter, problem: 'any' }, 20, 0);
    expect(readsOf('products')).toEqual([]);
    const counts = await needsWork.counts(filter);
    expect(found).toHaveLength(20);
    expect(counts.find(({ problem }) => problem === 'any')?.count).toBeGreaterThan(20);
    const [sales] = await query<{ count: number }>(`select count(*)::integer as count from (
      select id from products where offer_price_fils is not null
      union select product_id from product_variants where offer_price_fils is not null) on_sale`);
    const onSale = sales?.count ?? NaN;
    expect(onSale).toBeGreaterThan(0);
    expect(onSale).toBeLessThan(PRODUCTS / 2);
    const statements = app.get(Statements, { strict: false });
    let batches = 0;
    const counting: Statements = Object.assign(Object.create(statements), {
      rows: (...of: Parameters<Statements['rows']>) => {
        batches += 1;
        return statements.rows(...of);
      },
    });
    await query('truncate price_rule_applied');
    plans.take();
    await new StruckPricesQueries(counting).check();
    expect(await query('select last_id from price_rule_applied')).toEqual([{ last_id: null }]);
    // Fifty products each, after the two statements that begin, and one that finds no more.
    expect(batches).toBeLessThanOrEqual(Math.ceil(onSale / 50) + 3);
    expect(readsOf('products')).toEqual([]);
  },
  CALL_LIMIT_MS,
);

it(
  'PERF-13 detects a missing index: that of the shipments of an order',
  async () => {
    const [index] = await query<{ make: string }>(
      `select pg_get_indexdef('shipments_order_id'::regclass) as make`,
    );
    await query('drop index shipments_order_id');
    const name = 'GET /users/orders/one/:operationId';
    const reads = await readsOfCall({ name, method: 'GET', path: name.slice(4) }, 'owner');
    expect(reads).toMatchObject([{ table: 'shipments', isWhole: true }]);
    await query(index?.make ?? '');
  },
  CALL_LIMIT_MS,
);

it(
  'PERF-14 orders are generated neither in production nor beside real ones',
  async () => {
    const invent = (env: Record<string, string>) =>
      runTool('tools/seed.mjs', ['--orders', '10'], env);
    await expect(invent({ NODE_ENV: 'production' })).rejects.toThrow('not generated in production');
    const { databaseUrl } = world.test;
    await expect(invent({ DATABASE_URL: databaseUrl })).rejects.toThrow('contains orders already');
  },
  CALL_LIMIT_MS,
);

it(
  'PERF-15 the bare server of the benchmark returns the same as the API',
  async () => {
    const { app, databaseUrl } = world.test;
    // The last ones are in the trash or hidden.
    const compare = [await app.getUrl(), String(PRODUCTS * 0.95)];
    await runTool('tools/bench/compare.mjs', compare, { DATABASE_URL: databaseUrl });
  },
  CALL_LIMIT_MS,
);
