import {
  headersOf,
  picture,
  startContent,
  type ContentShop,
  type FormFile,
} from '../../support/content-shop.js';
import { staffSessionOf, shopperOf } from '../../support/catalogue-rows.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
afterAll(() => shop.close());

const VENDOR = { name: 'Oud House', password: 'A-staff-password-1' };
const add = (fields: Record<string, string>, files: FormFile[] = []) =>
  shop.form('post', '/admin/add', { ...VENDOR, ...fields }, files);
const login = (username: string, password: string) =>
  shop.test.http.post('/api/admin/login').send({ username, password });
const added = async (fields: Record<string, string> = {}) => {
  const { body } = await add({ name: `Vendor ${Math.random()}`, ...fields }).expect(201);
  const account = body.admin as { id: number; username: string };
  // As after the first login, at which a given password is changed.
  await shop.test.db.query('update staff set password_given = false where id = $1', [account.id]);
  return account;
};
const remove = (id: number) => shop.send('delete', `/admin/${id}`);
const setPassword = (id: number, body: object) =>
  shop.send('put', `/admin/${id}/password`).send(body);

it('API-69 ADM-VEN-03 ADM-VEN-09 adds a subadmin who can sign in', async () => {
  const { body } = await add(
    {
      username: ' OudHouse ',
      email: 'Oud@Example.com',
      about: 'Oud since 1990',
      aboutAr: 'عود منذ 1990',
    },
    [await picture('image')],
  ).expect(201);
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    admin: {
      id: expect.any(Number),
      name: 'Oud House',
      username: 'oudhouse',
      email: 'oud@example.com',
      about: 'Oud since 1990',
      aboutAr: 'عود منذ 1990',
      image: expect.stringMatching(/\.(png|webp)$/),
      type: 'subadmin',
    },
  });
  await login('oudhouse', VENDOR.password).expect(200);
  await shop.test.http.get(`/api/uploads/${body.admin.image}`).expect(200);
  const list = await shop.list('/admin/all');
  expect(list).toContainEqual({
    id: body.admin.id,
    name: 'Oud House',
    about: 'Oud since 1990',
    aboutAr: 'عود منذ 1990',
    image: body.admin.image,
  });
});

it('API-69 ADM-VEN-02 the username is the email address, else derived from the name', async () => {
  const named = async (fields: Record<string, string>) =>
    (await add(fields).expect(201)).body.admin.username;
  expect(await named({ email: 'Noor@Example.com' })).toBe('noor@example.com');
  expect(await named({ name: 'Café  Déjà-vu & Co.' })).toBe('cafe-deja-vu-co');
  expect(await named({ name: 'Café Déjà vu, Co' })).toBe('cafe-deja-vu-co-2');
  expect(await named({ name: 'cafe deja vu co', username: '', email: '' })).toBe(
    'cafe-deja-vu-co-3',
  );
  expect(await named({ name: 'دار العود' })).toBe('دار-العود');
  expect(await named({ name: '!!!' })).toBe('vendor');
});

it('API-69 rejects a taken username, ignoring case, with the message in error', async () => {
  await add({ username: 'only-once' }).expect(201);
  const { body } = await add({ username: 'ONLY-once' }).expect(409);
  expect(body).toMatchObject({ success: false, code: 'username_taken' });
  expect(body.error).toMatch(/taken/);
  await add({ email: 'one@example.com' }).expect(201);
  expect((await add({ email: 'One@example.com' }).expect(409)).body.fields).toHaveProperty('email');
});

it.each<Record<string, string>>([
  { name: '' },
  { password: '' },
  { password: 'short' },
  { password: 'password123' },
  { email: 'no-address' },
  { type: 'owner' },
  { about: 'x'.repeat(2001) },
  { aboutAr: 'x'.repeat(2001) },
  { image: 'picture.png' },
])('API-69 ADM-VEN-02 rejects %j and adds nothing', async (wrong) => {
  const before = await shop.test.db.query('select count(*) from staff');
  const { body } = await add({ username: 'wrong', ...wrong }).expect(400);
  expect(body.error).toMatch(/\w/);
  expect(body.fields).toHaveProperty(Object.keys(wrong)[0] ?? '');
  expect(await shop.test.db.query('select count(*) from staff')).toEqual(before);
});

