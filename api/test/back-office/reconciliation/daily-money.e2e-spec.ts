import { DataSource } from 'typeorm';
import { rebuildSums } from '../../../src/app/commands/rebuild-sums.js';
import { DailyMoneyQueries } from '../../../src/modules/back-office/reconciliation/daily-money.queries.js';
import type {
  MoneyDto,
  ReconciliationDto,
} from '../../../src/modules/back-office/reconciliation/reconciliation.dto.js';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { commitAfter, type Run } from '../../support/commit-after.js';
import { randomOf } from '../../support/random.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const TIME_MS = 120_000;
const TO = '2026-10-20';
const DAYS = 12;
const DUBAI_MS = 4 * 3_600_000;
const UNOWED = new Set(['pending_payment', 'payment_failed', 'expired', 'cancelled']);

let test: TestApp;
let cookie: string;
let userId: number;

beforeAll(async () => {
  test = await startApp();
  await rowsOf(test).staff('admin', 'admin');
  ({ cookie } = await staffSessionOf(test, 'admin'));
  ({ id: userId } = await shopperOf(test, 'layla'));
});
afterAll(() => test.close());

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.db.query(text, values);
const addUp = () => new DailyMoneyQueries(test.app.get(DataSource)).addUp();

interface Order {
  id: number;
  operation_id: string;
  state: string;
  cod_state: string | null;
  total_fils: number;
  created_at: Date;
}
interface Payment {
  order_id: number;
  state: string;
  amount_fils: number;
  refunded_fils: number;
  captured_at: Date | null;
  created_at: Date;
}

const dayOf = (at: Date): string => new Date(at.getTime() + DUBAI_MS).toISOString().slice(0, 10);

/** What the rows of the tables say, read plainly and evaluated here. */
const plainly = async () => {
  const orders = new Map(
    (await query<Order>('select * from orders')).map((order) => [order.id, order]),
  );
  const payments = await query<Payment>('select * from payments');
  const sums = new Map<string, number>();
  const add = (at: Date, kind: keyof MoneyDto, fils: number): void => {
    const key = `${dayOf(at)} ${kind}`;
    sums.set(key, (sums.get(key) ?? 0) + fils);
  };
  for (const order of orders.values())
    if (order.cod_state && order.cod_state !== 'void')
      add(order.created_at, 'due', order.total_fils);
  for (const { captured_at, created_at, amount_fils, state } of payments) {
    if (captured_at) add(captured_at, 'captured', amount_fils);
    if (state === 'review') add(created_at, 'inReview', amount_fils);
  }
  for (const { way, created_at, amount_fils } of await query<{
    way: string;
    created_at: Date;
    amount_fils: number;
  }>('select * from refunds'))
    add(created_at, way === 'card' ? 'refunded' : 'cashRefunded', amount_fils);
  for (const { event, order_id, created_at } of await query<{
    event: string;
    order_id: number;
    created_at: Date;
  }>(`select * from order_events where subject = 'cod'`)) {
    const fils = orders.get(order_id)?.total_fils ?? 0;
    if (event === 'delivered') add(created_at, 'collected', fils);
    if (event === 'remitted') add(created_at, 'remitted', fils);
  }
  const unowed = payments
    .filter(
      ({ order_id, state, captured_at }) =>
        captured_at &&
        within(dayOf(captured_at)) &&
        (state === 'captured' || state === 'partially_refunded') &&
        UNOWED.has(orders.get(order_id)?.state ?? ''),
    )
    .map(
      ({ order_id, amount_fils, refunded_fils }) =>
        `${orders.get(order_id)?.operation_id} ${(amount_fils - refunded_fils) / 100}`,
    );
  return { sums, unowed: unowed.sort() };
};

