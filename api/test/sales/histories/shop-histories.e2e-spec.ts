import { read, utils } from '@e965/xlsx';
import { formatAed } from '@shop/shop-rules';
import { STATEMENT_WORDS } from '../../../src/modules/sales/vendor-statements/statement-words.js';
import { admin, shop, useOrderShop } from '../../support/order-shop.js';
import { drawn, pdfText } from '../../support/pdf-text.js';
import { MONTHS, ShopHistory } from '../../support/shop-history.js';
import { usesOf, vendorSums, type LedgerOrder } from '../../support/shop-ledger.js';
import { vendorSalesStart } from '../../support/vendor-sales-start.js';

/**
 * `SHOP_HISTORIES=300 node api/test/run.mjs shop-histories` runs as many others, `SHOP_HISTORY_SEEDS=17,23` those of
 * these seeds. A failure says its seed and its steps.
 */
const { SHOP_HISTORIES, SHOP_HISTORY_SEEDS } = process.env;
const SEEDS = SHOP_HISTORY_SEEDS
  ? SHOP_HISTORY_SEEDS.split(',').map(Number)
  : SHOP_HISTORIES
    ? Array.from({ length: Number(SHOP_HISTORIES) }, () => Math.floor(Math.random() * 2 ** 31))
    : [11, 23, 47, 95];
const STEPS = 40;
const LIMIT_MS = 120_000;

useOrderShop({ env: { LIMIT_FACTOR: '1000' } });
beforeAll(() => vendorSalesStart(shop, new Date(0)));

const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  shop.test.db.query(text, values);
const get = (path: string) => shop.test.http.get(`/api/${path}`).set('Cookie', admin.cookie);
const json = async (path: string) => (await get(path).expect(200)).body;
const file = async (path: string): Promise<Buffer> =>
  (
    await get(path)
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200)
  ).body;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const fils = (aed: number): number => Math.round(aed * 100);

/** All histories of this database, for the sums of the whole shop. */
const everything: ShopHistory[] = [];

/** Each order, its payments, refunds and parcel, and the gateway, say what was paid and refunded. */
const checkMoney = async ({ orders }: ShopHistory): Promise<void> => {
  const gateway = new Map(
    shop.card.control.transactions().map((each) => [each.orderNo, each] as const),
  );
  for (const order of orders) {
    const [stored] = await rows<Record<string, unknown>>(
      `select state, cod_state, total_fils, holds_stock,
         (select coalesce(sum(amount_fils), 0)::int from payments p where p.order_id = o.id and captured_at is not null) as captured,
         (select coalesce(sum(refunded_fils), 0)::int from payments p where p.order_id = o.id) as "cardRefunded",
         (select coalesce(sum(amount_fils), 0)::int from refunds r where r.order_id = o.id) as refunded,
         (select coalesce(sum(amount_fils), 0)::int from refund_lines r where r.order_id = o.id) as named,
         (select json_agg(order_no) from payments p where p.order_id = o.id) as pages
       from orders o where id = $1`,
      [order.id],
    );
    const { isCard, paid, refunded, total } = order;
    const cash = { due: 'due', open: 'collected', booked: 'remitted', none: 'void' };
    const isOver = ['cancelled', 'expired', 'came back'].includes(order.state);
    expect(stored).toMatchObject({
      total_fils: total,
      captured: isCard ? paid : 0,
      cardRefunded: isCard ? refunded : 0,
      refunded,
      cod_state: isCard
        ? null
        : order.soldIn !== null
          ? order.booked === null
            ? cash.open
            : cash.booked
          : isOver
            ? cash.none
            : cash.due,
    });
    // What a cancellation returns names no items.
    if (order.soldIn !== null) expect(stored?.['named']).toBe(refunded);
    const pages = ((stored?.['pages'] ?? []) as string[]).flatMap((no) => gateway.get(no) ?? []);
    expect(sumOf(pages.map(({ paidAmount }) => fils(Number(paidAmount))))).toBe(isCard ? paid : 0);
    const returned = pages.flatMap(({ refunds }) =>
      refunds.map(({ amount }) => fils(Number(amount))),
    );
    expect(sumOf(returned)).toBe(isCard ? refunded - order.settled : 0);
    const { order: shown } = await json(`users/orders/one/${order.opid}`);
    const info = JSON.parse(shown.info);
    expect([fils(info.grandTotal), fils(info.discount)]).toEqual([total, order.discount]);
    expect(fils(shown.refunded ?? 0)).toBe(refunded);
  }
};