it.each<Record<string, string>>([
  { id: '1' },
  { role: 'admin' },
  { passwordHash: 'x' },
  { deletedAt: '' },
])('S-06 API-69 API-71 reject %j', async (more) => {
  await add(more).expect(400);
  await shop.form('put', `/admin/${shop.ids.vendor}`, more).expect(400);
  await setPassword(shop.ids.vendor, { password: 'Another-pass-2', ...more }).expect(400);
});

it('API-69 a rejected account stores no file', async () => {
  const files = () => shop.stored();
  await add({ username: 'has-file' }).expect(201);
  const before = await files();
  await add({ username: 'has-file' }, [await picture('image')]).expect(409);
  expect(await files()).toEqual(before);
});

it('API-69 admins can add admins and ops, which only admins see', async () => {
  const ops = await added({ type: 'ops' });
  const boss = await added({ type: 'admin' });
  const idsOf = async (path: string, headers = {}) =>
    (await shop.test.http.get(`/api/admin/all${path}`).set(headers).expect(200)).body.map(
      ({ id }: { id: number }) => id,
    );
  const asAdmin = headersOf(shop.admin());
  expect(await idsOf('', asAdmin)).not.toContain(ops.id);
  expect(await idsOf('?type=all', asAdmin)).toEqual(expect.arrayContaining([ops.id, boss.id]));
  expect(await idsOf('?type=all')).not.toContain(boss.id);
  expect(await idsOf('?type=all', headersOf(shop.vendor))).not.toContain(boss.id);
});

it('API-69 API-70 API-71 are for admins only', async () => {
  const { id } = await added();
  const shopper = await shopperOf(shop.test, `other-${id}`);
  const calls = (by: Record<string, string>) => [
    shop.test.http.post('/api/admin/add').set(by).field('name', 'X').field('password', 'x'),
    shop.test.http.delete(`/api/admin/${id}`).set(by),
    shop.test.http.put(`/api/admin/${id}/password`).set(by).send({ password: 'Another-pass-2' }),
  ];
  const statusesOf = async (by: Record<string, string>) =>
    (await Promise.all(calls(by))).map(({ status }) => status);
  expect(await statusesOf({})).toEqual([401, 401, 401]);
  expect(await statusesOf({ Authorization: `Bearer ${shopper.token}` })).toEqual([403, 403, 403]);
  expect(await statusesOf(headersOf(shop.vendor))).toEqual([403, 403, 403]);
  expect(await statusesOf(headersOf(shop.ops))).toEqual([403, 403, 403]);
  expect(await statusesOf({ Cookie: shop.admin().cookie })).toEqual([403, 403, 403]);
});

