import fc from 'fast-check';
import { OrdersService } from '../../../src/modules/sales/orders/orders.service.js';
import { DataRetentionQueries } from '../../../src/modules/back-office/queues/data-retention.queries.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import {
  admin,
  openCardPage,
  payByCard,
  payInCash,
  shop,
  shopper,
  until,
  useOrderShop,
} from '../../support/order-shop.js';

useOrderShop({ env: { LIMIT_FACTOR: '1000' } });

const EMPTY = { fullName: '', phone: '', email: '', city: '', area: '', building: '', flat: '' };
const CHAT = 'https://wa.me/971501234567';

interface DraftLine {
  productId: number;
  size?: string;
  color?: string;
  quantity: number;
}

const staff = (method: 'get' | 'post' | 'put', path: string, body?: object, by = admin) => {
  const request = shop.test.http[method](`/api/draft-orders${path}`)
    .set('Cookie', by.cookie)
    .set('X-XSRF-TOKEN', by.xsrf);
  return body ? request.send(body) : request;
};
const input = (lines: DraftLine[], fields: object = {}) => ({
  ...{ lines, locale: 'en', ...EMPTY, note: '', conversationUrl: '' },
  ...fields,
});
const draftOf = async (lines: DraftLine[], fields: object = {}) =>
  (await staff('post', '', input(lines, fields)).expect(201)).body.draft;
const one = async (id: number) => (await staff('get', `/${id}`).expect(200)).body.draft;
const keyOf = ({ links }: { links: { en: string } }): string => links.en.split('#key=')[1] ?? '';
const open = (draft: { id: number; links: { en: string } }, key = keyOf(draft)) =>
  shop.test.http.post(`/api/draft-orders/${draft.id}/open`).set('X-Draft-Key', key);
const opened = async (draft: { id: number; links: { en: string } }) =>
  (await open(draft).expect(200)).body;
const ordersOf = (draftId: number) =>
  shop.test.db.query(
    `select o.id from orders o join draft_orders d on d.purchase_id = o.purchase_id
     where d.id = $1 and o.holds_stock`,
    [draftId],
  );

