import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobDto } from '../../../src/modules/back-office/jobs/jobs.dto.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { binary, rowsIn } from '../../support/import-shop.js';
import { orderInCash, shop, shopper, until, useOrderShop } from '../../support/order-shop.js';

const uploads = await mkdtemp(join(tmpdir(), 'liwan-list-exports-'));
afterAll(() => rm(uploads, { recursive: true }));
useOrderShop({ env: { UPLOADS_DIR: uploads, LIMIT_FACTOR: '100' } });

const ids: Record<string, number> = {};
const sessions: Record<string, StaffSession> = {};
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    sessions[name] = await staffSessionOf(shop.test, name);
  }
});

const as = (who: string, method: 'get' | 'post', path: string, language = 'en') =>
  shop.test.http[method](`/api/jobs/exports${path}`)
    .set('Cookie', sessions[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', sessions[who]?.xsrf ?? '')
    .set('Accept-Language', language);

const finished = async (id: number): Promise<JobDto> => {
  let job: JobDto | undefined;
  await until(async () => {
    job = (await as('amal', 'get', `/${id}`).expect(200)).body;
    return job?.state === 'done';
  }, `export ${id} is done`);
  if (!job) throw new Error('There is no job.');
  return job;
};
const started = async (kind: string, query = {}, who = 'amal', language = 'en') => {
  const { body } = await as(who, 'post', `/${kind}`, language).send(query).expect(202);
  return finished(body.job.export.id);
};

/** Lines of a CSV file without quotes or line breaks in its cells. */
const csvOf = async (job: JobDto): Promise<string[][]> => {
  const { text } = await as('amal', 'get', `/${job.export?.id}/files/1`).buffer(true).expect(200);
  return text
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
};
const workbookOf = async (job: JobDto): Promise<unknown[][]> => {
  const { body } = await binary(as('amal', 'get', `/${job.export?.id}/files/1`)).expect(200);
  return rowsIn(body);
};
/** The rows below the headings, each by heading. */
const byHeading = ([head = [], ...rows]: unknown[][]): Record<string, unknown>[] =>
  rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));

it('JOBS-15 exports the shoppers that the filters match with their orders and what they paid', async () => {
  await shop.test.db.query(`update users set city = 'Ajman', gender = 'female' where id = $1`, [
    shopper.id,
  ]);
  const operationId = await orderInCash(shop, shopper, [
    { productId: await shop.product({ price_fils: 12_500 }), quantity: 1 },
  ]);
  await shop.test.db.query(
    `update orders set state = 'delivered', cod_state = 'collected' where operation_id = $1`,
    [operationId],
  );
  const job = await started('shoppers', { city: 'Ajman' });
  expect(job.export).toMatchObject({ kind: 'shoppers', files: [{ part: 1, rows: 1 }] });
  expect(job.export?.files[0]?.name).toMatch(/^shoppers-[\d-]+\.csv$/);
  const [row, ...others] = byHeading(await csvOf(job));
  expect(others).toEqual([]);
  const [{ total_fils: paid }] = await shop.test.db.query(
    'select total_fils from orders where operation_id = $1',
    [operationId],
  );
  const [{ email, phone }] = await shop.test.db.query(
    'select email, phone from users where id = $1',
    [shopper.id],
  );
  expect(row).toMatchObject({
    ...{ Email: email, Phone: `"'${phone}"`, City: 'Ajman', Gender: 'female', Orders: '1' },
    ...{ 'Spent (AED)': (paid / 100).toFixed(2), Blocked: 'No' },
  });
  const entries = await shop.test.db.query(
    `select actor_name, label, changes from audit where action = 'exported' and subject = 'exports'
     order by id desc limit 1`,
  );
  expect(entries).toEqual([
    {
      ...{ actor_name: 'The amal', label: 'shoppers' },
      changes: { city: { to: 'Ajman' }, shoppers: { to: 1 } },
    },
  ]);
});

it('JOBS-15 an export needs the right of its list, and rows', async () => {
  await as('omar', 'post', '/shoppers').send({}).expect(403);
  await as('vera', 'post', '/reviews').send({}).expect(403);
  await as('amal', 'post', '/shoppers').send({ page: 2 }).expect(400);
  const { body } = await as('amal', 'post', '/shoppers').send({ q: 'zzzzzz9' }).expect(422);
  expect(body.code).toBe('nothing_to_export');
});

it('JOBS-15 exports reviews, in the language of the dashboard', async () => {
  const rows = rowsOf(shop.test);
  const productId = await shop.product({ name: 'Oud spray', name_ar: 'بخاخ عود' });
  await rows.insert('reviews', {
    ...{ product_id: productId, user_id: shopper.id, stars: 4, comment: '=HYPERLINK("x")' },
    hidden_at: new Date(),
  });
  const job = await started('reviews', { state: 'hidden', product: productId }, 'amal', 'ar');
  const [row] = byHeading(await csvOf(job));
  expect(row).toMatchObject({ المنتج: 'بخاخ عود', النجوم: '4', الحالة: 'مخفي' });
  // As text, not as a formula.
  expect(row?.['التعليق']).toBe(`"'=HYPERLINK(""x"")"`);
});