describe('changing an account', () => {
  const put = (
    id: number,
    fields: Record<string, string>,
    files: FormFile[] = [],
    by = shop.admin(),
  ) => shop.form('put', `/admin/${id}`, fields, files, by);

  it('an admin changes name, email address, about and image; the old image is deleted', async () => {
    const { id } = await added({ email: 'before@example.com' });
    const first = await put(id, { about: 'New' }, [await picture('image')]).expect(200);
    const { image } = first.body.admin;
    const { body } = await put(id, { name: ' Renamed ', email: '' }, [
      await picture('image', '#00a'),
    ]).expect(200);
    expect(body.admin).toMatchObject({ name: 'Renamed', email: '', about: 'New' });
    expect(body.admin.image).not.toBe(image);
    await shop.test.http.get(`/api/uploads/${image}`).expect(404);
    await put(id, { name: '' }).expect(400);
    await put(999_999, { about: 'x' }).expect(404);
  });

  it('GOODS-59 an admin and the vendor itself change each of its texts; a text that is not sent stays', async () => {
    const { vendor } = shop.ids;
    await put(vendor, { about: 'Oud', aboutAr: 'عود' }).expect(200);
    const one = await put(vendor, { aboutAr: ' عود وبخور ' }, [], shop.vendor).expect(200);
    expect(one.body.admin).toMatchObject({ about: 'Oud', aboutAr: 'عود وبخور' });
    const other = await put(vendor, { about: '' }, [], shop.vendor).expect(200);
    expect(other.body.admin).toMatchObject({ about: '', aboutAr: 'عود وبخور' });
    const read = JSON.stringify({ aboutAr: 'عود' });
    await put(vendor, { aboutAr: 'x', before: read }).expect(409);
    const guest = await shop.test.http.get(`/api/admin/${vendor}`).expect(200);
    expect(guest.body).toMatchObject({ about: '', aboutAr: 'عود وبخور' });
    const [entry] = await shop.test.db.query(
      `select changes from audit where subject = 'staff' and subject_id = $1 order by id desc offset 1 limit 1`,
      [vendor],
    );
    expect(entry.changes).toEqual({ aboutAr: { from: 'عود', to: 'عود وبخور' } });
  });

  it('a vendor changes about and image of the own account only', async () => {
    const { vendor, rival } = shop.ids;
    const { body } = await put(vendor, { about: 'Mine' }, [], shop.vendor).expect(200);
    expect(body.admin).toMatchObject({ id: vendor, about: 'Mine' });
    await put(vendor, { name: 'Other' }, [], shop.vendor).expect(403);
    await put(vendor, { email: 'x@example.com' }, [], shop.vendor).expect(403);
    await put(rival, { about: 'Not mine' }, [], shop.vendor).expect(404);
    await put(vendor, { about: 'x' }, [], shop.ops).expect(403);
  });
});

describe('setting a password', () => {
  it('API-71 ADM-VEN-04 ends the account’s sessions; the new password signs in', async () => {
    const { id, username } = await added();
    const { cookie } = await staffSessionOf(shop.test, username);
    const me = () => shop.test.http.get('/api/admin/me').set('Cookie', cookie);
    await me().expect(200);
    const { body } = await setPassword(id, { password: 'Another-pass-2' }).expect(200);
    expect(body).toMatchObject({ success: true, admin: { id, username } });
    await me().expect(401);
    await login(username, VENDOR.password).expect(401);
    await login(username, 'Another-pass-2').expect(200);
  });

  it('API-71 the caller’s session stays, other sessions of the account end', async () => {
    await shop.relieveAdmin();
    const [row] = await shop.test.db.query('select username from staff where id = $1', [
      shop.ids.admin,
    ]);
    const other = await staffSessionOf(shop.test, row.username);
    await setPassword(shop.ids.admin, { password: 'Changed-pass-2' }).expect(200);
    const me = (cookie: string) => shop.test.http.get('/api/admin/me').set('Cookie', cookie);
    await me(shop.admin().cookie).expect(200);
    await me(other.cookie).expect(401);
  });

  it('API-71 rejects a weak password, an empty one and an unknown account', async () => {
    const { id } = await added({ email: 'same-as@example.com' });
    for (const password of ['', 'short', 'password123', 'Same-as@example.com'])
      await setPassword(id, { password }).expect(400);
    await setPassword(id, {}).expect(400);
    await setPassword(999_999, { password: 'Another-pass-2' }).expect(404);
  });
});

