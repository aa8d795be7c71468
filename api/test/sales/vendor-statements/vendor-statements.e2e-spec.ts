import { read, utils } from '@e965/xlsx';
import { dubaiDay } from '@shop/shop-rules';
import { StatementIssueService } from '../../../src/modules/sales/vendor-statements/statement-issue.service.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  admin,
  asStaff,
  numberOf,
  payInCash,
  requestShipment,
  shop,
  shopper,
  until,
  useOrderShop,
} from '../../support/order-shop.js';
import { couponOf } from '../../support/coupon-shop.js';
import { drawn, pdfText } from '../../support/pdf-text.js';
import { vendorSalesStart } from '../../support/vendor-sales-start.js';

useOrderShop();

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => dubaiDay(new Date(Date.now() + days * DAY_MS));
let vendorId: number;
let vendor: StaffSession;
let rival: StaffSession;

const get = (path: string, { cookie }: StaffSession = admin) =>
  shop.test.http.get(`/api/${path}`).set('Cookie', cookie);
const send = (
  method: 'post' | 'put' | 'delete',
  path: string,
  body: object = {},
  { cookie, xsrf }: StaffSession = admin,
) =>
  shop.test.http[method](`/api/${path}`).set('Cookie', cookie).set('X-XSRF-TOKEN', xsrf).send(body);
const issue = () => shop.test.app.get(StatementIssueService).issueDue();

/** A cash order of three rings at 99.99 of the vendor, delivered. */
const delivered = async (coupon?: string) => {
  const ring = await shop.product({ name: 'Pearl Ring', price_fils: 9999, vendor_id: vendorId });
  const lines = [{ productId: ring, quantity: 3 }];
  const placed = payInCash(shop, shopper, lines).send({ ...(coupon && { coupon }) });
  const opid: string = (await placed.expect(201)).body.operationId;
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  const { body } = await get(`users/orders/one/${opid}`).expect(200);
  return { opid, lineId: JSON.parse(body.order.info).cart[0].lineId as number };
};
/** Moves what is open into an earlier month, as if it had happened there. */
const movedBack = (months: number) =>
  shop.test.db.query(
    `update vendor_sales set at = at - $1 * interval '1 month' where statement_id is null`,
    [months],
  );

beforeEach(async () => {
  const rows = rowsOf(shop.test);
  const name = `seller-${Date.now()}-${Math.random().toString(36).slice(2)}`;
  vendorId = await rows.staff(name);
  await shop.test.db.query('update staff set email = $2, locale = $3 where id = $1', [
    vendorId,
    `${name}@example.com`,
    'ar',
  ]);
  vendor = await staffSessionOf(shop.test, name);
  await rows.staff(`rival-${name}`);
  rival = await staffSessionOf(shop.test, `rival-${name}`);
});

it('STATEMENT-03 a delivered line is in the preview, a refunded one negative, and the rest once the whole order is refunded', async () => {
  await shop.test.db.query(
    `insert into vendor_commissions (vendor_id, basis_points, from_day) values ($1, 1250, '2026-01-01')`,
    [vendorId],
  );
  const { opid, lineId } = await delivered();
  const open = async () => (await get('vendor-statements/open', vendor).expect(200)).body.open[0];
  expect(await open()).toMatchObject({
    ...{ vendorId, percent: 12.5, entries: 1 },
    ...{ sales: 299.97, refunds: 0, commission: 37.5, payout: 262.47 },
  });
  const refund = (body: object) => asStaff(shop, admin, opid, 'refund', body).expect(200);
  await refund({ lines: [{ lineId, quantity: 1 }], amount: 50 });
  expect(await open()).toMatchObject({ sales: 299.97, refunds: -99.99, commission: 25 });
  // An amount without lines is the shop's own.
  await refund({ amount: 10 });
  expect(await open()).toMatchObject({ refunds: -99.99 });
  await refund({});
  expect(await open()).toMatchObject({
    ...{ entries: 3, sales: 299.97, refunds: -299.97, commission: 0, payout: 0 },
  });
  const { body } = await get('vendor-statements/open/entries?limit=2&page=2', vendor).expect(200);
  expect(body).toMatchObject({
    total: 3,
    entries: [
      {
        kind: 'refund',
        quantity: -2,
        price: 99.99,
        amount: -199.98,
        percent: 12.5,
        commission: -25,
      },
    ],
  });
  expect(body.entries[0].order).toBe(await numberOf(shop, opid));
  const all = (await get(`vendor-statements/open?vendor=${vendorId}`).expect(200)).body;
  expect(all.open).toMatchObject([{ vendorId, entries: 3 }]);
  await get('vendor-statements/open/entries').expect(400);
  expect((await get('vendor-statements/open', rival).expect(200)).body.open).toMatchObject([
    { entries: 0, sales: 0 },
  ]);
});