it('JOBS-15 exports returns and the audit log', async () => {
  const operationId = await orderInCash(shop, shopper, [
    { productId: await shop.product({ name: 'Tote' }), quantity: 2 },
  ]);
  const [line] = await shop.test.db.query(
    `select l.id, l.order_id from order_lines l join orders o on o.id = l.order_id
     where o.operation_id = $1`,
    [operationId],
  );
  const rows = rowsOf(shop.test);
  const returnId = await rows.insert('returns', {
    ...{ order_id: line.order_id, reason: 'faulty', note: 'The zip is broken' },
  });
  await rows.insert('return_lines', { return_id: returnId, order_line_id: line.id, quantity: 2 });
  const [row] = byHeading(await csvOf(await started('returns', {}, 'omar')));
  expect(row).toMatchObject({
    ...{ Order: `LW-${line.order_id + 10_426}`, Status: 'Waiting for approval' },
    ...{ Reason: 'Faulty or damaged', Items: '2 × Tote', 'Refunded (AED)': '0.00' },
  });
  const entries = byHeading(await csvOf(await started('audit', { subject: 'exports' })));
  expect(entries.map((entry) => entry['Name'])).toEqual(
    expect.arrayContaining(['shoppers', 'reviews', 'returns']),
  );
  await as('omar', 'post', '/audit').send({}).expect(403);
});

it('JOBS-16 exports categories, brands, coupons and translations as workbooks with ids and versions', async () => {
  const rows = rowsOf(shop.test);
  await rows.insert('categories', { name: 'Anklets', name_ar: 'خلاخل', tags: ['gold', 'silver'] });
  await rows.insert('brands', { name: 'Sarab 007' });
  await rows.insert('coupons', {
    ...{ code: 'EID25', percent: 25, minimum_fils: 10_050, max_uses: 3 },
    ...{ starts_at: '2026-01-01T20:00:00Z', ends_at: '2027-01-01T19:59:00Z' },
  });
  await shop.product({ name: 'Ring 1', name_ar: '', description: '=1+1' });
  const find = async (kind: string, query: object, name: string, value: string) =>
    byHeading(await workbookOf(await started(kind, query))).find((row) => row[name] === value);
  expect(await find('categories', {}, 'name', 'Anklets')).toMatchObject({
    ...{ nameAr: 'خلاخل', tags: 'gold; silver' },
    version: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(await find('brands', {}, 'name', 'Sarab 007')).toBeTruthy();
  expect(await find('coupons', { state: 'running' }, 'code', 'EID25')).toMatchObject({
    ...{ percent: '25', amount: '', minimum: '100.5', target: 'goods', maxUses: '3' },
    ...{ startsAt: '2026-01-02 00:00', endsAt: '2027-01-01 23:59', uses: '0', state: 'running' },
  });
  const job = await started('translations', { kind: 'products', missing: 'ar' });
  expect(job.export?.files[0]?.name).toMatch(/^translations-products-[\d-]+\.xlsx$/);
  const texts = byHeading(await workbookOf(job));
  expect(texts.find(({ name }) => name === 'Ring 1')).toMatchObject({
    nameAr: '',
    description: "'=1+1",
  });
});

it('JOBS-22 exports draft orders, cash orders that wait, late parcels, vendors and requests to sell', async () => {
  const rows = rowsOf(shop.test);
  await rows.insert('draft_orders', {
    ...{
      full_name: 'Salma Nasser',
      phone: '+971501230000',
      email: '',
      city: 'Dubai',
      locale: 'en',
    },
    ...{ created_by: ids['omar'], expires_at: '2099-01-01', note: 'Gift wrap' },
    lines: JSON.stringify([
      {
        productId: 1,
        name: 'Scarf',
        nameAr: '',
        size: '',
        color: '',
        quantity: 2,
        unitFils: 15_050,
      },
    ]),
  });
  const [draft, ...otherDrafts] = byHeading(
    await csvOf(await started('draft-orders', { q: 'salma' })),
  );
  expect(otherDrafts).toEqual([]);
  expect(draft).toMatchObject({
    ...{ Status: 'Not sent', Name: 'Salma Nasser', Items: '2 × Scarf', City: 'Dubai', Order: '' },
    ...{ 'Items total (AED)': '301.00', 'Created by': 'The omar', 'Delivery notes': 'Gift wrap' },
  });
  await as('amal', 'post', '/draft-orders').send({ state: 'paid' }).expect(422);

  const waiting = await orderInCash(shop, shopper, [
    { productId: await shop.product({ price_fils: 99_900 }), quantity: 1 },
  ]);
  await shop.test.db.query(`update orders set state = 'cod_pending' where operation_id = $1`, [
    waiting,
  ]);
  await shop.test.db.query(
    `insert into cash_confirmations (order_id, reasons, no_answers)
     select id, '{amount}', 1 from orders where operation_id = $1
     on conflict (order_id) do update set reasons = excluded.reasons, no_answers = 1`,
    [waiting],
  );
  const [{ id: waitingId }] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [waiting],
  );
  const number = `LW-${waitingId + 10_426}`;
  const cash = byHeading(await csvOf(await started('cash-orders', {}, 'omar')));
  expect(cash.find((row) => row['Order'] === number)).toMatchObject({
    ...{ 'Waits because of': 'Large amount', 'Calls without an answer': '1', Items: '1' },
  });

  await shop.test.db.query(
    `insert into delivered_parcels (order_id, deliver_by, delivered_on, coupon_code, coupon_fils)
     values ($1, '2026-01-10', '2026-01-13', 'LATE20', 2000)`,
    [waitingId],
  );
  const late = byHeading(await csvOf(await started('late-parcels', {}, 'omar')));
  expect(late.find((row) => row['Order'] === number)).toMatchObject({
    ...{ 'Deliver by': '2026-01-10', 'Delivered on': '2026-01-13', 'Days late': '3' },
    ...{ Coupon: 'LATE20', 'Coupon amount (AED)': '20.00' },
  });

  await shop.product({ vendor_id: ids['vera'] });
  const vendors = byHeading(await csvOf(await started('vendors')));
  expect(vendors.find(({ Username: name }) => name === 'vera')).toMatchObject({ Products: '1' });
  expect(vendors.find(({ Username: name }) => name === 'omar')).toBeUndefined();

  await rows.insert('seller_requests', {
    ...{ name: 'Huda', email: 'huda@example.com', phone: '+971501119999', location: 'Sharjah' },
    ...{ state: 'refused', reason: 'No licence', decided_by: 'The amal', decided_at: new Date() },
  });
  const [request, ...others] = byHeading(
    await csvOf(await started('seller-requests', { state: 'refused' })),
  );
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    ...{ Name: 'Huda', Location: 'Sharjah', Status: 'Refused', 'Decided by': 'The amal' },
  });
  for (const list of ['vendors', 'seller-requests'])
    await as('omar', 'post', `/${list}`).send({}).expect(403);
  for (const list of ['draft-orders', 'cash-orders', 'late-parcels'])
    await as('vera', 'post', `/${list}`).send({}).expect(403);
});