it('DRAFT-01 staff make a draft with current prices, which takes nothing out of the stock, and the link shows it', async () => {
  const productId = await shop.product({ price_fils: 12_500, stock: 4 });
  const contact = { fullName: 'Mariam Saleh', phone: '050 765 4321', city: 'دبي' };
  const fields = { ...contact, note: 'Gift', conversationUrl: CHAT, locale: 'ar' };
  const lines = [
    { productId, quantity: 2 },
    { productId, quantity: 1 },
  ];
  const draft = await draftOf(lines, fields);
  expect(draft).toMatchObject({
    ...{ state: 'open', version: 1, locale: 'ar', fullName: 'Mariam Saleh', city: 'Dubai' },
    ...{ phone: '+971507654321', note: 'Gift', conversationUrl: CHAT, itemCount: 3, subtotal: 375 },
    ...{ createdBy: 'The admin', order: null, sentAt: null, openedAt: null },
    lines: [{ productId, quantity: 3, price: 125, name: 'Plain Thing' }],
  });
  expect(draft.links.ar).toMatch(/\/ar\/draft-order\/\d+#key=[\w-]{20,}$/);
  expect(draft.messages.ar).toContain(draft.links.ar);
  expect(draft.messages.en).toContain(draft.links.en);
  expect(await shop.stockOf(productId)).toBe(4);

  const shown = await opened(draft);
  expect(shown).toMatchObject({ state: 'payable', fullName: 'Mariam Saleh', number: null });
  expect(JSON.stringify(shown)).not.toMatch(/Gift|wa\.me/);
  expect(await one(draft.id)).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
});

it('DRAFT-02 a draft is not shown without its key', async () => {
  const draft = await draftOf([{ productId: await shop.product(), quantity: 1 }]);
  const other = await draftOf([{ productId: await shop.product(), quantity: 1 }]);
  await open(draft, '').expect(404);
  await open(draft, keyOf(other)).expect(404);
  await shop.test.http.post(`/api/draft-orders/${draft.id}/open`).expect(404);
  expect(await one(draft.id)).toMatchObject({ state: 'open' });
});

it('DRAFT-03 bad input is refused at its field, and nothing is stored', async () => {
  const productId = await shop.product({ sizes: ['S', 'M'] });
  const good = [{ productId, size: 'S', quantity: 1 }];
  const pointerOf = async (body: object, status = 400) =>
    (await staff('post', '', body).expect(status)).body.errors[0].pointer;
  expect(await pointerOf(input(good, { phone: '12' }))).toBe('#/phone');
  expect(await pointerOf(input(good, { email: 'layla' }))).toBe('#/email');
  expect(await pointerOf(input(good, { city: 'Paris' }))).toBe('#/city');
  for (const conversationUrl of ['http://wa.me/1', 'javascript:alert(1)', 'https://a@b.com/'])
    expect(await pointerOf(input(good, { conversationUrl }))).toBe('#/conversationUrl');
  expect(await pointerOf(input([]))).toBe('#/lines');
  expect(await pointerOf(input([{ productId, quantity: 1 }]), 422)).toBe('#/lines/0/size');
  const hidden = await shop.product({ published: false });
  const lines = [...good, { productId: hidden, quantity: 1 }];
  expect(await pointerOf(input(lines), 409)).toBe('#/lines/1');
});

it('DRAFT-04 a draft is changed until it is bought; of two colleagues the second is refused', async () => {
  const productId = await shop.product({ price_fils: 10_000 });
  const draft = await draftOf([{ productId, quantity: 1 }]);
  await shop.test.db.query('update products set price_fils = 9000 where id = $1', [productId]);
  const change = input([{ productId, quantity: 2 }], { fullName: 'Mariam' });
  const { body } = await staff('put', `/${draft.id}`, { ...change, version: 1 }).expect(200);
  expect(body.draft).toMatchObject({ version: 2, subtotal: 180, fullName: 'Mariam' });
  const refused = await staff('put', `/${draft.id}`, { ...change, version: 1 }).expect(409);
  expect(refused.body).toMatchObject({ code: 'changed_meanwhile' });

  const { purchaseId } = await opened(draft);
  await payInCash(shop, shopper, [{ productId, quantity: 2 }])
    .send({ purchase_id: purchaseId })
    .expect(201);
  const late = await staff('put', `/${draft.id}`, { ...change, version: 2 }).expect(409);
  expect(late.body).toMatchObject({ code: 'draft_not_editable' });
  await staff('post', `/${draft.id}/withdraw`).expect(409);
  const copy = (await staff('post', `/${draft.id}/copy`).expect(201)).body.draft;
  expect(copy).toMatchObject({ state: 'open', fullName: 'Mariam', itemCount: 2, order: null });
  expect(copy.id).not.toBe(draft.id);
});

it('DRAFT-05 the link is mailed in the language of the draft, or sent in a chat', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const email = `draft-${Date.now()}@example.com`;
  const draft = await draftOf(lines, { fullName: 'مريم', locale: 'ar', email });
  const { body } = await staff('post', `/${draft.id}/send`, { by: 'email' }).expect(200);
  expect(body.draft).toMatchObject({ state: 'sent', sentAt: expect.any(String) });
  await until(async () => (await shop.mails(email)).length > 0, 'a mail with the link');
  const [mail] = await shop.mails(email);
  expect(mail?.html).toContain('مريم');
  expect(mail?.html).toContain(draft.links.ar);

  const other = await draftOf(lines);
  const refused = await staff('post', `/${other.id}/send`, { by: 'email' }).expect(400);
  expect(refused.body.errors[0].pointer).toBe('#/email');
  await staff('post', `/${other.id}/send`, { by: 'chat' }).expect(200);
  expect(await one(other.id)).toMatchObject({ state: 'sent' });
});