const openOf = async () => (await get('vendor-statements/open', vendor).expect(200)).body.open[0];

it('STATEMENT-11 an order that was delivered before the first month is not entered by a later refund', async () => {
  const entered = await delivered();
  await vendorSalesStart(shop, new Date(Date.now() + DAY_MS));
  try {
    const { opid, lineId } = await delivered();
    expect(await openOf()).toMatchObject({ entries: 1, sales: 299.97 });
    await asStaff(shop, admin, opid, 'refund', { lines: [{ lineId, quantity: 1 }] }).expect(200);
    await asStaff(shop, admin, opid, 'refund', {}).expect(200);
    expect(await openOf()).toMatchObject({ entries: 1, sales: 299.97, refunds: 0 });
    // One whose sale is entered goes on.
    const lines = [{ lineId: entered.lineId, quantity: 1 }];
    await asStaff(shop, admin, entered.opid, 'refund', { lines }).expect(200);
    expect(await openOf()).toMatchObject({ entries: 2, sales: 299.97, refunds: -99.99 });
  } finally {
    await vendorSalesStart(shop, new Date(0));
  }
});

it('STATEMENT-12 of free goods a refund of the delivery fee takes nothing back, one of the items does', async () => {
  const free = await couponOf(shop, { percent: 100 });
  const fee = await delivered(free);
  const { body } = await asStaff(shop, admin, fee.opid, 'refund', { delivery: true }).expect(200);
  expect(body.order.state).toBe('refunded');
  expect(await openOf()).toMatchObject({ entries: 1, sales: 299.97, refunds: 0 });
  const items = await delivered(free);
  const lines = [{ lineId: items.lineId, quantity: 2 }];
  await asStaff(shop, admin, items.opid, 'refund', { lines }).expect(200);
  expect(await openOf()).toMatchObject({ entries: 3, sales: 599.94, refunds: -199.98 });
  // All that is left of both: the third item too.
  await asStaff(shop, admin, items.opid, 'refund', {}).expect(200);
  expect(await openOf()).toMatchObject({ entries: 4, refunds: -299.97 });
});

it('STATEMENT-04 STATEMENT-05 a month is issued once, after its end, with a mail in the language of the vendor, and never changes', async () => {
  const { opid, lineId } = await delivered();
  await issue();
  const own = async (session = vendor) =>
    (await get('vendor-statements?limit=5', session).expect(200)).body;
  expect((await own()).total).toBe(0);
  await movedBack(1);
  await Promise.all([issue(), issue(), issue()]);
  const { statements, total } = await own();
  expect(total).toBe(1);
  const [statement] = statements;
  expect(statement).toMatchObject({ entries: 1, sales: 299.97, paidOn: null, version: 0 });
  expect(statement.number).toMatch(/^ST-\d{6}$/);
  const address = `vendor-statements/${statement.id}`;
  await get(address, vendor).expect(200);
  for (const path of [address, `${address}/entries`, `${address}/statement.pdf`])
    await get(path, rival).expect(404);
  expect((await own(rival)).total).toBe(0);
  const [{ email }] = await shop.test.db.query('select email from staff where id = $1', [vendorId]);
  await until(async () => (await shop.mails(email)).length === 1, 'the mail arrived');
  const [mail] = await shop.mails(email);
  expect(mail?.text).toContain(statement.number);
  expect(mail?.subject).toContain('كشف حسابك');
  // A later refund is in the next statement, and the issued one stays.
  await asStaff(shop, admin, opid, 'refund', { lines: [{ lineId, quantity: 1 }] }).expect(200);
  await movedBack(1);
  await issue();
  expect((await own()).statements[0]).toEqual(statement);
  const { body: open } = await get('vendor-statements/open', vendor).expect(200);
  expect(open.open[0]).toMatchObject({ entries: 1, refunds: -99.99 });
  for (const change of [
    'update vendor_sales set amount_fils = 0, quantity = 0 where statement_id = $1',
    'delete from vendor_sales where statement_id = $1',
    'update vendor_statements set sales_fils = 0, payout_fils = 0 where id = $1',
    'delete from vendor_statements where id = $1',
  ])
    await expect(shop.test.db.query(change, [statement.id])).rejects.toThrow('cannot be changed');
});

