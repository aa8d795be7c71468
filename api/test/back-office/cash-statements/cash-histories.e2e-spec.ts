import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { DailyMoneyQueries } from '../../../src/modules/back-office/reconciliation/daily-money.queries.js';
import { startCashShop, type CashShop, type Parcel } from '../../support/cash-statement-shop.js';

const LIMIT_MS = 240_000;
const PARCELS = 6;

let shop: CashShop;
beforeAll(async () => {
  shop = await startCashShop();
});
afterAll(() => shop.close());

type Step =
  | { do: 'upload'; listed: number[]; wrong: number[] }
  | { do: 'book'; statement: number }
  | { do: 'undo'; statement: number }
  | { do: 'bookTwice'; statements: [number, number] }
  | { do: 'byHand'; parcel: number };

const parcelNo = fc.nat(PARCELS - 1);
const statementNo = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('upload' as const),
    listed: fc.uniqueArray(parcelNo, { minLength: 1 }),
    wrong: fc.uniqueArray(parcelNo, { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('book' as const), statement: statementNo }),
  fc.record({ do: fc.constant('undo' as const), statement: statementNo }),
  fc.record({
    do: fc.constant('bookTwice' as const),
    statements: fc.tuple(statementNo, statementNo),
  }),
  fc.record({ do: fc.constant('byHand' as const), parcel: parcelNo }),
);

const query = <T>(text: string): Promise<T[]> => shop.test.db.query(text);
const remittedToday = async (): Promise<number> =>
  (await shop.as('admin', 'get', '/admin/reconciliation?days=1').expect(200)).body.totals.remitted;

/** What must hold after each step. */
const check = async (parcels: Parcel[], byHand: Set<number>): Promise<void> => {
  const orders = await query<{ id: number; cod_state: string; total_fils: number }>(
    'select id, cod_state, total_fils from orders',
  );
  const booked = await query<{ order_id: number; total_fils: number; undone: boolean }>(
    `select r.order_id, s.undone_at is not null as undone
     from cash_statement_rows r join cash_statements s on s.id = r.statement_id
     where r.booked_at is not null`,
  );
  const events = await query<{ order_id: number; event: string }>(
    "select order_id, event from order_events where subject = 'cod' order by id",
  );
  expect(booked.filter(({ undone }) => undone)).toEqual([]);
  const byStatement = new Set(booked.map(({ order_id }) => order_id));
  expect(byStatement.size).toBe(booked.length);
  for (const { id, cod_state } of orders) {
    const isRemitted = cod_state === 'remitted';
    expect(isRemitted).toBe(byStatement.has(id) || byHand.has(id));
    expect(byStatement.has(id) && byHand.has(id)).toBe(false);
    const [, ...moves] = events.flatMap(({ order_id, event }) => (order_id === id ? [event] : []));
    const expected = ['remitted', 'remittance_undone'];
    expect(moves).toEqual(moves.map((_, at) => expected[at % 2]));
    expect(moves.length % 2 === 1).toBe(isRemitted);
  }
  const fils = orders.reduce(
    (sum, { cod_state, total_fils }) => sum + (cod_state === 'remitted' ? total_fils : 0),
    0,
  );
  expect(await remittedToday()).toBe(fils / 100);
  expect(orders).toHaveLength(parcels.length);
};

it(
  'CARRIERCASH-13 random histories of statements, bookings and undos never disagree with the cash of the orders',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        await query('truncate orders, cash_statements, money_changes, daily_money cascade');
        const parcels: Parcel[] = [];
        for (let at = 0; at < PARCELS; at += 1) parcels.push(await shop.parcel(1000 + at * 150));
        const statements: number[] = [];
        const byHand = new Set<number>();
        const book = async (at: number): Promise<number> =>
          statements[at] === undefined
            ? 0
            : (await shop.book(statements[at], at % 2 ? 'ops' : 'admin')).status;
        for (const each of steps) {
          if (each.do === 'upload') {
            const rows = each.listed.map((no) => {
              const { awb, fils } = parcels[no] as Parcel;
              return [awb, (each.wrong.includes(no) ? fils - 100 : fils) / 100];
            });
            const { body } = await shop.upload([['AWB', 'COD'], ...rows]).expect(201);
            statements.push(body.statement.id);
          } else if (each.do === 'book') await book(each.statement);
          else if (each.do === 'bookTwice') {
            const statuses = await Promise.all(each.statements.map(book));
            for (const status of statuses) expect([0, 200, 409]).toContain(status);
          } else if (each.do === 'undo') {
            const id = statements[each.statement];
            if (id === undefined) continue;
            const { body } = await shop.as('admin', 'get', `/admin/cash-statements/${id}`);
            await shop.undo(id, body.statement.version).expect(200);
          } else {
            const { opid, id } = parcels[each.parcel] as Parcel;
            const wasOpen = (await shop.cash(id)) === 'collected';
            await shop
              .as('ops', 'post', `/users/orders/one/${opid}/cash-received`)
              .send({})
              .expect(200);
            if (wasOpen) byHand.add(id);
          }
          await check(parcels, byHand);
        }
        const before = await remittedToday();
        await new DailyMoneyQueries(shop.test.app.get(DataSource)).rebuild();
        expect(await remittedToday()).toBe(before);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
  LIMIT_MS,
);