/** Uses, what they took off and what is left of each coupon are those of the orders. */
const checkCoupons = async ({ orders, coupons }: ShopHistory): Promise<void> => {
  for (const coupon of coupons) {
    const { uses, given, used } = usesOf(orders, coupon);
    const { coupon: shown } = await json(`coupons/${coupon.id}`);
    expect({ ...shown, given: fils(shown.given) }).toMatchObject({
      ...{ uses, given, maxUses: coupon.most },
      state: coupon.most !== null && uses >= coupon.most ? 'used_up' : 'running',
    });
    expect(uses).toBeLessThanOrEqual(coupon.most ?? Infinity);
    const listed: { operationId: string; discount: number; isReleased: boolean }[] = [];
    for (let page = 1; page === 1 || listed.length === 20 * (page - 1); page += 1)
      listed.push(...(await json(`coupons/${coupon.id}/uses?page=${page}`)).uses);
    expect(listed.map(({ discount }) => fils(discount)).length).toBe(
      orders.filter((order) => order.coupon?.code === coupon.code).length,
    );
    expect(
      listed
        .filter(({ isReleased }) => !isReleased)
        .map(({ operationId, discount }) => [operationId, fils(discount)])
        .sort(),
    ).toEqual(used.map(({ opid, discount }) => [opid, discount]).sort());
  }
  // One coupon for each late order, none for others.
  const issued = await rows<{ order: number; count: number }>(
    `select source_order_id as order, count(*)::int as count from coupons
     where source_order_id = any($1) group by 1 order by 1`,
    [orders.map(({ id }) => id)],
  );
  const late = orders.filter(({ isLate }) => isLate).map(({ id }) => id);
  expect(issued).toEqual(late.sort((a, b) => a - b).map((order) => ({ order, count: 1 })));
};

interface Statement {
  id: number;
  month: string;
  sales: number;
  refunds: number;
  commission: number;
  payout: number;
  entries: number;
}
const inFils = ({ sales, refunds, commission, payout, entries }: Statement) => ({
  ...{ sales: fils(sales), refunds: fils(refunds), commission: fils(commission) },
  ...{ payout: fils(payout), entries },
});

/** Statements of each vendor and month, what is open, and the files in both languages are the orders to the fils. */
const checkVendors = async ({ orders, vendors }: ShopHistory): Promise<void> => {
  const [{ months }] = (await rows(
    `select json_agg(to_char((now() at time zone 'Asia/Dubai') - n * interval '1 month', 'YYYY-MM') order by n desc) as months
     from generate_series(2, $1) n`,
    [MONTHS + 1],
  )) as [{ months: string[] }];
  for (const vendorId of vendors) {
    const { statements } = await json(`vendor-statements?vendor=${vendorId}&limit=50`);
    const byMonth = new Map((statements as Statement[]).map((each) => [each.month, each]));
    for (const [at, month] of months.entries()) {
      const expected = sumsOf(orders, vendorId, at);
      const statement = byMonth.get(month);
      byMonth.delete(month);
      if (expected.entries === 0) expect(statement).toBeUndefined();
      else {
        if (!statement) throw new Error(`No statement of ${month} for vendor ${vendorId}.`);
        expect({ month, ...inFils(statement) }).toEqual({ month, ...expected });
        await checkFiles(statement, expected);
      }
    }
    expect([...byMonth.keys()]).toEqual([]);
    const { open } = await json(`vendor-statements/open?vendor=${vendorId}`);
    expect(open.map(inFils)).toEqual([sumsOf(orders, vendorId, MONTHS)]);
  }
};

const sumsOf = (orders: readonly LedgerOrder[], vendorId: number, month: number) => {
  const sums = vendorSums(orders, vendorId, month);
  return { ...sums, payout: sums.sales + sums.refunds - sums.commission };
};

const checkFiles = async (
  { id }: Statement,
  expected: ReturnType<typeof sumsOf>,
): Promise<void> => {
  const { sales, refunds, commission, payout, entries } = expected;
  for (const language of ['en', 'ar'] as const) {
    const words = STATEMENT_WORDS[language];
    const pdf = await file(`vendor-statements/${id}/statement.pdf?language=${language}`);
    const text = (await pdfText(pdf)).normalize('NFKC');
    const lines: [string, number][] = [
      [words.sales, sales],
      [words.refunds, refunds],
      [words.commission, -commission],
      [payout < 0 ? words.owed : words.payout, payout],
    ];
    expect(text).toContain(drawn(words.title));
    expect(text).toContain(
      lines.map(([name, value]) => drawn(name) + drawn(formatAed(value / 100, language))).join(''),
    );
    const book = read(await file(`vendor-statements/${id}/statement.xlsx?language=${language}`));
    const sheet = (name: string) =>
      utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
    for (const [name, value] of [
      [words.sales, sales],
      [words.refunds, refunds],
      [words.commission, commission],
      [words.payout, payout],
    ])
      expect(sheet(words.sheet)).toContainEqual([name, Number(value) / 100]);
    const [head, ...all] = sheet(words.entries);
    const column = (name: string): number =>
      sumOf(all.map((row) => fils(Number(row[head?.indexOf(name) ?? -1]))));
    expect([all.length, column(words.amount), column(words.commission)]).toEqual([
      entries,
      sales + refunds,
      commission,
    ]);
  }
};