const days = Array.from({ length: DAYS }, (_, index) =>
  new Date(Date.parse(TO) - (DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10),
);
const within = (day: string): boolean => days.includes(day);

const check = async (): Promise<void> => {
  const { body } = await test.http
    .get(`/api/admin/reconciliation?days=${DAYS}&to=${TO}`)
    .set('Cookie', cookie)
    .expect(200);
  const read = body as ReconciliationDto;
  const { sums, unowed } = await plainly();
  const shown = (money: MoneyDto, kind: string): number =>
    Object.entries(money).find(([name]) => name === kind)?.[1] ?? -1;
  for (const kind of Object.keys(read.totals)) {
    expect([kind, read.days.map((money) => shown(money, kind))]).toEqual([
      kind,
      days.map((day) => (sums.get(`${day} ${kind}`) ?? 0) / 100),
    ]);
    const total = days.reduce((sum, day) => sum + (sums.get(`${day} ${kind}`) ?? 0), 0);
    expect([kind, shown(read.totals, kind)]).toEqual([kind, total / 100]);
  }
  expect(
    read.differences
      .filter(({ kind }) => kind === 'captured_unowed')
      .map(({ operationId, amount }) => `${operationId} ${amount}`)
      .sort(),
  ).toEqual(unowed);
};

/** Random changes of orders, payments, refunds and cash, also such as no shop makes. */
const historyOf = (seed: number) => {
  const random = randomOf(seed);
  const pick = <T>(values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const at = (): string =>
    new Date(Date.parse(TO) - random() * (DAYS + 2) * 86_400_000).toISOString();
  const fils = (): number => 100 + Math.floor(random() * 100_000);
  let count = 0;
  const some = 'id % 7 = $1';
  const CHANGES: readonly [() => [string, unknown[]], ...(() => [string, unknown[]])[]] = [
    () => [
      `insert into orders (operation_id, user_id, state, payment_method, cod_state, full_name, email, phone,
         city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count, created_at)
       values ($1, $2, $3, $4, $5, 'Layla Hassan', 'layla@example.com', '', 'Dubai', '', '', $6, 0, $6, 1, $7)`,
      [
        `history${seed}x${(count += 1)}`,
        userId,
        pick(['pending_payment', 'paid', 'delivered']),
        ...pick([
          ['card', null],
          ['cod', 'due'],
          ['cod', 'void'],
        ]),
        fils(),
        at(),
      ],
    ],
    () => [
      `insert into payments (order_id, order_no, state, amount_fils, captured_at, created_at)
       select id, $1, $2, $3, $4, $5 from orders order by md5(id || $1) limit 1`,
      [
        `${seed}${1000 + (count += 1)}`,
        ...pick<[string, string | null]>([
          ['created', null],
          ['review', null],
          ['captured', at()],
        ]).flatMap((value, index) => (index === 1 ? [fils(), value] : [value])),
        at(),
      ],
    ],
    () => [
      `insert into refunds (order_id, way, amount_fils, created_at)
       select id, $1, $2, $3 from orders order by md5(id || $4) limit 1`,
      [pick(['card', 'bank', 'cash']), fils(), at(), String((count += 1))],
    ],
    () => [
      `insert into order_events (order_id, subject, event, from_state, to_state, actor, created_at)
       select id, 'cod', $1, 'due', $2, 'system', $3 from orders
       where payment_method = 'cod' order by md5(id || $4) limit 1`,
      [
        ...pick([
          ['delivered', 'collected'],
          ['remitted', 'remitted'],
          ['voided', 'void'],
        ]),
        at(),
        String((count += 1)),
      ],
    ],
    () => [
      `update orders set state = $2 where ${some}`,
      [
        Math.floor(random() * 7),
        pick(['cancelled', 'expired', 'paid', 'delivered', 'pending_payment']),
      ],
    ],
    () => [
      `update orders set cod_state = $2 where cod_state is not null and ${some}`,
      [Math.floor(random() * 7), pick(['due', 'void', 'collected', 'remitted'])],
    ],
    () => [
      `update orders set total_fils = total_fils + 50, subtotal_fils = subtotal_fils + 50, created_at = $2 where ${some}`,
      [Math.floor(random() * 7), at()],
    ],
    () => [
      `update payments set state = $2, captured_at = coalesce(captured_at, $3), amount_fils = amount_fils + 5
       where ${some}`,
      [Math.floor(random() * 7), pick(['captured', 'partially_refunded', 'refund_pending']), at()],
    ],
    () => [
      `update refunds set created_at = $2, amount_fils = amount_fils + 7 where ${some}`,
      [Math.floor(random() * 7), at()],
    ],
  ];
  return (run: Run = query) => run(...pick(CHANGES)());
};

it(
  'SCALE-09 the reconciliation equals the amounts of all rows, whatever happens to them, before and after they are added up',
  async () => {
    const change = historyOf(1);
    for (let round = 0; round < 60; round += 1) {
      for (let step = 0; step < 5; step += 1) await change();
      await check();
      if (round % 3 === 0) {
        await addUp();
        await check();
      }
    }
    const [differences] = await query<{ count: number }>(
      'select count(*)::int as count from unowed_captures',
    );
    expect(differences?.count).toBeGreaterThan(3);
  },
  TIME_MS,
);

it(
  'SCALE-09 a change that becomes visible while or after the money is added up is counted once',
  async () => {
    const change = historyOf(2);
    for (let round = 0; round < 15; round += 1) {
      await commitAfter(
        test.db,
        async (run) => {
          for (let step = 0; step < 4; step += 1) await change(run);
        },
        async () => {
          await check();
          await Promise.all([addUp(), addUp()]);
          await check();
        },
      );
      await check();
      await addUp();
      await check();
    }
  },
  TIME_MS,
);

it(
  'SCALE-09 rebuilt sums of money are the stored sums, also while a change is not yet visible',
  async () => {
    const change = historyOf(3);
    for (let step = 0; step < 30; step += 1) await change();
    await addUp();
    const sums = async () => [
      await query('select * from daily_money where fils <> 0 order by day, kind'),
      await query('select * from unowed_captures order by order_id'),
    ];
    const stored = await sums();
    for (const rows of stored) expect(rows).not.toEqual([]);
    await rebuildSums(test.databaseUrl);
    expect(await sums()).toEqual(stored);
    await query('truncate daily_money, unowed_captures');
    await rebuildSums(test.databaseUrl);
    expect(await sums()).toEqual(stored);
    await commitAfter(
      test.db,
      async (run) => {
        for (let step = 0; step < 6; step += 1) await change(run);
      },
      () => rebuildSums(test.databaseUrl),
    );
    await check();
    await addUp();
    await check();
  },
  TIME_MS,
);
