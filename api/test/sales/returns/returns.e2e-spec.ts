import { staffSessionOf } from '../../support/catalogue-rows.js';
import {
  admin,
  asStaff,
  orderInCash,
  shop,
  shopper,
  until,
  useOrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import {
  aPicture,
  decide,
  deliveredOrder,
  requestReturn,
  returnsOf,
} from '../../support/return-shop.js';

useOrderShop();

const delivered = (method: 'card' | 'cod' = 'cod') => deliveredOrder(shop, shopper, admin, method);
const orderOf = async (opid: string) => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}`)
    .set('Cookie', admin.cookie)
    .expect(200);
  return body.order;
};
const stateOf = async (opid: string) => (await returnsOf(shop, shopper, opid)).returns[0].state;
const codeOf = async (request: ReturnType<typeof requestReturn>, status: number) =>
  (await request.expect(status)).body.code;
const textsTo = async (email: string) =>
  (await shop.mails(email)).map(({ subject, text }) => `${subject}\n${text}`);

it.each(['card', 'cod'] as const)(
  'RETURN-01 RETURN-05 RETURN-06 RETURN-07 items of a %s order are requested, approved, received and refunded, with a mail at each step',
  async (method) => {
    const { opid, ring, rings, lamps } = await delivered(method);
    const before = await returnsOf(shop, shopper, opid);
    expect(before).toMatchObject({ problem: null, returns: [] });
    expect(before.lines.map(({ left }: { left: number }) => left)).toEqual([3, 2]);
    expect(Date.parse(before.until)).toBeGreaterThan(Date.now());

    const lines = [
      { lineId: rings, quantity: 2 },
      { lineId: lamps, quantity: 1 },
    ];
    const { body } = await requestReturn(shop, shopper, opid, { lines, note: 'Too tight' }).expect(
      201,
    );
    const { id } = body.return;
    expect(body.return).toMatchObject({ state: 'requested', note: 'Too tight', refund: null });
    expect((await returnsOf(shop, shopper, opid)).lines).toMatchObject([
      { lineId: rings, left: 1 },
      { lineId: lamps, left: 1 },
    ]);

    for (let time = 0; time < 2; time++) await decide(shop, admin, id, 'approve').expect(200);
    const arrived = [
      { lineId: rings, received: 2, good: 1 },
      { lineId: lamps, received: 0, good: 0 },
    ];
    for (let time = 0; time < 2; time++)
      await decide(shop, admin, id, 'receive', { lines: arrived }).expect(200);
    expect(await shop.stockOf(ring)).toBe(7);

    const refunds = await Promise.all(
      Array.from({ length: 4 }, () => decide(shop, admin, id, 'refund')),
    );
    expect(refunds.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await until(async () => (await stateOf(opid)) === 'refunded', 'the return is refunded');
    // Two rings, one of which returns to stock; the fee stays, because the size was wrong.
    expect(await shop.stockOf(ring)).toBe(8);
    const order = await orderOf(opid);
    expect(order).toMatchObject({ refunded: 199.98, state: 'partially_refunded' });
    expect(JSON.parse(order.info).cart[0]).toMatchObject({ refunded: 2, restocked: 1 });
    const { returns, lines: left } = await returnsOf(shop, shopper, opid);
    expect(returns[0].refund).toBe(199.98);
    expect(returns[0].steps.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'approved',
      'received',
      'refunded',
    ]);
    // The lamp did not arrive and can be returned again.
    expect(left).toMatchObject([{ left: 1 }, { left: 2 }]);
    const [actors] = await shop.test.db.query(
      `select array_agg(event || ' ' || split_part(actor, ':', 1) order by e.id) as list
       from order_events e join orders o on o.id = e.order_id
       where o.operation_id = $1 and subject = 'return'`,
      [opid],
    );
    expect(actors.list).toEqual([
      'requested shopper',
      'approved staff',
      'received staff',
      'refund_requested staff',
      `refunded ${method === 'card' ? 'provider' : 'staff'}`,
    ]);
    await until(async () => (await textsTo(shopper.email)).length >= 6, 'all mails');
    const texts = (await textsTo(shopper.email)).join('\n');
    for (const text of ['We received your return request', 'Your return is approved', 'arrived'])
      expect(texts).toContain(text);
    expect(texts.includes('IBAN')).toBe(method === 'cod');
    await until(
      async () => (await textsTo(shop.sales)).some((text) => text.includes(`/returns/${id}`)),
      'staff are told',
    );
  },
);

it('RETURN-02 the same request twice, also at once, is one return; its key cannot be used for another', async () => {
  const { opid, rings } = await delivered();
  const input = { lines: [{ lineId: rings, quantity: 1 }] };
  const key = 'return-key-1';
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => requestReturn(shop, shopper, opid, input, { key })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.return.id)).size).toBe(1);
  expect((await returnsOf(shop, shopper, opid)).returns).toHaveLength(1);
  const other = { lines: [{ lineId: rings, quantity: 2 }] };
  expect(await codeOf(requestReturn(shop, shopper, opid, other, { key }), 422)).toBe('key_reused');
});

it('RETURN-02 two tabs never return an item twice', async () => {
  const { opid, rings } = await delivered();
  const input = { lines: [{ lineId: rings, quantity: 2 }] };
  const answers = await Promise.all(
    Array.from({ length: 3 }, (_, tab) =>
      requestReturn(shop, shopper, opid, input, { key: `return-tab-${tab}` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect((await returnsOf(shop, shopper, opid)).lines[0].left).toBe(1);
});

it('RETURN-01 rejects what cannot be returned', async () => {
  const { opid, rings, lamps } = await delivered();
  const one = { lines: [{ lineId: rings, quantity: 1 }] };
  const tooMany = { lines: [{ lineId: rings, quantity: 4 }] };
  const refused = await requestReturn(shop, shopper, opid, tooMany).expect(422);
  expect(refused.body).toMatchObject({
    code: 'quantity_too_high',
    detail: 'Only 3 of Pearl Ring can be returned.',
    errors: [{ pointer: '#/lines/0/quantity' }],
  });
  for (const bad of [
    { lines: [] },
    { lines: 'all' },
    { lines: [{ lineId: rings, quantity: 0 }] },
    { lines: [{ lineId: 2_147_483_647, quantity: 1 }] },
    { lines: [...one.lines, ...one.lines] },
    { ...one, reason: 'none' },
    { ...one, note: 'x'.repeat(501) },
  ])
    await requestReturn(shop, shopper, opid, bad).expect(400);

  const stranger = await shop.shopper();
  await requestReturn(shop, stranger, opid, one).expect(404);
  await requestReturn(shop, shopper, 'unknown', one).expect(404);

  const open = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  expect(await codeOf(requestReturn(shop, shopper, open, one), 409)).toBe('return_not_delivered');
  await asStaff(shop, admin, open, 'cancel').expect(200);
  expect(await codeOf(requestReturn(shop, shopper, open, one), 409)).toBe('return_not_delivered');

  await asStaff(shop, admin, opid, 'refund', { lines: [{ lineId: rings, quantity: 2 }] }).expect(
    200,
  );
  expect((await returnsOf(shop, shopper, opid)).lines[0].left).toBe(1);
  const two = { lines: [{ lineId: rings, quantity: 2 }] };
  expect(await codeOf(requestReturn(shop, shopper, opid, two), 422)).toBe('quantity_too_high');
  await asStaff(shop, admin, opid, 'refund', {
    lines: [
      { lineId: rings, quantity: 1 },
      { lineId: lamps, quantity: 2 },
    ],
  }).expect(200);
  expect(await codeOf(requestReturn(shop, shopper, opid, one), 409)).toBe('return_nothing_left');
});

it('RETURN-01 the period ends after the days of the settings', async () => {
  const { opid, rings } = await delivered();
  const age = (days: number) =>
    shop.test.db.query(
      `update order_events set created_at = now() - $2 * interval '1 day'
       where event = 'delivered' and subject = 'order'
         and order_id = (select id from orders where operation_id = $1)`,
      [opid, days],
    );
  await age(15);
  expect((await returnsOf(shop, shopper, opid)).problem).toBeNull();
  await age(17);
  expect((await returnsOf(shop, shopper, opid)).problem).toBe('too_late');
  const one = { lines: [{ lineId: rings, quantity: 1 }] };
  expect(await codeOf(requestReturn(shop, shopper, opid, one), 409)).toBe('return_too_late');
});

it('RETURN-04 pictures are only for the shopper and staff, and never served by their name', async () => {
  const { opid, rings } = await delivered();
  const lines = [{ lineId: rings, quantity: 1 }];
  const pictures = [await aPicture(), await aPicture()];
  const { body } = await requestReturn(shop, shopper, opid, { lines }, { pictures }).expect(201);
  const { id, pictures: stored } = body.return;
  expect(stored).toHaveLength(2);
  const path = `/api/returns/${id}/pictures/${stored[0].id}`;
  const own = await shop.test.http.get(path).set('Authorization', `Bearer ${shopper.token}`);
  expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'private, no-store',
  ]);
  await shop.test.http.get(path).set('Cookie', admin.cookie).expect(200);
  const stranger = await shop.shopper();
  await shop.test.http.get(path).set('Authorization', `Bearer ${stranger.token}`).expect(404);
  await shop.test.http.get(path).expect(401);
  const [{ file }] = await shop.test.db.query('select file from return_pictures where id = $1', [
    stored[0].id,
  ]);
  await shop.test.http.get(`/api/uploads/${file}`).expect(404);

  const five = Array.from({ length: 5 }, () => pictures[0] ?? Buffer.alloc(0));
  await requestReturn(shop, shopper, opid, { lines }, { pictures: five }).expect(400);
  const text = [Buffer.from('no picture')];
  expect(await codeOf(requestReturn(shop, shopper, opid, { lines }, { pictures: text }), 400)).toBe(
    'file_refused',
  );
});

it('RETURN-12 a vendor sees no return, and anyone with the id of the order sees no event of it', async () => {
  const { opid, rings } = await delivered();
  const input = { lines: [{ lineId: rings, quantity: 1 }] };
  await requestReturn(shop, shopper, opid, input).expect(201);
  const [{ username }] = await shop.test.db.query('select username from staff where id = $1', [
    shop.vendor,
  ]);
  const { cookie } = await staffSessionOf(shop.test, username);
  const subjectsFor = async (id: string, headers: Record<string, string>) => {
    const { body } = await shop.test.http.get(`/api/users/orders/one/${id}`).set(headers);
    return body.order.timeline.map(({ subject }: { subject: string }) => subject);
  };
  const { number } = await orderOf(opid);
  expect(await subjectsFor(number, { Cookie: cookie })).not.toContain('return');
  expect(await subjectsFor(opid, {})).not.toContain('return');
  const owner = { Authorization: `Bearer ${shopper.token}` };
  expect(await subjectsFor(opid, owner)).toContain('return');
});

it('RETURN-03 a shopper withdraws a return while it is requested, and requests again', async () => {
  const { opid, rings } = await delivered();
  const input = { lines: [{ lineId: rings, quantity: 3 }] };
  const { body } = await requestReturn(shop, shopper, opid, input).expect(201);
  const { id } = body.return;
  const withdraw = (who: Shopper) =>
    shop.test.http
      .post(`/api/returns/${id}/withdraw`)
      .set('Authorization', `Bearer ${who.token}`)
      .send({});
  await withdraw(await shop.shopper()).expect(404);
  for (let time = 0; time < 2; time++) await withdraw(shopper).expect(200);
  expect((await decide(shop, admin, id, 'approve').expect(409)).body.code).toBe('return_state');
  const again = await requestReturn(shop, shopper, opid, input).expect(201);
  await decide(shop, admin, again.body.return.id, 'approve').expect(200);
  await shop.test.http
    .post(`/api/returns/${again.body.return.id}/withdraw`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({})
    .expect(409);
});

it('RETURN-05 a refused return tells the shopper why, and can be requested again', async () => {
  const { opid, rings } = await delivered();
  const input = { lines: [{ lineId: rings, quantity: 3 }] };
  const { body } = await requestReturn(shop, shopper, opid, input).expect(201);
  const { id } = body.return;
  await decide(shop, admin, id, 'refuse', { reason: ' ' }).expect(400);
  const reason = 'The seal is open.';
  for (let time = 0; time < 2; time++)
    await decide(shop, admin, id, 'refuse', { reason }).expect(200);
  expect((await returnsOf(shop, shopper, opid)).returns[0]).toMatchObject({
    state: 'refused',
    refusal: reason,
  });
  await until(
    async () => (await textsTo(shopper.email)).some((text) => text.includes(reason)),
    'the reason is mailed',
  );
  await decide(shop, admin, id, 'approve').expect(409);
  await decide(shop, admin, id, 'receive', {
    lines: [{ lineId: rings, received: 1, good: 1 }],
  }).expect(409);
  await decide(shop, admin, id, 'refund').expect(409);
  await requestReturn(shop, shopper, opid, input).expect(201);
});

it('RETURN-06 rejects quantities that cannot have arrived; they can be corrected before the refund', async () => {
  const { opid, rings, lamps } = await delivered();
  const lines = [{ lineId: rings, quantity: 2 }];
  const { body } = await requestReturn(shop, shopper, opid, { lines }).expect(201);
  const { id } = body.return;
  const receive = (...arrived: object[]) => decide(shop, admin, id, 'receive', { lines: arrived });
  await receive({ lineId: rings, received: 2, good: 2 }).expect(409);
  await decide(shop, admin, id, 'approve').expect(200);
  await receive({ lineId: rings, received: 3, good: 2 }).expect(422);
  await receive({ lineId: rings, received: 1, good: 2 }).expect(422);
  await receive({ lineId: lamps, received: 1, good: 1 }).expect(400);
  expect((await receive({ lineId: rings, received: 0, good: 0 }).expect(422)).body.code).toBe(
    'nothing_received',
  );
  await receive({ lineId: rings, received: 2, good: 2 }).expect(200);
  const { body: corrected } = await receive({ lineId: rings, received: 1, good: 0 }).expect(200);
  expect(corrected.return.lines).toMatchObject([{ quantity: 2, received: 1, good: 0 }]);
  const texts = await textsTo(shopper.email);
  expect(texts.filter((text) => text.includes('have arrived')).length).toBeLessThanOrEqual(1);
});

it('RETURN-08 refunds the delivery fee, once, if the item was faulty', async () => {
  const { opid, rings, lamps } = await delivered();
  const back = async (lineId: number) => {
    const input = { lines: [{ lineId, quantity: 1 }], reason: 'faulty' };
    const { body } = await requestReturn(shop, shopper, opid, input).expect(201);
    const { id } = body.return;
    await decide(shop, admin, id, 'approve').expect(200);
    const lines = [{ lineId, received: 1, good: 0 }];
    await decide(shop, admin, id, 'receive', { lines }).expect(200);
    return (await decide(shop, admin, id, 'refund').expect(200)).body.return;
  };
  expect(await back(rings)).toMatchObject({ state: 'refunded', refund: 124.99, deliveryFee: 0 });
  expect(await back(lamps)).toMatchObject({ state: 'refunded', refund: 10.01 });
});

it('DAY-03 of two refunds of a return in different ways, the second is refused', async () => {
  const { opid, rings } = await delivered();
  const lines = [{ lineId: rings, quantity: 1 }];
  const { id } = (await requestReturn(shop, shopper, opid, { lines }).expect(201)).body.return;
  await decide(shop, admin, id, 'approve').expect(200);
  const arrived = { lines: [{ lineId: rings, received: 1, good: 1 }] };
  await decide(shop, admin, id, 'receive', arrived).expect(200);
  const refund = (way: string, amount = 5) => decide(shop, admin, id, 'refund', { amount, way });
  for (let time = 0; time < 2; time++) await refund('cash').expect(200);
  expect((await refund('bank').expect(409)).body).toMatchObject({
    code: 'changed_meanwhile',
    detail: 'This return has already been refunded in cash.',
  });
  expect((await refund('cash', 6).expect(409)).body.code).toBe('changed_meanwhile');
});

it('RETURN-07 a refund that the card gateway refuses is shown and can be retried like any other', async () => {
  const { opid, rings } = await delivered('card');
  const input = { lines: [{ lineId: rings, quantity: 1 }] };
  const { body } = await requestReturn(shop, shopper, opid, input).expect(201);
  const { id } = body.return;
  await decide(shop, admin, id, 'approve').expect(200);
  await decide(shop, admin, id, 'receive', {
    lines: [{ lineId: rings, received: 1, good: 1 }],
  }).expect(200);
  const [{ order_no: orderNo }] = await shop.test.db.query(
    `select p.order_no from payments p join orders o on o.id = p.order_id where o.operation_id = $1`,
    [opid],
  );
  shop.card.control.scenario({ orderNo, name: 'refund-refused', times: 1 });
  await decide(shop, admin, id, 'refund').expect(200);
  const staffView = async () =>
    (await shop.test.http.get(`/api/returns/${id}`).set('Cookie', admin.cookie).expect(200)).body
      .return;
  await until(async () => (await staffView()).refundFailed, 'the refund has failed');
  expect(await stateOf(opid)).toBe('refunding');
  await asStaff(shop, admin, opid, 'refund/retry').expect(200);
  await until(async () => (await stateOf(opid)) === 'refunded', 'the return is refunded');
  expect(await staffView()).toMatchObject({ refundFailed: false, refund: 99.99 });
});

it('RETURN-09 staff list returns by state and age, with the number of open ones', async () => {
  const { opid, rings, lamps } = await delivered();
  const ids: number[] = [];
  for (const lineId of [rings, lamps]) {
    const input = { lines: [{ lineId, quantity: 1 }] };
    ids.push((await requestReturn(shop, shopper, opid, input).expect(201)).body.return.id);
  }
  const [old = 0, young = 0] = ids;
  await shop.test.db.query(
    `update returns set created_at = now() - interval '40 days' where id = $1`,
    [old],
  );
  const list = async (query: string) =>
    (await shop.test.http.get(`/api/returns/all?${query}`).set('Cookie', admin.cookie).expect(200))
      .body;
  const idsOf = ({ returns }: { returns: { id: number }[] }) => returns.map(({ id }) => id);
  const before = await list('limit=100');
  expect(idsOf(before)).toEqual(expect.arrayContaining([old, young]));
  expect(idsOf(await list('days=30'))).toEqual([old]);
  await decide(shop, admin, young, 'refuse', { reason: 'Worn.' }).expect(200);
  const after = await list('limit=1');
  expect(after.counts.requested).toBe(before.counts.requested - 1);
  expect([after.returns.length, after.total]).toEqual([1, before.total - 1]);
  expect(idsOf(await list('state=refused'))[0]).toBe(young);
  await shop.test.http.get('/api/returns/all?state=lost').set('Cookie', admin.cookie).expect(400);
});
