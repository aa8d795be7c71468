import { randomOf } from '../../support/random.js';
import { shop, useOrderShop } from '../../support/order-shop.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { vendorSalesStart } from '../../support/vendor-sales-start.js';
import { StatementIssueService } from '../../../src/modules/sales/vendor-statements/statement-issue.service.js';

useOrderShop();

const HISTORIES = [11, 23, 47, 95];
const ORDERS = 40;
const DAY_MS = 86_400_000;
const BACK_DAYS = 100;

interface Line {
  id: number;
  vendorId: number | null;
  quantity: number;
  price: number;
}
/** What happened to an order, for the plain computation. */
interface History {
  lines: Line[];
  deliveredAt: Date | undefined;
  /** Booked refunds of items, in their order. */
  parts: { lineId: number; quantity: number }[];
  isRefunded: boolean;
}
interface Rate {
  vendorId: number | null;
  points: number | null;
  from: string;
}

const dayIn = (at: Date): string =>
  new Date(at.getTime() + 4 * 3_600_000).toISOString().slice(0, 10);
const share = (fils: number, points: number): number => Math.floor((fils * points + 5000) / 10_000);

/** The commission of a vendor on a day, by the rates as staff entered them. */
const rateOf = (rates: Rate[], vendorId: number, day: string): number => {
  const latest = (of: number | null) =>
    rates
      .filter((rate) => rate.vendorId === of && rate.from <= day)
      .sort((a, b) => b.from.localeCompare(a.from))[0]?.points ?? null;
  return latest(vendorId) ?? latest(null) ?? 0;
};

