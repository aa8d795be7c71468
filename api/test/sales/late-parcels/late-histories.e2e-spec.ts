import { dubaiDay } from '@shop/shop-rules';
import fc from 'fast-check';
import { TrackingService } from '../../../src/modules/sales/shipments/tracking.service.js';
import { startCashShop, type CashShop } from '../../support/cash-statement-shop.js';

const DAY_MS = 86_400_000;
/** Repeats the same histories: `LATE_SEED=… node api/test/run.mjs late-histories`; `LATE_HISTORIES` is their number. */
const SEED = Number(process.env['LATE_SEED'] ?? Date.now() % 2_147_483_647);
const LIMIT_MS = 60_000;
const ORDERS = 4;
/** Days of the past on which something happens; the promised ones are among them. */
const DAYS = 8;

let shop: CashShop;
beforeAll(async () => {
  shop = await startCashShop();
});
afterAll(() => shop.close());

const dayAgo = (days: number): string => dubaiDay(new Date(Date.now() - days * DAY_MS));
/** In the middle of a day in Dubai. */
const noon = (days: number): Date => new Date(`${dayAgo(days)}T08:00:00Z`);
const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  shop.test.db.query(text, values);

type Step =
  | { do: 'carrier'; order: number; at: number; what: 'Delivered' | 'In Transit'; times: number }
  | { do: 'voided'; order: number; at: number }
  | { do: 'staff'; order: number }
  | { do: 'rule'; enabled: boolean; coupon: number };

const order = fc.nat(ORDERS - 1);
const at = fc.nat(DAYS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...{ do: fc.constant('carrier' as const), order, at },
      what: fc.constantFrom('Delivered' as const, 'In Transit' as const),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('voided' as const), order, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('staff' as const), order }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant('rule' as const), enabled: fc.boolean() },
      coupon: fc.integer({ min: 1, max: 99 }),
    }),
  },
);
interface Parcel {
  id: number;
  opid: string;
  shipment: number;
  /** A parcel of the same order that was voided and that the carrier collected nevertheless. */
  voided: number;
  /** Days ago that were promised; null: none. */
  promised: number | null;
}
/** What must have been made. */
interface Expected {
  orderId: number;
  late: boolean;
  fils: number | null;
}

const parcelOf = async (promised: number | null): Promise<Parcel> => {
  const parcel = await shop.parcel(10_000, {
    ...{ state: 'shipped', cod_state: 'due' },
    deliver_by: promised === null ? null : dayAgo(promised),
  });
  const [{ id }] = (await query<{ id: number }>('select id from shipments where order_id = $1', [
    parcel.id,
  ])) as [{ id: number }];
  const voided = await shop.rows.insert('shipments', {
    ...{ order_id: parcel.id, reference: `${parcel.opid}-2`, state: 'voided' },
    ...{ awb: `8${parcel.awb.slice(1)}`, person_name: 'Layla Hassan', email: 'a@example.com' },
    ...{ phone: '+971501234567', line1: 'Palm House', city: 'Dubai', cod_fils: 0 },
  });
  return { id: parcel.id, opid: parcel.opid, shipment: id, voided, promised };
};

const run = async (promises: (number | null)[], steps: Step[]): Promise<void> => {
  await query('truncate orders, delivered_parcels, coupons, mails, late_parcel_rule cascade');
  const parcels: Parcel[] = [];
  for (const promised of promises) parcels.push(await parcelOf(promised));
  const expected = new Map<number, Expected>();
  let rule = { version: 0, enabled: true, coupon: 20 };
  /** The first delivery decides, by the rule of that moment. */
  const deliver = ({ id, promised }: Parcel, days: number): void => {
    if (expected.has(id)) return;
    const late = promised !== null && days < promised;
    expected.set(id, { orderId: id, late, fils: late && rule.enabled ? rule.coupon * 100 : null });
  };
  const follow = ({ id }: Parcel, shipment: number, days: number, text: string): Promise<void> =>
    shop.test.app
      .get(TrackingService)
      .follow({ id: shipment, orderId: id }, [{ code: '', text, at: noon(days), place: 'Dubai' }]);
  for (const each of steps) {
    if (each.do === 'rule') {
      const next = { version: rule.version, enabled: each.enabled, coupon: each.coupon };
      const { body } = await shop
        .as('admin', 'put', '/admin/late-parcels/rule')
        .send(next)
        .expect(200);
      rule = body.rule;
      continue;
    }
    const parcel = parcels[each.order] as Parcel;
    if (each.do === 'voided') await follow(parcel, parcel.voided, each.at, 'Delivered');
    else if (each.do === 'staff') {
      const path = `/users/orders/one/${parcel.opid}/delivered`;
      await shop.as('ops', 'post', path).send({}).expect(200);
      deliver(parcel, 0);
    } else {
      const { what } = each;
      const calls = Array.from({ length: each.times }, () =>
        follow(parcel, parcel.shipment, each.at, what),
      );
      await Promise.all(calls);
      if (what === 'Delivered') deliver(parcel, each.at);
    }
  }
  const all = [...expected.values()].filter(({ fils }) => fils !== null);
  const made = all.map(({ orderId, fils }) => ({ orderId, fils }));
  made.sort((a, b) => a.orderId - b.orderId);
  expect(
    await query(`select source_order_id as "orderId", amount_fils as fils from coupons order by 1`),
  ).toEqual(made);
  expect(
    await query(`select order_id as "orderId", (content->>'amountFils')::int as fils
      from mails where template = 'late-parcel' order by 1`),
  ).toEqual(made);
  const promisedParcels = [...expected.values()].filter(
    ({ orderId }) => parcels.find(({ id }) => id === orderId)?.promised !== null,
  );
  const { weeks } = (await shop.as('ops', 'get', '/admin/late-parcels/weeks').expect(200)).body;
  const sum = (of: string): number =>
    weeks.reduce((total: number, week: Record<string, number>) => total + (week[of] ?? 0), 0);
  const open = parcels.filter(({ id, promised }) => promised !== null && !expected.has(id));
  const overdue = open.filter(({ promised }) => Number(promised) > 0).length;
  const late = promisedParcels.filter((each) => each.late).length;
  expect({
    ...{ promised: sum('promised'), late: sum('late'), overdue: sum('overdue') },
    ...{ coupons: sum('coupons'), paid: Math.round(sum('paid') * 100) },
  }).toEqual({
    ...{ promised: promisedParcels.length + open.length, late: late + overdue, overdue },
    ...{ coupons: made.length, paid: made.reduce((total, { fils }) => total + Number(fils), 0) },
  });
};

it(
  'LATE-11 whatever the carrier and staff record about parcels, each late order has one coupon and mail, no other has one, and the report adds up',
  async () => {
    let coupons = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(at), { minLength: ORDERS, maxLength: ORDERS }),
        fc.array(step, { minLength: 5, maxLength: 14 }),
        async (promises, steps) => {
          await run(promises, steps);
          const [row] = await query<{ count: number }>('select count(*)::int from coupons');
          coupons += row?.count ?? 0;
        },
      ),
      {
        seed: SEED,
        numRuns: Number(process.env['LATE_HISTORIES'] ?? 15),
        endOnFailure: true,
        includeErrorInReport: true,
      },
    );
    expect(coupons).toBeGreaterThan(0);
  },
  LIMIT_MS * 10,
);