it('STATEMENT-06 PDF in both languages and workbook have the numbers of the statement', async () => {
  const { opid } = await delivered();
  await movedBack(2);
  await issue();
  const [statement] = (await get('vendor-statements', vendor).expect(200)).body.statements;
  const number = await numberOf(shop, opid);
  for (const [language, title] of [
    ['en', 'Vendor statement'],
    ['ar', 'كشف حساب البائع'],
  ] as const) {
    const { body } = await get(
      `vendor-statements/${statement.id}/statement.pdf?language=${language}`,
      vendor,
    )
      .buffer(true)
      .expect(200);
    const text = (await pdfText(body)).normalize('NFKC');
    for (const part of [drawn(title), statement.number, number, '299.97'])
      expect(text).toContain(part);
  }
  const { body } = await get(`vendor-statements/${statement.id}/statement.xlsx?language=en`, vendor)
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    })
    .expect(200);
  const book = read(body);
  const rows = (name: string) =>
    utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
  expect(rows('Statement')).toContainEqual(['Payout', 299.97]);
  expect(rows('Entries')[1]).toEqual([
    expect.stringMatching(/^20\d\d-/),
    ...[number, 'Delivered', 'Pearl Ring', '', '', 3, 99.99, 299.97, 0, 0],
  ]);
});

it('STATEMENT-07 admins record a payment with day and reference once; another account that saw the old state gets 409', async () => {
  await delivered();
  await movedBack(1);
  await issue();
  const [{ id }] = (await get('vendor-statements', vendor).expect(200)).body.statements;
  const pay = (body: object, session = admin) =>
    send('put', `vendor-statements/${id}/payment`, body, session);
  const payment = { version: 0, paidOn: dayIn(0), reference: 'TT-4711' };
  await pay(payment, vendor).expect(403);
  const late = await pay({ ...payment, paidOn: dayIn(1) }).expect(400);
  // Left out is not the same as not paid.
  const without = await pay({ version: 0, reference: 'TT-4711' }).expect(400);
  expect(without.body.errors[0].pointer).toBe('#/paidOn');
  expect(late.body.errors[0].pointer).toBe('#/paidOn');
  expect((await pay({ ...payment, reference: ' ' }).expect(400)).body.errors[0].pointer).toBe(
    '#/reference',
  );
  const { body } = await pay(payment).expect(200);
  expect(body.statement).toMatchObject({ paidOn: dayIn(0), reference: 'TT-4711', version: 1 });
  expect((await pay(payment).expect(409)).body.code).toBe('changed_meanwhile');
  await pay({ ...payment, version: 1, reference: 'TT-4712' }).expect(200);
  const months = (await get('vendor-statements/months', vendor).expect(200)).body.months;
  expect(months).toMatchObject([{ statements: 1, unpaid: 0, unpaidPayout: 0, payout: 299.97 }]);
  const listed = async (query: string) =>
    (await get(`vendor-statements?vendor=${vendorId}&${query}`).expect(200)).body.total;
  expect(await listed('state=paid')).toBe(1);
  expect(await listed('state=unpaid')).toBe(0);
  expect(await listed(`month=${months[0].month}`)).toBe(1);
  expect(await listed('month=2001-01')).toBe(0);
  const { body: audit } = await get(`admin/audit?subject=vendor_statements&subjectId=${id}`).expect(
    200,
  );
  expect(audit.entries).toMatchObject([
    { action: 'paid', changes: { reference: { from: 'TT-4711', to: 'TT-4712' } } },
    { action: 'paid', changes: { reference: { from: '', to: 'TT-4711' } } },
  ]);
});

