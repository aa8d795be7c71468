import { FileStore } from '../../../src/platform/files/store/file-store.js';
import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { PASSWORD, startWorld, type Person, type World } from '../../support/access-world.js';
import { headersOf } from '../../support/content-shop.js';

let world: World;
let boss: StaffSession;
beforeAll(async () => {
  world = await startWorld();
  await world.rows.staff('boss', 'admin');
  boss = await staffSessionOf(world.test, 'boss');
});
afterAll(() => world.close());
beforeEach(() => world.renewShoppers());

const call = (method: 'get' | 'post' | 'delete', id: number, path = '') =>
  world.test.http[method](`/api/admin/shoppers/${id}${path}`).set(headersOf(boss));
const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  world.test.db.query(text, values);
const count = async (text: string, values: unknown[]): Promise<number> => {
  const [row] = await query<{ n: number }>(`select count(*)::integer as n from ${text}`, values);
  return row?.n ?? NaN;
};
const tokenOf = async ({ id }: Person): Promise<string> =>
  (await world.test.app.get(SessionsService).open('shopper', id)).token;
const profile = ({ id }: Person, token: string) =>
  world.test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' });

const ratingOf = async (product: number) => {
  const [row] = await query('select rating_sum, review_count from products where id = $1', [
    product,
  ]);
  return row;
};

/** Gives a shopper one row of everything. */
const fill = async ({ id, email }: Person, product: number) => {
  const address = { full_name: 'Layla Hassan', phone: '+971501112223', city: 'Dubai' };
  const place = { area: 'Al Barsha', building: 'Palm House' };
  await world.rows.insert('addresses', { user_id: id, is_default: true, ...address, ...place });
  await query('insert into wishlist_items (user_id, product_id) values ($1, $2)', [id, product]);
  await world.rows.insert('reviews', {
    user_id: id,
    product_id: product,
    stars: 4,
    comment: 'Good.',
  });
  await query(
    'update products set rating_sum = rating_sum + 4, review_count = review_count + 1 where id = $1',
    [product],
  );
  await world.rows.insert('cart_lines', { user_id: id, product_id: product, quantity: 2 });
  await world.rows.insert('stock_alerts', {
    product_id: product,
    user_id: id,
    email,
    locale: 'en',
    expires_at: new Date(Date.now() + 1e9),
  });
  await world.rows.insert('mails', {
    dedupe_key: `test:${id}`,
    template: 'verify-email',
    recipient: email,
    user_id: id,
  });
};

describe('a copy of the data', () => {
  it('PERSON-20 contains everything of the shopper, nothing of others and no secret', async () => {
    const { owner, stranger } = world.people;
    const product = await world.product();
    await fill(owner, product);
    await fill(stranger, product);
    const { opid } = await world.deliveredOrder();
    await world.returnOf('requested');
    const { body, text } = await call('get', owner.id, '/export').expect(200);
    expect(body.account).toMatchObject({ id: owner.id, email: owner.email, phone: owner.phone });
    expect(body.orders).toContainEqual(
      expect.objectContaining({
        operationId: opid,
        total: 125,
        area: 'Al Barsha',
        lines: [expect.objectContaining({ name: 'Plain Thing', quantity: 1, price: 100 })],
      }),
    );
    for (const part of ['returns', 'addresses', 'cart', 'wishlist', 'reviews', 'stockAlerts'])
      expect([part, body[part].length]).toEqual([part, 1]);
    expect(body.mails.map(({ template }: { template: string }) => template)).toContain(
      'verify-email',
    );
    expect(text).not.toContain(stranger.email);
    expect(text.toLowerCase()).not.toContain('password');
    await call('get', 2_000_000, '/export').expect(404);
  });
});

