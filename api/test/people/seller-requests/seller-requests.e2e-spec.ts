import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
  const { staff } = rowsOf(test);
  await staff('boss', 'admin');
  await staff('seller');
  await staff('watcher', 'ops');
});
afterAll(() => test.close());

let caller = 0;
const apply = (body: object, from = `198.51.100.${(caller += 1)}`) =>
  test.http
    .post('/api/seller/add-user')
    .set('X-Forwarded-For', from)
    .send({
      name: 'Oud House',
      email: 'oud@example.com',
      phone: '050 123 4567',
      location: 'Dubai',
      ...body,
    });
const list = async (username: string, query = '') => {
  const { cookie } = await staffSessionOf(test, username);
  return test.http.get(`/api/seller/all-sellers${query}`).set('Cookie', cookie);
};
const stored = () => test.db.query('select * from seller_requests order by id');

it('API-64 SELL-01 SELL-02 a guest applies to sell', async () => {
  const { body } = await apply({}).expect(201);
  expect(body).toEqual({ success: true, message: 'Thank you. We will contact you soon.' });
  expect(await stored()).toMatchObject([
    { name: 'Oud House', email: 'oud@example.com', phone: '+971501234567', location: 'Dubai' },
  ]);
});

it('API-64 S-11 an existing address gets the same response, and the first request stays', async () => {
  const first = await apply({ email: 'twice@example.com' }).expect(201);
  const again = await apply({ email: ' Twice@Example.com ', phone: '050 765 4321' }).expect(201);
  expect(again.body).toEqual(first.body);
  const rows = await stored();
  expect(
    rows.filter(({ email }: { email: string }) => email === 'twice@example.com'),
  ).toMatchObject([{ phone: '+971501234567' }]);
});

it('API-64 SELL-03 a password is ignored: no column, row or account contains it', async () => {
  await apply({ email: 'secret@example.com', password: 'Seller-Canary-9' }).expect(201);
  const tables: { name: string }[] = await test.db.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const [{ count }] = await test.db.query(
      `select count(*)::int as count from "${name}" t where t::text like '%Seller-Canary-9%'`,
    );
    expect({ name, count }).toEqual({ name, count: 0 });
  }
  const [{ count }] = await test.db.query(
    `select count(*)::int as count from staff where email = 'secret@example.com'`,
  );
  expect(count).toBe(0);
});

it.each([
  { name: ' ' },
  { email: 'no-address' },
  { phone: '12' },
  { location: '' },
  { location: 'x'.repeat(201) },
])('API-64 SELL-04 rejects %j with the reason in error', async (wrong) => {
  const { body } = await apply({ email: 'wrong@example.com', ...wrong }).expect(400);
  expect(body.error).toMatch(/\w/);
  expect(body.fields).toHaveProperty(Object.keys(wrong)[0] ?? '');
});

it.each([{ type: 'admin' }, { id: 1 }, { role: 'admin' }, { status: 'approved' }])(
  'S-06 API-64 rejects %j',
  async (more) => {
    await apply({ email: 'rights@example.com', ...more }).expect(400);
    expect(JSON.stringify(await stored())).not.toContain('rights@example.com');
  },
);

it('API-64 accepts three requests an hour per address; invalid ones do not count', async () => {
  const from = '203.0.113.5';
  for (let at = 0; at < 3; at += 1) await apply({ phone: '1' }, from).expect(400);
  for (let at = 0; at < 3; at += 1)
    await apply({ email: `many-${at}@example.com` }, from).expect(201);
  const { headers, body } = await apply({ email: 'many-3@example.com' }, from).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  expect(body.error).toMatch(/later/);
});

it('API-65 ADM-SELL-01 lists the requests for admins, newest first, with pages', async () => {
  const { body } = await list('boss');
  const rows = await stored();
  expect(body).toMatchObject({ total: rows.length, page: 1, limit: 100 });
  expect(body.sellers.map(({ id }: { id: number }) => id)).toEqual(
    rows.map(({ id }: { id: number }) => id).reverse(),
  );
  expect(Object.keys(body.sellers[0]).sort()).toEqual([
    'created_at',
    'decided_at',
    'decided_by',
    'email',
    'id',
    'link_until',
    'location',
    'name',
    'phone',
    'reason',
    'state',
    'vendor',
  ]);
  const second = (await list('boss', '?page=2&limit=2')).body;
  expect(second).toMatchObject({ total: rows.length, page: 2, limit: 2 });
  expect(second.sellers).toEqual(body.sellers.slice(2, 4));
});

it('API-65 is for admins only', async () => {
  await test.http.get('/api/seller/all-sellers').expect(401);
  expect((await list('seller')).status).toBe(403);
  expect((await list('watcher')).status).toBe(403);
  expect((await list('boss', '?limit=101')).status).toBe(400);
  expect((await list('boss', '?page=0')).status).toBe(400);
});