it('DRAFT-06 a withdrawn or expired link says so, shows nothing else and cannot be ordered', async () => {
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const contact = { fullName: 'Mariam Saleh', phone: '0507654321' };
  const withdrawn = await draftOf(lines, contact);
  const expired = await draftOf(lines, contact);
  const ids = [await opened(withdrawn), await opened(expired)].map((shown) => shown.purchaseId);
  await staff('post', `/${withdrawn.id}/withdraw`).expect(200);
  await staff('post', `/${withdrawn.id}/withdraw`).expect(200);
  await shop.test.db.query('update draft_orders set expires_at = now() where id = $1', [
    expired.id,
  ]);
  for (const [at, draft] of [withdrawn, expired].entries()) {
    const state = ['withdrawn', 'expired'][at];
    const shown = await opened(draft);
    expect(shown).toMatchObject({ state, lines: [], fullName: '', purchaseId: null });
    const refused = await payInCash(shop, shopper, lines).send({ purchase_id: ids[at] });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe(`draft_${state}`);
    expect((await one(draft.id)).state).toBe(state);
  }
  expect(await shop.stockOf(productId)).toBe(10);
  // Sent again, the link works for the whole time again.
  await staff('post', `/${expired.id}/send`, { by: 'chat' }).expect(200);
  expect(await opened(expired)).toMatchObject({ state: 'payable' });
  const list = await staff('get', '/all?state=withdrawn').expect(200);
  expect(list.body.drafts.map(({ id }: { id: number }) => id)).toEqual([withdrawn.id]);
});

it('DRAFT-06 a withdrawn or expired draft cannot be ordered by who has begun to pay it either', async () => {
  for (const state of ['withdrawn', 'expired']) {
    const lines = [{ productId: await shop.product(), quantity: 1 }];
    const draft = await draftOf(lines);
    const body = { purchase_id: (await opened(draft)).purchaseId };
    await payByCard(shop, shopper, lines, body).expect(200);
    if (state === 'withdrawn') await staff('post', `/${draft.id}/withdraw`).expect(200);
    else
      await shop.test.db.query('update draft_orders set expires_at = now() where id = $1', [
        draft.id,
      ]);
    const refused = await payInCash(shop, shopper, lines).send(body).expect(409);
    expect(refused.body.code).toBe(`draft_${state}`);
  }
});

it('DRAFT-07 a draft becomes one order, also if it is paid twice at once, in two tabs or by two accounts', async () => {
  for (const isSame of [true, false]) {
    const productId = await shop.product({ stock: 5 });
    const lines = [{ productId, quantity: 2 }];
    const draft = await draftOf(lines);
    const { purchaseId } = await opened(draft);
    const other = isSame ? shopper : await shop.shopper();
    const body = { purchase_id: purchaseId };
    const answers = await Promise.all([
      payInCash(shop, shopper, lines).send(body),
      payInCash(shop, other, lines, { area: 'Deira' }).send(body),
      payByCard(shop, other, lines, body),
    ]);
    const [first] = answers.filter(({ status }) => status < 300);
    expect(first).toBeDefined();
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await ordersOf(draft.id)).toHaveLength(1);
    expect(await shop.stockOf(productId)).toBe(3);
    const { order } = await one(draft.id);
    const [live]: { id: number }[] = await ordersOf(draft.id);
    const [row]: { operation_id: string }[] = await shop.test.db.query(
      'select operation_id from orders where id = $1',
      [live?.id],
    );
    expect(order.operationId).toBe(row?.operation_id);
  }
});

it('DRAFT-08 an unpaid card order of a draft can be replaced by its shopper, and by others once it has expired', async () => {
  const productId = await shop.product({ stock: 5 });
  const lines = [{ productId, quantity: 1 }];
  const draft = await draftOf(lines);
  const body = { purchase_id: (await opened(draft)).purchaseId };
  await payByCard(shop, shopper, lines, body).expect(200);
  expect(await opened(draft)).toMatchObject({ state: 'payable' });
  const other = await shop.shopper();
  const busy = await payInCash(shop, other, lines).send(body).expect(409);
  expect(busy.body.code).toBe('draft_being_paid');

  await shop.test.app.get(OrdersService).expireUnpaid(0);
  const placed = await payInCash(shop, other, lines).send(body).expect(201);
  expect(await one(draft.id)).toMatchObject({
    state: 'paid',
    order: { operationId: placed.body.operationId },
  });
  expect(await opened(draft)).toMatchObject({ state: 'ordered', lines: [], fullName: '' });
  const late = await payInCash(shop, shopper, lines).send(body).expect(409);
  expect(late.body.code).toBe('draft_ordered');
});

