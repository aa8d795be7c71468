import {
  admin,
  asStaff,
  orderByCard,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  until,
  useOrderShop,
} from '../../support/order-shop.js';

useOrderShop();

interface Line {
  lineId: number;
  name: string;
  quantity: number;
  refunded: number;
  restocked: number;
}
const refund = (opid: string, body: object, key?: string) =>
  asStaff(shop, admin, opid, 'refund', body, key);
const quote = (opid: string, body: object) => asStaff(shop, admin, opid, 'refund/quote', body);
const orderOf = async (opid: string) => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .expect(200);
  return body.order;
};
const linesOf = async (opid: string): Promise<Line[]> =>
  JSON.parse((await orderOf(opid)).info).cart;
const storedOf = (opid: string): Promise<{ kind: string; quantity: number; fils: number }[]> =>
  shop.test.db.query(
    `select kind, quantity, amount_fils as fils from refund_lines
     where order_id = (select id from orders where operation_id = $1) order by id`,
    [opid],
  );
/** Three rings at 99.99 and two lamps at 10.01, delivered in Dubai: 344.99 AED. */
const delivered = async (method: 'card' | 'cod') => {
  const ring = await shop.product({ name: 'Pearl Ring', price_fils: 9999 });
  const lamp = await shop.product({ name: 'Brass Lamp', price_fils: 1001 });
  const wanted = [
    { productId: ring, quantity: 3 },
    { productId: lamp, quantity: 2 },
  ];
  let opid: string;
  if (method === 'card') {
    const order = await orderByCard(shop, shopper, wanted);
    await shop.card.control.decide({ orderNo: order.orderNo });
    opid = order.opid;
  } else opid = await orderInCash(shop, shopper, wanted);
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  const [rings, lamps] = await linesOf(opid);
  return { opid, ring, lamp, rings: rings?.lineId ?? 0, lamps: lamps?.lineId ?? 0 };
};

it('ADM-ORD-20 quotes lines, fee and amount at the prices of the order, and stores nothing', async () => {
  const { opid, ring, rings, lamps } = await delivered('cod');
  await shop.test.db.query('update products set price_fils = 1 where id = $1', [ring]);
  const lines = [
    { lineId: rings, quantity: 2, restock: true },
    { lineId: lamps, quantity: 1 },
  ];
  expect((await quote(opid, { lines, delivery: true }).expect(200)).body).toEqual({
    goods: 209.99,
    delivery: 25,
    amount: 234.99,
    refundable: 344.99,
  });
  expect((await quote(opid, {}).expect(200)).body).toMatchObject({ amount: 344.99 });
  expect((await quote(opid, { lines, amount: 200 }).expect(200)).body.amount).toBe(200);
  expect(await storedOf(opid)).toEqual([]);
  expect(await shop.stockOf(ring)).toBe(7);
  for (const bad of [
    { lines: [{ lineId: rings, quantity: 0 }] },
    { lines: [{ lineId: 2_147_483_647, quantity: 1 }] },
    { lines: [lines[0], lines[0]] },
    { lines: 'all' },
    { lines, delivery: 'yes' },
  ])
    await quote(opid, bad).expect(400);
  const tooMany = await quote(opid, { lines: [{ lineId: rings, quantity: 4 }] }).expect(422);
  expect(tooMany.body).toMatchObject({
    code: 'quantity_too_high',
    detail: 'Only 3 of Pearl Ring can still be refunded.',
  });
});