it('SHOPPER-18 the copy has browser, network and last use of open sessions, and when browsers logged in', async () => {
  const { owner } = world.people;
  await query(`delete from sessions where actor_kind = 'customer' and actor_id = $1`, [owner.id]);
  const sessions = world.test.app.get(SessionsService);
  const from = { ip: '203.0.113.7', userAgent: 'Firefox/132.0', browser: '' };
  await sessions.open('shopper', owner.id, from);
  const { id: idle } = await sessions.open('shopper', owner.id, from);
  await query(`update sessions set last_seen_at = now() - interval '2 years' where id = $1`, [
    idle,
  ]);
  await query(`insert into shopper_browsers (user_id, browser_hash) values ($1, 'a-hash')`, [
    owner.id,
  ]);
  const { body, text } = await call('get', owner.id, '/export').expect(200);
  expect(body.sessions).toEqual([
    {
      ...{ openedAt: expect.any(String), expiresAt: expect.any(String) },
      ...{ lastSeenAt: expect.any(String), userAgent: 'Firefox/132.0', network: '203.0.113.0/24' },
    },
  ]);
  expect(body.browsers).toEqual([{ seenAt: expect.any(String) }]);
  expect(text).not.toContain('a-hash');
  const record = await call('get', owner.id, '/belongings').expect(200);
  expect(record.body.sessions).toHaveLength(1);
});

