import sharp from 'sharp';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

interface Entry {
  id: number;
  action: string;
  subject: string;
  subjectId: number;
  label: string;
  actorName: string;
  actorRole: string;
  at: string;
  changes: Record<string, { from?: unknown; to?: unknown }>;
}

let test: TestApp;
let boss: StaffSession;
let seller: StaffSession & { id: number };
let bossId: number;
beforeAll(async () => {
  test = await startApp({ LIMIT_FACTOR: '100' });
  const { staff, category } = rowsOf(test);
  bossId = await staff('boss', 'admin');
  const id = await staff('seller');
  await staff('watcher', 'ops');
  await category();
  boss = await staffSessionOf(test, 'boss');
  seller = { ...(await staffSessionOf(test, 'seller')), id };
});
afterAll(() => test.close());

type Method = 'post' | 'put' | 'delete';
const call = (method: Method, path: string, { cookie, xsrf } = boss) =>
  test.http[method](`/api${path}`).set('Cookie', cookie).set('X-XSRF-TOKEN', xsrf);
const read = (query = '', { cookie } = boss) =>
  test.http.get(`/api/admin/audit${query}`).set('Cookie', cookie);
const entries = async (query = ''): Promise<Entry[]> =>
  (await read(query).expect(200)).body.entries;
const of = (subject: string, id: number) => entries(`?subject=${subject}&subjectId=${id}`);
const deedsOf = async (subject: string, id: number) =>
  (await of(subject, id)).map(({ action, label }) => [action, label]);