it('DRAFT-30 exports draft orders that are older than those of the list', async () => {
  const { db } = shop.test;
  await db.query(
    `insert into draft_orders (full_name, phone, email, city, locale, created_by, expires_at, lines)
     select case at when 1 then 'Oldest of all' else 'Filler' end, '', '', 'Dubai', 'en', $1,
       '2099-01-01', '[]'
     from generate_series(1, 2001) at order by at`,
    [ids['omar']],
  );
  try {
    const drafts = byHeading(await csvOf(await started('draft-orders', { q: 'oldest' })));
    expect(drafts).toMatchObject([{ Name: 'Oldest of all', Status: 'Not sent' }]);
    const all = await started('draft-orders', { state: 'open' });
    expect(all.goal).toBeGreaterThan(2000);
  } finally {
    await db.query(`delete from draft_orders where full_name in ('Oldest of all', 'Filler')`);
  }
});

it('JOBS-22 vendors export the products of their own orders, without anything about the shopper', async () => {
  const own = await shop.product({ name: 'Own bag', vendor_id: ids['vera'], price_fils: 20_000 });
  const other = await shop.product({ name: 'Other bag' });
  const operationId = await orderInCash(shop, shopper, [
    { productId: own, quantity: 2 },
    { productId: other, quantity: 1 },
  ]);
  await shop.test.db.query(
    `update orders set state = 'delivered', cod_state = 'collected' where operation_id = $1`,
    [operationId],
  );
  const job = await started('order-lines', {}, 'vera');
  const { text } = await as('vera', 'get', `/${job.export?.id}/files/1`).buffer(true).expect(200);
  expect(text).not.toContain('Other bag');
  const [{ email, phone, full_name: name }] = await shop.test.db.query(
    'select email, phone, full_name from orders where operation_id = $1',
    [operationId],
  );
  for (const secret of [email, phone, name]) expect(text).not.toContain(secret);
  const [row, ...more] = byHeading(await csvOf(job));
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    ...{ Product: 'Own bag', Quantity: '2', 'Unit price (AED)': '200.00', 'Total (AED)': '400.00' },
    Vendor: 'The vera',
  });
  const all = byHeading(await csvOf(await started('order-lines', {}, 'omar')));
  expect(all.map(({ Product: product }) => product)).toEqual(
    expect.arrayContaining(['Own bag', 'Other bag']),
  );
});