/** Sales, refunds and commission of a vendor, from the orders alone. */
const plainSums = (histories: History[], rates: Rate[], vendorId: number) => {
  const sums = { sales: 0, refunds: 0, commission: 0 };
  for (const { lines, deliveredAt, parts, isRefunded } of histories) {
    if (!deliveredAt) continue;
    for (const line of lines.filter((each) => each.vendorId === vendorId)) {
      const points = rateOf(rates, vendorId, dayIn(deliveredAt));
      const back = isRefunded
        ? line.quantity
        : parts
            .filter(({ lineId }) => lineId === line.id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
      sums.sales += line.quantity * line.price;
      sums.refunds -= back * line.price;
      sums.commission +=
        share(line.quantity * line.price, points) - share(back * line.price, points);
    }
  }
  return sums;
};

/** One shop of random orders, written as the services write them. */
const makeHistories = async (seed: number) => {
  const random = randomOf(seed);
  const under = (limit: number): number => Math.floor(random() * limit);
  const rows = rowsOf(shop.test);
  const { db } = shop.test;
  const now = Date.now();
  const vendors = [
    await rows.staff(`first-${seed}`),
    await rows.staff(`second-${seed}`),
    await rows.staff(`third-${seed}`),
  ];
  const rates: Rate[] = [];
  await db.query('delete from vendor_commissions');
  await vendorSalesStart(shop, new Date(0));
  for (const vendorId of [null, ...vendors])
    for (const days of new Set([under(30) + 60, under(50)])) {
      const points = vendorId !== null && under(4) === 0 ? null : under(10_001);
      const rate = { vendorId, points, from: dayIn(new Date(now - days * DAY_MS)) };
      if (rates.some((each) => each.vendorId === vendorId && each.from === rate.from)) continue;
      rates.push(rate);
      await rows.insert('vendor_commissions', {
        vendor_id: vendorId,
        basis_points: points,
        from_day: rate.from,
      });
    }
  const product = await shop.product();
  const histories: History[] = [];
  const issue = () => shop.test.app.get(StatementIssueService).issueDue();
  const event = (orderId: number, name: string, at: Date) =>
    rows.insert('order_events', {
      ...{ order_id: orderId, subject: 'order', event: name, to_state: name },
      ...{ actor: 'system', created_at: at },
    });
  for (let count = 0; count < ORDERS; count += 1) {
    const isCard = under(2) === 0;
    const start = now - under(BACK_DAYS) * DAY_MS - under(DAY_MS);
    const later = (): Date => new Date(start + random() * (now - start));
    const lines: Line[] = [];
    const orderId = await rows.insert('orders', {
      ...{ operation_id: `history-${seed}-${count}`, user_id: 1, state: 'shipped' },
      ...{ payment_method: isCard ? 'card' : 'cod', cod_state: isCard ? null : 'collected' },
      ...{ full_name: 'Layla', email: 'layla@example.com', phone: '+971501234567' },
      ...{
        city: 'Dubai',
        area: 'Al Barsha',
        building: '1',
        subtotal_fils: 1,
        delivery_fee_fils: 0,
      },
      ...{ total_fils: 1, item_count: 1, created_at: new Date(start) },
    });
    for (let line = 0; line <= under(3); line += 1) {
      const of = {
        vendorId: [...vendors, null][under(4)] ?? null,
        quantity: under(4) + 1,
        price: under(99_999) + 1,
      };
      const id = await rows.insert('order_lines', {
        ...{ order_id: orderId, product_id: product, vendor_id: of.vendorId, name: 'Ring' },
        ...{ quantity: of.quantity, list_price_fils: of.price, unit_price_fils: of.price },
      });
      lines.push({ id, ...of });
    }
    const history: History = { lines, deliveredAt: undefined, parts: [], isRefunded: false };
    histories.push(history);
    if (under(5) > 0) {
      history.deliveredAt = later();
      await event(orderId, 'delivered', history.deliveredAt);
    }
    // Refunds of items, in the order of cash and of cards; parcels that came back are refunded without a sale.
    for (let step = under(4); step > 0; step -= 1) {
      const line = lines[under(lines.length)];
      if (!line) continue;
      const before = history.parts
        .filter(({ lineId }) => lineId === line.id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const quantity = Math.min(under(3) + 1, line.quantity - before);
      if (quantity === 0) continue;
      const refundLine = {
        ...{ order_id: orderId, kind: 'goods', order_line_id: line.id, quantity },
        amount_fils: quantity * line.price,
      };
      const refund = {
        ...{
          order_id: orderId,
          way: isCard ? 'card' : 'cash',
          amount_fils: refundLine.amount_fils,
          created_at: later(),
        },
      };
      if (isCard) {
        const id = await rows.insert('refund_lines', refundLine);
        const refundId = await rows.insert('refunds', refund);
        await db.query('update refund_lines set refund_id = $2 where id = $1', [id, refundId]);
      } else {
        const refundId = await rows.insert('refunds', refund);
        await rows.insert('refund_lines', { ...refundLine, refund_id: refundId });
      }
      history.parts.push({ lineId: line.id, quantity });
      if (under(3) === 0) await issue();
    }
    if (under(4) === 0) {
      history.isRefunded = true;
      // Cash stores its lines after its event, in one transaction.
      const line = lines.find(
        ({ id, quantity }) =>
          history.parts.reduce((sum, part) => sum + (part.lineId === id ? part.quantity : 0), 0) <
          quantity,
      );
      await db.transaction(async (manager) => {
        await manager.query(
          `insert into order_events (order_id, subject, event, to_state, actor, created_at)
           values ($1, 'order', 'refunded', 'refunded', 'system', $2)`,
          [orderId, later()],
        );
        if (!line) return;
        const [refund]: { id: number }[] = await manager.query(
          `insert into refunds (order_id, way, amount_fils) values ($1, 'cash', $2) returning id`,
          [orderId, line.price + 1],
        );
        await manager.query(
          `insert into refund_lines (order_id, refund_id, kind, order_line_id, quantity, amount_fils)
           values ($1, $2, 'goods', $3, 1, $4)`,
          [orderId, refund?.id, line.id, line.price],
        );
      });
    }
    if (under(6) === 0) await Promise.all([issue(), issue()]);
  }
  return { vendors, rates, histories, issue };
};

it.each(HISTORIES)(
  'STATEMENT-01 STATEMENT-02 issued statements and the open entries are the orders to the fils (history %i)',
  async (seed) => {
    const { vendors, rates, histories, issue } = await makeHistories(seed);
    const { db } = shop.test;
    await Promise.all([issue(), issue(), issue()]);
    for (const vendorId of vendors) {
      const [issued] = await db.query(
        `select coalesce(sum(sales_fils), 0)::int as sales, coalesce(sum(refunds_fils), 0)::int as refunds,
           coalesce(sum(commission_fils), 0)::int as commission
         from vendor_statements where vendor_id = $1`,
        [vendorId],
      );
      const [open] = await db.query(
        `select coalesce(sum(amount_fils) filter (where kind = 'sale'), 0)::int as sales,
           coalesce(sum(amount_fils) filter (where kind = 'refund'), 0)::int as refunds,
           coalesce(sum(commission_fils), 0)::int as commission
         from vendor_sales where vendor_id = $1 and statement_id is null`,
        [vendorId],
      );
      expect({
        sales: issued.sales + open.sales,
        refunds: issued.refunds + open.refunds,
        commission: issued.commission + open.commission,
      }).toEqual(plainSums(histories, rates, vendorId));
    }
    const wrong = await db.query(
      `select s.id from vendor_statements s
         cross join lateral (select count(*) as entries, sum(amount_fils) as amount,
           sum(commission_fils) as commission from vendor_sales where statement_id = s.id) e
       where s.entries <> e.entries or s.sales_fils + s.refunds_fils <> e.amount
         or s.commission_fils <> e.commission or s.payout_fils <> e.amount - e.commission`,
    );
    expect(wrong).toEqual([]);
    const numbers: { no: number }[] = await db.query(
      'select no from vendor_statements order by no',
    );
    expect(numbers.length).toBeGreaterThan(vendors.length);
    expect(numbers.map(({ no }) => no)).toEqual(numbers.map((_, at) => at + 1));
    const left = await db.query(
      `select id from vendor_sales where statement_id is null
         and at < date_trunc('month', (now() - interval '1 day') at time zone 'Asia/Dubai') at time zone 'Asia/Dubai'
         and vendor_id not in (select vendor_id from vendor_statements
           where month >= date_trunc('month', (now() - interval '1 day' - interval '1 month') at time zone 'Asia/Dubai'))`,
    );
    expect(left).toEqual([]);
  },
);