it('ADM-AUD-01 records who added, changed and deleted a brand, and what changed', async () => {
  const added = await call('post', '/brands/add').field('name', 'Lunelle').expect(201);
  const { id } = added.body.brand;
  await call('post', `/brands/update/${id}`).field('name', 'Lunella').expect(200);
  await call('delete', `/brands/${id}`).expect(200);
  const [deleted, changed, first] = await of('brands', id);
  expect([deleted?.action, changed?.action, first?.action]).toEqual([
    'deleted',
    'changed',
    'added',
  ]);
  expect(changed).toMatchObject({
    actorName: 'The boss',
    actorRole: 'admin',
    label: 'Lunella',
    changes: { name: { from: 'Lunelle', to: 'Lunella' } },
  });
  expect(Date.parse(changed?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('ADM-AUD-01 records the sender of a form whose file arrived in many chunks', async () => {
  const raw = { width: 900, height: 900, channels: 3 as const };
  const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * 7919) % 251));
  const photo = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const { body } = await call('post', '/brands/add')
    .field('name', 'Grain')
    .attach('icon', photo, 'grain.png')
    .expect(201);
  expect(await deedsOf('brands', body.brand.id)).toEqual([['added', 'Grain']]);
});

it('ADM-AUD-01 records changes of own products by a vendor', async () => {
  const form = { name: 'Ring', price: '100', category_id: '1', stock: '3' };
  const added = await call('post', '/products/add-product', seller).field(form);
  expect(added.status).toBe(201);
  const { id } = added.body.product;
  await call('put', `/products/update-product/${id}`, seller)
    .field({ price: '90', stock: '3' })
    .expect(200);
  await call('delete', `/products/${id}`, seller).expect(200);
  await call('post', `/products/${id}/restore`, seller).expect(200);
  const found = await of('products', id);
  expect(found.map(({ action }) => action)).toEqual(['restored', 'deleted', 'changed', 'added']);
  expect(found[2]).toMatchObject({
    actorRole: 'vendor',
    changes: { priceFils: { from: 10_000, to: 9000 } },
  });
  expect(found[2]?.changes).not.toHaveProperty('stock');
});

it('ADM-AUD-01 shows names of current references and ids of deleted ones', async () => {
  const { category } = rowsOf(test);
  const [rings, gone] = [await category({ name: 'Rings' }), await category({ name: 'Gone' })];
  const form = { name: 'Ring', price: '100', category_id: String(gone), stock: '3' };
  const added = await call('post', '/products/add-product', seller).field(form).expect(201);
  const { id } = added.body.product;
  await call('put', `/products/update-product/${id}`, seller)
    .field({ category_id: String(rings) })
    .expect(200);
  await call('delete', `/categories/${gone}`).expect(200);
  const [changed] = await of('products', id);
  expect(changed?.changes).toEqual({ categoryId: { from: `#${gone}`, to: 'Rings' } });
});

it('ADM-AUD-02 S-07 records no password, hash or personal address', async () => {
  const account = { name: 'Oud House', email: 'oud@house.example', password: 'First-canary-81' };
  const { body } = await call('post', '/admin/add').field(account).expect(201);
  const { id } = body.admin;
  await call('put', `/admin/${id}`).field('email', 'new@house.example').expect(200);
  await call('put', `/admin/${id}/password`).send({ password: 'Next-canary-82' }).expect(200);
  await call('delete', `/admin/${id}`).expect(200);
  expect(await deedsOf('staff', id)).toEqual([
    ['deleted', 'Oud House'],
    ['password_changed', 'Oud House'],
    ['changed', 'Oud House'],
    ['added', 'Oud House'],
  ]);
  const [{ text }] = await test.db.query('select jsonb_agg(a)::text as text from audit a');
  expect(text).not.toMatch(/canary|house\.example|\$argon|\$scrypt/);
});

it('ADM-AUD-01 records changes of the settings', async () => {
  const { body } = await test.http.get('/api/settings').expect(200);
  await call('put', '/admin/settings')
    .send({ ...body, returnDays: 21 })
    .expect(200);
  const [entry] = await of('settings', 1);
  expect(entry?.changes).toEqual({ returnDays: { from: 15, to: 21 } });
});

it('ADM-AUD-01 records neither refused actions nor those of shoppers', async () => {
  const { product, insert } = rowsOf(test);
  const brand = await rowsOf(test).brand({ name: 'Kept' });
  const productId = await product({ brand_id: brand });
  const { id, token } = await shopperOf(test, 'layla');
  const mine = await insert('reviews', {
    product_id: productId,
    user_id: id,
    stars: 4,
    comment: '',
  });
  const before = await entries();
  await call('delete', `/brands/${brand}`).expect(409);
  await call('delete', `/brands/${brand}`, seller).expect(403);
  await call('delete', '/products/batch-delete')
    .send({ ids: [productId, 999_999] })
    .expect(404);
  const auth = `Bearer ${token}`;
  await test.http.delete(`/api/reviews/${mine}`).set('Authorization', auth).expect(200);
  expect(await entries()).toEqual(before);
});

it('ADM-AUD-03 pages from new to old, each entry once', async () => {
  for (const title of ['A', 'B', 'C'])
    await call('post', '/offers/add').send({ title }).expect(201);
  const all = await entries('?limit=100');
  const paged: Entry[] = [];
  let next: number | null = null;
  do {
    const { body }: { body: { entries: Entry[]; next: number | null } } = await read(
      `?limit=2${next ? `&before=${next}` : ''}`,
    ).expect(200);
    expect(body.entries.length).toBeLessThanOrEqual(2);
    paged.push(...body.entries);
    next = body.next;
  } while (next);
  expect(paged).toEqual(all);
  expect(all.slice(0, 3).map(({ label }) => label)).toEqual(['C', 'B', 'A']);
});

it('ADM-AUD-03 filters by account, subject and day in Dubai', async () => {
  expect(new Set((await entries(`?actor=${seller.id}`)).map(({ actorName }) => actorName))).toEqual(
    new Set(['The seller']),
  );
  expect(new Set((await entries('?subject=offers')).map(({ subject }) => subject))).toEqual(
    new Set(['offers']),
  );
  // 20:30 UTC is half past midnight of the next day in Dubai.
  await test.db.query(
    `insert into audit (at, actor_id, actor_name, actor_role, action, subject, subject_id)
     values ('2026-03-01T20:30:00Z', $1, 'The boss', 'admin', 'changed', 'videos', 7)`,
    [bossId],
  );
  expect(await entries('?from=2026-03-02&to=2026-03-02')).toHaveLength(1);
  expect(await entries('?from=2026-03-01&to=2026-03-01')).toHaveLength(0);
});

it.each([
  'actor=x',
  'subject=secrets',
  'subjectId=-1',
  'from=yesterday',
  'to=2026-13-01',
  'before=0',
  'limit=101',
  'q=1',
])('ADM-AUD-03 rejects the filter %s', async (filter) => {
  await read(`?${filter}`).expect(400);
});

it('S-02 only admins can read the audit', async () => {
  await test.http.get('/api/admin/audit').expect(401);
  await read('', seller).expect(403);
  await read('', await staffSessionOf(test, 'watcher')).expect(403);
});