/** Statements of the carrier, the cash of orders and the reconciliation of the whole shop say the same. */
const checkCash = async ({ orders, statements }: ShopHistory): Promise<void> => {
  for (const [id, booked] of statements) {
    const { kinds } = (await json(`admin/cash-statements/${id}`)).statement;
    const said = sumOf(kinds.map((kind: { booked: number }) => fils(kind.booked)));
    expect(said).toBe(sumOf(booked.map(({ total }) => total)));
  }
  const byStatement = orders.filter(({ booked }) => typeof booked === 'number');
  expect(
    [...statements.values()]
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(byStatement.map(({ id }) => id).sort());
  const { totals } = await json('admin/reconciliation?days=2');
  const money = (
    of: (order: LedgerOrder) => boolean,
    what: 'paid' | 'refunded' | 'settled' | 'total',
  ) =>
    sumOf(
      everything
        .flatMap(({ orders: all }) => all)
        .filter(of)
        .map((order) => order[what]),
    );
  const isVoid = ({ state }: LedgerOrder) =>
    state === 'cancelled' || state === 'expired' || state === 'came back';
  expect(
    Object.fromEntries(Object.entries(totals).map(([name, aed]) => [name, fils(Number(aed))])),
  ).toEqual({
    captured: money(({ isCard }) => isCard, 'paid'),
    refunded: money(({ isCard }) => isCard, 'refunded') - money(({ isCard }) => isCard, 'settled'),
    due: money((order) => !order.isCard && !(isVoid(order) && order.soldIn === null), 'total'),
    collected: money(({ isCard, soldIn }) => !isCard && soldIn !== null, 'total'),
    remitted: money(({ booked }) => booked !== null, 'total'),
    cashRefunded: money(({ isCard }) => !isCard, 'refunded') + money(() => true, 'settled'),
    inReview: 0,
  });
};

it.each(SEEDS)(
  'STATEMENT-13 COUPON-28 after a random history of the whole shop coupons, vendor statements, payments and cash statements are those of the orders (seed %i)',
  async (seed) => {
    const history = new ShopHistory(shop, admin, seed);
    everything.push(history);
    try {
      await history.run(STEPS);
      await checkMoney(history);
      await checkCoupons(history);
      await checkVendors(history);
      await checkCash(history);
    } catch (error) {
      const steps = history.log.map((step) => `  ${step}`).join('\n');
      process.stdout.write(`SHOP_HISTORY_SEEDS=${seed} fails after:\n${steps}\n`);
      throw error;
    }
  },
  LIMIT_MS,
);

it('STATEMENT-13 the histories had all of it', async () => {
  const [had] = await rows(
    `select exists (select from refund_lines where kind = 'goods' and return_id is null) as items,
       exists (select from refund_lines where kind = 'adjustment') as amounts,
       exists (select from refund_lines where return_id is not null) as returns,
       exists (select from refund_lines l join orders o on o.id = l.order_id
         where l.kind = 'delivery' and o.delivery_discount_fils > 0) as "discountedFees",
       exists (select from refunds where way = 'card') as "toCards",
       exists (select from refunds where way = 'bank') as "byBank",
       exists (select from refunds where way = 'cash') as "inCash",
       exists (select from order_events where event = 'accepted') as accepted,
       exists (select from order_events where event = 'refund_requested' and from_state = 'review') as "returnedAfterReview",
       exists (select from refunds r join payments p on p.id = r.payment_id where r.way <> 'card') as settled,
       exists (select from order_events where event = 'refund_failed') as refused,
       exists (select from draft_orders d join orders o on o.id = d.order_id where o.state = 'delivered') as drafts,
       exists (select from shipments where state = 'voided') as voided,
       exists (select from orders where state = 'returned') as "cameBack",
       exists (select from coupon_uses where released_at is not null) as "givenBack",
       exists (select from coupon_uses u join coupons c on c.id = u.coupon_id where c.reason = 'late_parcel') as "lateUsed",
       exists (select from cash_statements where undone_at is not null) as undone,
       exists (select from cash_statement_rows where kind in ('less', 'more')) as differences,
       (select count(distinct vendor_id)::int > 3 from vendor_statements) as statements`,
  );
  expect(Object.entries(had as object).filter(([, was]) => was !== true)).toEqual([]);
});