describe('erasing a shopper', () => {
  it('PERSON-21 PERSON-24 deletes the account and keeps of its orders what an invoice needs', async () => {
    const { owner, stranger } = world.people;
    const product = await world.product();
    await fill(owner, product);
    await fill(stranger, product);
    const token = await tokenOf(owner);
    const { id: orderId, opid } = await world.deliveredOrder();
    await world.rows.insert('order_events', {
      order_id: orderId,
      subject: 'mail',
      event: 'resent',
      to_state: 'order-confirmed',
      actor: 'system',
      why: owner.email,
    });
    await call('delete', owner.id).expect(200);

    await profile(owner, token).expect(401);
    await call('get', owner.id).expect(404);
    for (const table of ['users where id', 'addresses where user_id', 'reviews where user_id'])
      expect([table, await count(`${table} = $1`, [owner.id])]).toEqual([table, 0]);
    for (const table of ['mails where recipient', 'stock_alerts where email'])
      expect([table, await count(`${table} = $1`, [owner.email])]).toEqual([table, 0]);
    expect(await count('order_events where why = $1', [owner.email])).toBe(0);
    expect(await ratingOf(product)).toEqual({ rating_sum: 4, review_count: 1 });
    const [order] = await query('select * from orders where id = $1', [orderId]);
    expect(order).toMatchObject({ email: '', phone: '', notes: '', full_name: 'Layla Hassan' });
    expect(await count('mails where recipient = $1', [stranger.email])).toBe(1);

    // Staff still see the order and print its invoice, and no mail is sent about a later refund.
    const staff = headersOf(boss);
    await world.test.http.get(`/api/users/orders/one/${opid}`).set(staff).expect(200);
    await world.test.http.get(`/api/users/orders/one/${opid}/invoice.pdf`).set(staff).expect(200);
    const { body } = await world.test.http
      .get(`/api/admin/audit?subject=users&subjectId=${owner.id}`)
      .set(staff)
      .expect(200);
    expect(body.entries[0]).toMatchObject({ action: 'erased', actorName: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(owner.email);
  });

  it('PERSON-22 is refused while an order, a return or a refund is open', async () => {
    const { owner } = world.people;
    const { id } = await world.order('shipped');
    const { body } = await call('delete', owner.id).expect(409);
    expect(body).toMatchObject({ code: 'in_use' });
    await query(`update orders set state = 'delivered', cod_state = 'collected' where id = $1`, [
      id,
    ]);
    await world.returnOf('requested');
    await call('delete', owner.id).expect(409);
    await query(`update returns set state = 'withdrawn', closed_at = now()`);
    await call('delete', owner.id).expect(200);
    await call('delete', owner.id).expect(404);
  });
});

describe('the own data of a shopper', () => {
  const own = (method: 'get' | 'post', { id }: Person, token: string, path: string) =>
    world.test.http[method](`/api/users/${id}/${path}`).auth(token, { type: 'bearer' });

  it('PROF-40 a shopper takes a copy of their own data, and of no other shopper', async () => {
    const { owner, stranger } = world.people;
    await fill(owner, await world.product());
    const token = await tokenOf(owner);
    const { body, text, headers } = await own('get', owner, token, 'data').expect(200);
    expect(body.account).toMatchObject({ id: owner.id, email: owner.email });
    expect(body.addresses).toHaveLength(1);
    expect(text).not.toContain(stranger.email);
    expect(headers['cache-control']).toBe('private, no-store');
    await own('get', stranger, token, 'data').expect(404);
  });

  it('PROF-41 PROF-42 a shopper deletes the account with the password, once nothing is open', async () => {
    const { owner } = world.people;
    const token = await tokenOf(owner);
    const remove = (password?: string) => own('post', owner, token, 'delete').send({ password });
    const { body: wrong } = await remove('not-the-password').expect(400);
    expect(wrong.fields).toEqual({ password: 'The current password is wrong.' });
    await remove().expect(400);

    const { id } = await world.order('shipped');
    const { body: open } = await remove(PASSWORD).expect(409);
    expect(open).toMatchObject({ code: 'in_use', message: expect.stringMatching(/in progress/) });
    await query(`update orders set state = 'delivered', cod_state = 'collected' where id = $1`, [
      id,
    ]);
    await remove(PASSWORD).expect(200);
    expect(await count('users where id = $1', [owner.id])).toBe(0);
    await profile(owner, token).expect(401);
  });

  it('PROF-43 the pictures of returns are deleted with the account', async () => {
    const { owner } = world.people;
    await world.returnOf('requested');
    const [picture] = await query<{ file: string }>('select file from return_pictures');
    const { file = '' } = picture ?? {};
    const store = world.test.app.get(FileStore);
    expect(await store.stat(file)).toBeDefined();
    await query(`update returns set state = 'withdrawn', closed_at = now()`);
    await query(`update orders set cod_state = 'collected'`);
    await own('post', owner, await tokenOf(owner), 'delete')
      .send({ password: PASSWORD })
      .expect(200);
    expect(await count('return_pictures where file = $1', [file])).toBe(0);
    expect(await store.stat(file)).toBeUndefined();
  });
});

describe('merging two accounts', () => {
  it('PERSON-23 PERSON-24 moves orders and everything else, keeps one of equal rows, and ends the other account', async () => {
    const { owner, stranger } = world.people;
    const [both, other] = [await world.product(), await world.product()];
    await fill(owner, both);
    await fill(stranger, both);
    await query('insert into wishlist_items (user_id, product_id) values ($1, $2)', [
      owner.id,
      other,
    ]);
    const token = await tokenOf(owner);
    const { id: orderId } = await world.deliveredOrder();
    await call('post', stranger.id, '/merge').send({ from: owner.id }).expect(200);

    await profile(owner, token).expect(401);
    await call('get', owner.id).expect(404);
    const [order] = await query('select user_id from orders where id = $1', [orderId]);
    expect(order).toEqual({ user_id: stranger.id });
    const mine = [stranger.id];
    expect(await count('addresses where user_id = $1', mine)).toBe(2);
    expect(await count('addresses where user_id = $1 and is_default', mine)).toBe(1);
    expect(await count('wishlist_items where user_id = $1', mine)).toBe(2);
    expect(await count('reviews where user_id = $1', mine)).toBe(1);
    expect(await ratingOf(both)).toEqual({ rating_sum: 4, review_count: 1 });
    expect(await count('cart_lines where user_id = $1', mine)).toBe(1);
    const { body } = await call('get', stranger.id).expect(200);
    expect(body.figures.orders).toBe(1);
  });

  it('PERSON-23 refuses the same, an unknown and a blocked account, and changes nothing', async () => {
    const { owner, stranger } = world.people;
    await call('post', owner.id, '/merge').send({ from: owner.id }).expect(400);
    await call('post', owner.id, '/merge').send({ from: 2_000_000 }).expect(404);
    await call('post', owner.id, '/merge').send({}).expect(400);
    await call('post', stranger.id, '/block').send({ reason: 'Fraud.' }).expect(200);
    const { body } = await call('post', owner.id, '/merge').send({ from: stranger.id }).expect(409);
    expect(body).toMatchObject({ code: 'account_blocked' });
    expect(await count('users where id in ($1, $2)', [owner.id, stranger.id])).toBe(2);
  });

  it('PERSON-23 two merges of the same accounts in both directions end with one account', async () => {
    const { owner, stranger } = world.people;
    const statuses = await Promise.all(
      [
        [owner.id, stranger.id],
        [stranger.id, owner.id],
      ].map(async ([into = 0, from]) => (await call('post', into, '/merge').send({ from })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await count('users where id in ($1, $2)', [owner.id, stranger.id])).toBe(1);
  });
});