describe('deleting an account', () => {
  it('API-70 ends its sessions, its page and its login; its username is free again', async () => {
    const { id, username } = await added({ username: 'to-go', email: 'to-go@example.com' });
    const { cookie } = await staffSessionOf(shop.test, username);
    await remove(id).expect(200);
    await shop.test.http.get('/api/admin/me').set('Cookie', cookie).expect(401);
    await shop.test.http.get(`/api/admin/${id}`).expect(404);
    await shop.test.http.get(`/api/admin/${id}`).set(headersOf(shop.admin())).expect(404);
    expect(JSON.stringify(await shop.list('/admin/all'))).not.toContain(`"id":${id},`);
    await login(username, VENDOR.password).expect(401);
    await remove(id).expect(404);
    await setPassword(id, { password: 'Another-pass-2' }).expect(404);
    await added({ username: 'to-go' });
    await login('to-go', VENDOR.password).expect(200);
    const [row] = await shop.test.db.query(
      'select name, email, image, password_hash from staff where id = $1',
      [id],
    );
    expect(row).toMatchObject({ email: null, image: null, password_hash: '' });
    expect(row.name).toMatch(/^Vendor/);
  });

  it('API-70 is refused while the account has products, with their number; deleted ones do not count', async () => {
    const { id } = await added();
    const category_id = await shop.rows.category();
    const product = () => shop.rows.product({ vendor_id: id, category_id, published: false });
    const products = [await product(), await product()];
    const { body } = await remove(id).expect(409);
    expect(body).toMatchObject({ code: 'in_use', error: expect.stringContaining('2 products') });
    await shop.test.db.query('update products set deleted_at = now() where id = any($1)', [
      products,
    ]);
    await remove(id).expect(200);
    const fields = { name: 'Oud', price: '100', stock: '1', category_id: String(category_id) };
    const late = await shop
      .form('post', '/products/add-product', { ...fields, vendor: String(id) })
      .expect(400);
    expect(late.body.fields).toHaveProperty('vendor');
  });

  it('API-70 is refused while there are open orders, with their number', async () => {
    const { id } = await added();
    const order = async (state: string): Promise<number> => {
      const orderId = await shop.rows.insert('orders', {
        operation_id: `op-${id}-${state}`,
        user_id: shop.shopper.id,
        state,
        payment_method: 'cod',
        full_name: 'Mona',
        email: 'mona@example.com',
        phone: '+971501234567',
        city: 'Dubai',
        area: 'Al Barsha',
        building: '1',
        subtotal_fils: 200,
        delivery_fee_fils: 0,
        total_fils: 200,
        item_count: 2,
        holds_stock: false,
      });
      const line = { order_id: orderId, product_id: 1, vendor_id: id, name: 'Oud', quantity: 1 };
      for (let at = 0; at < 2; at += 1)
        await shop.rows.insert('order_lines', {
          ...line,
          list_price_fils: 100,
          unit_price_fils: 100,
        });
      return orderId;
    };
    await order('delivered');
    await order('expired');
    const open = await order('ready_to_ship');
    const { body } = await remove(id).expect(409);
    expect(body).toMatchObject({ code: 'in_use', error: expect.stringContaining('1 open order') });
    await shop.test.db.query(`update orders set state = 'delivered' where id = $1`, [open]);
    await remove(id).expect(200);
  });

  it('API-70 an account cannot delete itself', async () => {
    expect((await remove(shop.ids.admin).expect(409)).body.code).toBe('own_account');
  });

  it('API-70 of two admins who delete each other one remains', async () => {
    const admins: { username: string; id: number }[] = [
      await added({ type: 'admin' }),
      await added({ type: 'admin' }),
    ];
    const sessions = await Promise.all(
      admins.map(({ username }) => staffSessionOf(shop.test, username)),
    );
    await shop.test.db.query(
      `update staff set deleted_at = now() where type = 'admin' and id <> all($1)`,
      [admins.map(({ id }) => id)],
    );
    const answers = await Promise.all(
      admins.map(({ id }, at) => {
        const by = sessions[1 - at];
        return by && shop.send('delete', `/admin/${id}`, by);
      }),
    );
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    const [row] = await shop.test.db.query(
      `select count(*)::int as count from staff where type = 'admin' and deleted_at is null`,
    );
    expect(row.count).toBe(1);
  });
});