it.each(['card', 'cod'] as const)(
  'ADM-ORD-21 ADM-ORD-22 ADM-ORD-23 STOCK-02 parts and the rest of a %s order are refunded to the fils, with stock and a mail with the lines',
  async (method) => {
    const { opid, ring, lamp, rings, lamps } = await delivered(method);
    const part = { lines: [{ lineId: rings, quantity: 2, restock: true }] };
    for (let time = 0; time < 2; time++) await refund(opid, part, 'refund-lines-1').expect(200);
    await until(async () => (await orderOf(opid)).refunded === 199.98, 'the part went back');
    const other = { lines: [{ lineId: rings, quantity: 1 }] };
    expect((await refund(opid, other, 'refund-lines-1').expect(422)).body.code).toBe('key_reused');
    expect(await shop.stockOf(ring)).toBe(9);
    const { body: history } = await shop.test.http
      .get(`/api/products/${ring}/stock-changes`)
      .set('Cookie', admin.cookie)
      .expect(200);
    expect(history.changes).toMatchObject([
      { before: 7, after: 9, reason: 'returned', operationId: opid },
      { before: 10, after: 7, reason: 'order', operationId: opid },
    ]);
    expect(await linesOf(opid)).toMatchObject([
      { quantity: 3, refunded: 2, restocked: 2 },
      { quantity: 2, refunded: 0, restocked: 0 },
    ]);
    await refund(opid, {
      lines: [{ lineId: lamps, quantity: 2 }],
      delivery: true,
      amount: 40,
    }).expect(200);
    await until(async () => (await orderOf(opid)).refunded === 239.98, 'the second part went back');
    expect(await orderOf(opid)).toMatchObject({ deliveryRefundable: false, refundable: 105.01 });
    expect((await refund(opid, { delivery: true }).expect(422)).body.code).toBe(
      'delivery_refunded',
    );
    // The call without lines: all that is left.
    await refund(opid, {}).expect(200);
    await until(async () => (await orderOf(opid)).state === 'refunded', 'all went back');
    expect(await storedOf(opid)).toEqual([
      { kind: 'goods', quantity: 2, fils: 19_998 },
      { kind: 'goods', quantity: 2, fils: 2002 },
      { kind: 'delivery', quantity: 0, fils: 2500 },
      { kind: 'adjustment', quantity: 0, fils: -502 },
      { kind: 'adjustment', quantity: 0, fils: 10_501 },
    ]);
    const uneven: unknown[] = await shop.test.db.query(
      `select r.id from refunds r join orders o on o.id = r.order_id
       left join refund_lines l on l.refund_id = r.id
       where o.operation_id = $1 group by r.id, r.amount_fils
       having r.amount_fils <> coalesce(sum(l.amount_fils), 0)`,
      [opid],
    );
    expect(uneven).toEqual([]);
    expect([await shop.stockOf(ring), await shop.stockOf(lamp)]).toEqual([9, 8]);
    await until(async () => {
      const texts = (await shop.mails(shopper.email)).map(({ text }) => text);
      return texts.some(
        (text) =>
          text.includes('Pearl Ring') && text.includes('199.98') && !text.includes('Brass Lamp'),
      );
    }, 'the mail names the line');
  },
);

it('ADM-ORD-21 ADM-ORD-22 simultaneous refunds never refund an item, an amount or the fee twice, and restock each item once', async () => {
  const { opid, ring, rings } = await delivered('cod');
  const one = { lines: [{ lineId: rings, quantity: 1, restock: true }] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(opid, one)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
  expect(await shop.stockOf(ring)).toBe(10);
  const fees = await Promise.all(Array.from({ length: 4 }, () => refund(opid, { delivery: true })));
  expect(fees.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  const rest = await Promise.all(Array.from({ length: 4 }, () => refund(opid, { amount: 15 })));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await orderOf(opid)).toMatchObject({ refunded: 339.97, refundable: 5.02 });
});

/** Seeded random numbers, so that a failure can be repeated. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it.each([1, 2, 3])(
  'ADM-ORD-21 ADM-ORD-22 after any sequence of refunds sums, items and stock match (%d)',
  async (seed) => {
    const { opid, ring, lamp, rings, lamps } = await delivered('cod');
    const next = numbers(seed);
    const upTo = (most: number) => Math.floor(next() * (most + 1));
    const requests = Array.from({ length: 12 }, () => {
      const lines = [
        { lineId: rings, quantity: upTo(2), restock: next() < 0.5 },
        { lineId: lamps, quantity: upTo(2), restock: next() < 0.5 },
      ].filter(({ quantity }) => quantity > 0);
      return {
        lines,
        delivery: next() < 0.3,
        ...(next() < 0.3 && { amount: 0.01 + upTo(5000) / 100 }),
      };
    });
    for (let at = 0; at < requests.length; at += 4)
      await Promise.all(requests.slice(at, at + 4).map((body) => refund(opid, body)));
    const [sums] = await shop.test.db.query(
      `select o.total_fils as total,
         (select coalesce(sum(amount_fils), 0)::int from refunds r where r.order_id = o.id) as refunded,
         (select coalesce(sum(amount_fils), 0)::int from refund_lines l where l.order_id = o.id) as lines
       from orders o where o.operation_id = $1`,
      [opid],
    );
    expect(sums.refunded).toBeLessThanOrEqual(sums.total);
    expect(sums.lines).toBe(sums.refunded);
    const [first, second] = await linesOf(opid);
    for (const line of [first, second]) {
      expect(line?.refunded).toBeLessThanOrEqual(line?.quantity ?? 0);
      expect(line?.restocked).toBeLessThanOrEqual(line?.refunded ?? 0);
    }
    expect(await shop.stockOf(ring)).toBe(7 + (first?.restocked ?? 0));
    expect(await shop.stockOf(lamp)).toBe(8 + (second?.restocked ?? 0));
  },
);