it('DRAFT-09 a card payment makes the draft paid, also after the order was cancelled and refunded', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const draft = await draftOf(lines, { conversationUrl: CHAT });
  const body = { purchase_id: (await opened(draft)).purchaseId };
  const { text, headers } = await payByCard(shop, shopper, lines, body).expect(200);
  const opid = String(headers['x-operation-id']);
  expect((await one(draft.id)).state).toBe('opened');
  await shop.card.control.decide({ orderNo: await openCardPage(shop, text) });
  expect(await one(draft.id)).toMatchObject({ state: 'paid', order: { state: 'paid' } });
  const of = await staff('get', `/of-order/${opid}`).expect(200);
  expect(of.body.draft).toMatchObject({ id: draft.id, conversationUrl: CHAT });

  await shop.test.http
    .post(`/api/users/orders/one/${opid}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({ reason: 'changed_mind' })
    .expect(200);
  const state = { state: 'paid', order: { state: 'cancelled' } };
  expect(await one(draft.id)).toMatchObject(state);
  const again = await payInCash(shop, shopper, lines).send(body).expect(409);
  expect(again.body.code).toBe('draft_ordered');
});

it('DRAFT-10 an order of a draft has the sums, lines and stock of an ordinary order of the same lines', async () => {
  const products = await Promise.all(
    [3_333, 9_900, 19_999, 45_000].map((price_fils, at) =>
      shop.product({ price_fils, stock: 1000, ...(at % 2 && { offer_price_fils: 2_500 + at }) }),
    ),
  );
  const line = fc.record({
    at: fc.nat({ max: products.length - 1 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  const carts = fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ at }) => at });
  const sums = async (operationId: string) => {
    const [order] = await shop.test.db.query(
      `select subtotal_fils, delivery_fee_fils, total_fils, item_count, (
         select json_agg(json_build_array(product_id, size, color, quantity, unit_price_fils,
           list_price_fils) order by product_id) from order_lines l where l.order_id = o.id) as lines
       from orders o where operation_id = $1`,
      [operationId],
    );
    return order;
  };
  await fc.assert(
    fc.asyncProperty(carts, fc.constantFrom('Dubai', 'Sharjah'), async (cart, city) => {
      const lines = cart.map(({ at, quantity }) => ({ productId: products[at] ?? 0, quantity }));
      const [one, two] = await Promise.all([shop.shopper(), shop.shopper()]);
      const draft = await draftOf(lines, { city });
      const { purchaseId, lines: drafted } = await opened(draft);
      const wanted = drafted.map(({ productId, size, color, quantity }: Required<DraftLine>) => ({
        ...{ productId, size, color, quantity },
      }));
      const ofDraft = await payInCash(shop, one, wanted, { city })
        .send({ purchase_id: purchaseId })
        .expect(201);
      const ordinary = await payInCash(shop, two, lines, { city }).expect(201);
      const expected = await sums(ordinary.body.operationId);
      expect(await sums(ofDraft.body.operationId)).toEqual(expected);
      expect(draft.subtotal * 100).toBeCloseTo(expected.subtotal_fils);
    }),
    { numRuns: 15 },
  );
});

it('DRAFT-11 the order has current prices, and what is sold out is named while the rest can be bought', async () => {
  const [dear, gone] = await Promise.all([shop.product({ price_fils: 10_000 }), shop.product()]);
  const lines = [dear, gone].map((productId) => ({ productId, quantity: 1 }));
  const draft = await draftOf(lines);
  const body = { purchase_id: (await opened(draft)).purchaseId };
  await shop.test.db.query('update products set price_fils = 11000 where id = $1', [dear]);
  await shop.test.db.query('update products set stock = 0 where id = $1', [gone]);
  const refused = await payInCash(shop, shopper, lines).send(body).expect(409);
  expect(refused.body).toMatchObject({
    code: 'insufficient_stock',
    errors: [{ pointer: '#/lines/1' }],
  });
  const { operationId } = (await payInCash(shop, shopper, lines.slice(0, 1)).send(body)).body;
  const [order] = await shop.test.db.query(
    'select subtotal_fils from orders where operation_id = $1',
    [operationId],
  );
  expect(order).toEqual({ subtotal_fils: 11_000 });
});

it('DRAFT-12 a phone number finds accounts with their address and orders, for staff with the right', async () => {
  const phone = '+971507770001';
  const rows = rowsOf(shop.test);
  const id = await rows.insert('users', {
    ...{ name: 'Huda Ali', email: 'huda@example.com', phone, username: 'huda' },
    password_hash: 'none',
  });
  await rows.insert('addresses', {
    ...{ user_id: id, full_name: 'Huda', phone, city: 'Ajman', area: 'Al Nuaimiya' },
    ...{ building: 'Rose Tower', is_default: true },
  });
  await payInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }], {
    ...{ fullName: 'Huda A.', phone: '050 777 0001' },
  }).expect(201);
  const { body } = await staff('post', '/find-shopper', { phone: '050 777 0001' }).expect(200);
  expect(body.shoppers).toMatchObject([
    { fullName: 'Huda Ali', email: 'huda@example.com', city: 'Ajman', order: null },
    { fullName: 'Huda A.', city: 'Dubai', order: expect.stringMatching(/^LW-\d+$/) },
  ]);
  const wrong = await staff('post', '/find-shopper', { phone: 'abc' }).expect(400);
  expect(wrong.body.errors[0].pointer).toBe('#/phone');
  await rows.staff('seller-of-drafts');
  const vendor = await staffSessionOf(shop.test, 'seller-of-drafts');
  await staff('post', '/find-shopper', { phone }, vendor).expect(403);
  await staff('get', '/all', undefined, vendor).expect(403);
});

it('DRAFT-13 the list is searched by number, name, email address and phone number', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const fields = { fullName: 'Zainab Q', phone: '0508880002', email: 'zainab@example.com' };
  const { id } = await draftOf(lines, fields);
  for (const q of [String(id), 'zainab q', 'ZAINAB@', '0508880002', '888 0002']) {
    const { body } = await staff('get', `/all?q=${encodeURIComponent(q)}`).expect(200);
    expect(body).toMatchObject({ total: 1, drafts: [{ id }] });
  }
  const none = await staff('get', '/all?q=nobody-like-this').expect(200);
  expect(none.body).toMatchObject({ total: 0, drafts: [] });
  const { body } = await staff('get', '/all?limit=2&page=2').expect(200);
  expect(body.drafts).toHaveLength(2);
  await staff('get', '/all?limit=1000').expect(400);
});

it('DRAFT-14 every change is in the audit log, without data of the shopper', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { id } = await draftOf(lines);
  const change = input(lines, { fullName: 'Mariam Saleh', phone: '0507654321' });
  await staff('put', `/${id}`, { ...change, version: 1 }).expect(200);
  await staff('post', `/${id}/send`, { by: 'chat' }).expect(200);
  await staff('post', `/${id}/withdraw`).expect(200);
  const entries = await shop.test.db.query(
    `select action, changes from audit where subject = 'draft_orders' and subject_id = $1 order by id`,
    [id],
  );
  expect(entries).toEqual([
    { action: 'added', changes: {} },
    { action: 'changed', changes: { fullName: {}, phone: {} } },
    { action: 'sent', changes: {} },
    { action: 'withdrawn', changes: {} },
  ]);
});

it('DRAFT-15 drafts without an order are deleted 90 days after they have expired, and erased with the account', async () => {
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const old = await draftOf(lines);
  const ordered = await draftOf(lines, { fullName: 'Mariam', note: 'Gift', conversationUrl: CHAT });
  const recent = await draftOf(lines, { email: shopper.email, phone: '0507654321' });
  const { purchaseId } = await opened(ordered);
  const placed = await payInCash(shop, shopper, lines).send({ purchase_id: purchaseId });
  const past = `update draft_orders set expires_at = now() - interval '91 days' where id = any($1)`;
  await shop.test.db.query(past, [[old.id, ordered.id]]);
  await shop.worker().get(DataRetentionQueries).remove();
  await staff('get', `/${old.id}`).expect(404);
  expect((await one(ordered.id)).conversationUrl).toBe(CHAT);

  const asAdmin = { Cookie: admin.cookie, 'X-XSRF-TOKEN': admin.xsrf };
  const exported = await shop.test.http
    .get(`/api/admin/shoppers/${shopper.id}/export`)
    .set(asAdmin)
    .expect(200);
  expect(exported.body.draftOrders).toMatchObject([
    { fullName: 'Mariam', conversationUrl: CHAT, lines: [{ productId, quantity: 1 }] },
    { email: shopper.email },
  ]);
  await shop.test.http
    .post(`/api/users/orders/one/${placed.body.operationId}/cancel`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .send({ reason: 'changed_mind' })
    .expect(200);
  // The contact of one account, ordered by another.
  const elsewhere = await draftOf(lines, {
    email: shopper.email,
    fullName: 'Mariam',
    note: 'Gift',
  });
  const other = await shop.shopper();
  await payInCash(shop, other, lines)
    .send({ purchase_id: (await opened(elsewhere)).purchaseId })
    .expect(201);
  const unrelated = await draftOf(lines, { fullName: 'Huda' });
  await shop.test.http.delete(`/api/admin/shoppers/${shopper.id}`).set(asAdmin).expect(200);
  await staff('get', `/${recent.id}`).expect(404);
  expect(await one(ordered.id)).toMatchObject({ fullName: '', note: '', conversationUrl: '' });
  expect(await one(elsewhere.id)).toMatchObject({ fullName: '', email: '', note: '' });
  expect((await one(unrelated.id)).fullName).toBe('Huda');
});

it('DRAFT-15 a draft whose order was not paid is deleted like one without an order', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const draft = await draftOf(lines);
  const body = { purchase_id: (await opened(draft)).purchaseId };
  await payByCard(shop, await shop.shopper(), lines, body).expect(200);
  const past = `update draft_orders set expires_at = now() - interval '91 days' where id = $1`;
  await shop.test.db.query(past, [draft.id]);
  const retention = shop.worker().get(DataRetentionQueries);
  await retention.remove();
  await staff('get', `/${draft.id}`).expect(200);
  await shop.test.app.get(OrdersService).expireUnpaid(0);
  await retention.remove();
  await staff('get', `/${draft.id}`).expect(404);
});

it('DRAFT-27 a draft that a colleague has changed is neither mailed nor withdrawn unseen', async () => {
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const email = `draft-seen-${Date.now()}@example.com`;
  const draft = await draftOf(lines, { email });
  const change = input([{ productId, quantity: 3 }], { email });
  await staff('put', `/${draft.id}`, { ...change, version: 1 }).expect(200);
  for (const [call, body] of [
    ['send', { by: 'email', version: 1 }],
    ['withdraw', { version: 1 }],
  ] as const) {
    const refused = await staff('post', `/${draft.id}/${call}`, body).expect(409);
    expect(refused.body.code).toBe('changed_meanwhile');
  }
  expect(await one(draft.id)).toMatchObject({ state: 'open', itemCount: 3, sentAt: null });
  expect(await shop.mails(email)).toEqual([]);
  await staff('post', `/${draft.id}/send`, { by: 'email', version: 2 }).expect(200);
  await staff('post', `/${draft.id}/withdraw`, { version: 2 }).expect(200);
});