it('STATEMENT-15 a vendor gets one mail when a payout is recorded, not when it is corrected or removed', async () => {
  await delivered();
  await movedBack(1);
  await issue();
  const [{ id, number }] = (await get('vendor-statements', vendor).expect(200)).body.statements;
  const pay = (body: object) => send('put', `vendor-statements/${id}/payment`, body, admin);
  const payment = { paidOn: dayIn(0), reference: 'TT-1' };
  await pay({ ...payment, version: 0 }).expect(200);
  await pay({ ...payment, version: 1, reference: 'TT-2' }).expect(200);
  await pay({ version: 2, paidOn: null, reference: '' }).expect(200);
  const mails = () =>
    shop.test.db.query(
      `select content->>'statement' as number, content->>'reference' as reference
       from mails where template = 'statement-paid' and content->>'statementId' = $1 order by id`,
      [String(id)],
    );
  expect(await mails()).toEqual([{ number, reference: 'TT-1' }]);
  // Paid after all.
  await pay({ ...payment, version: 3, reference: 'TT-3' }).expect(200);
  expect((await mails()).map(({ reference }: { reference: string }) => reference)).toEqual([
    'TT-1',
    'TT-3',
  ]);
  const [{ email }] = await shop.test.db.query('select email from staff where id = $1', [vendorId]);
  const paid = async () =>
    (await shop.mails(email)).filter(({ subject }) => subject.includes('دفعتك'));
  await until(async () => (await paid()).length === 2, 'the mails arrived');
  const texts = (await paid()).map(({ text }) => text).join();
  for (const text of [number, 'TT-1', 'TT-3']) expect(texts).toContain(text);
});

it('STATEMENT-08 a commission is in effect from a later day on, and what was sold keeps its own', async () => {
  const add = (body: object, session = admin) => send('post', 'vendor-commissions', body, session);
  const wanted = { vendorId, percent: 7.5, from: dayIn(1) };
  await add(wanted, vendor).expect(403);
  await get('vendor-commissions', vendor).expect(403);
  for (const [change, field] of [
    [{ from: dayIn(0) }, 'from'],
    [{ percent: 100.5 }, 'percent'],
    [{ percent: 1.234 }, 'percent'],
    [{ vendorId: null, percent: null }, 'percent'],
    [{ vendorId: 2_000_000_000 }, 'vendorId'],
  ] as const)
    expect((await add({ ...wanted, ...change }).expect(400)).body.errors[0].pointer).toBe(
      `#/${field}`,
    );
  const { body } = await add(wanted).expect(201);
  expect((await add(wanted).expect(409)).body.code).toBe('commission_exists');
  const found = (list: { id: number; vendorId: number | null }[]) =>
    list.filter((each) => each.vendorId === vendorId);
  const [planned] = found(body.commissions);
  expect(planned).toMatchObject({ percent: 7.5, from: dayIn(1), state: 'planned' });
  await send('delete', `vendor-commissions/${planned?.id}`).expect(200);
  await send('delete', `vendor-commissions/${planned?.id}`).expect(404);
  const id = await rowsOf(shop.test).insert('vendor_commissions', {
    ...{ vendor_id: vendorId, basis_points: 1000, from_day: '2026-01-01' },
  });
  expect((await send('delete', `vendor-commissions/${id}`).expect(409)).body.code).toBe(
    'commission_in_effect',
  );
  await delivered();
  await add({ vendorId, percent: null, from: dayIn(1) }).expect(201);
  expect((await get('vendor-statements/open', vendor).expect(200)).body.open[0]).toMatchObject({
    percent: 10,
    commission: 30,
  });
});

it('STATEMENT-09 the statement of a vendor is read by index', async () => {
  const plan = async (sql: string): Promise<string> => {
    const rows: { 'QUERY PLAN': string }[] = await shop.test.db.query(`explain ${sql}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await shop.test.db.query(
    `insert into vendor_sales (vendor_id, order_id, order_line_id, kind, at, name, name_ar, size, color, quantity,
       unit_price_fils, amount_fils, basis_points, commission_fils)
     select 100000 + n % 50, n, 1000000 + n, 'sale', now() - n * interval '1 minute', 'Ring', '', '', '', 1, 1, 1, 0, 0
     from generate_series(1, 20000) n`,
  );
  await shop.test.db.query('analyze vendor_sales');
  expect(
    await plan(
      'select sum(amount_fils) from vendor_sales where vendor_id = 100007 and statement_id is null',
    ),
  ).toContain('vendor_sales_open');
  expect(
    await plan('select * from vendor_sales where statement_id = 7 order by at, id limit 20'),
  ).toContain('vendor_sales_statement');
});
