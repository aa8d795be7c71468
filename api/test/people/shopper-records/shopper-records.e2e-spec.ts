import { SessionsService } from '../../../src/platform/auth/sessions/sessions.service.js';
import { staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { PASSWORD, startWorld, type Person, type World } from '../../support/access-world.js';
import { headersOf } from '../../support/content-shop.js';

let world: World;
let boss: StaffSession;
let other: StaffSession;
beforeAll(async () => {
  world = await startWorld();
  await world.rows.staff('boss', 'admin');
  await world.rows.staff('deputy', 'admin');
  boss = await staffSessionOf(world.test, 'boss');
  other = await staffSessionOf(world.test, 'deputy');
});
afterAll(() => world.close());

type Method = 'get' | 'post' | 'put' | 'delete';
const call = (method: Method, id: number, path = '', as = boss) =>
  world.test.http[method](`/api/admin/shoppers/${id}${path}`).set(headersOf(as));
const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  world.test.db.query(text, values);
const tokenOf = async ({ id }: Person): Promise<string> =>
  (await world.test.app.get(SessionsService).open('shopper', id)).token;
const profile = ({ id }: Person, token: string) =>
  world.test.http.get(`/api/users/${id}`).auth(token, { type: 'bearer' });
let caller = 0;
const login = (emailOrUsername: string) =>
  world.test.http
    .post('/api/users/login')
    .set('X-Forwarded-For', `198.51.100.${(caller += 1)}`)
    .send({ emailOrUsername, password: PASSWORD });
const auditOf = async (id: number) => {
  const path = `/api/admin/audit?subject=users&subjectId=${id}`;
  const { body } = await world.test.http.get(path).set(headersOf(boss)).expect(200);
  return body.entries;
};

describe('the record', () => {
  it('PERSON-01 has contact, verification, language and the figures of the orders', async () => {
    const { owner } = world.people;
    await world.deliveredOrder();
    const cancelled = await world.order('cancelled');
    await query(`update orders set cod_state = 'void' where id = $1`, [cancelled.id]);
    await world.order('returned');
    const card = await world.order('partially_refunded', 'card');
    await query(
      `update payments set captured_at = now(), refunded_fils = 2500 where order_id = $1`,
      [card.id],
    );
    await world.returnOf('requested');
    const { body } = await call('get', owner.id).expect(200);
    expect(body).toMatchObject({
      user: { id: owner.id, email: owner.email, phone: owner.phone, locale: 'en' },
      blocked: null,
      figures: {
        orders: 5,
        delivered: 2,
        spent: 350,
        average: 116.67,
        returns: 1,
        cashDelivered: 2,
        cashReturned: 1,
        cashCancelled: 1,
      },
    });
    expect(body.user.emailVerified).toBe(true);
    expect(Date.parse(body.createdAt)).toBeGreaterThan(0);
  });

  it('PERSON-02 lists the orders by page, newest first', async () => {
    const { owner } = world.people;
    const first = await call('get', owner.id, '/orders?limit=2').expect(200);
    expect(first.body).toMatchObject({ total: 5, page: 1, limit: 2 });
    const second = await call('get', owner.id, '/orders?limit=2&page=2').expect(200);
    const numbers = [...first.body.orders, ...second.body.orders].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(4);
    expect(first.body.orders[0]).toMatchObject({
      number: expect.stringMatching(/^LW-\d+$/),
      total: 125,
      itemCount: 1,
    });
  });

  it('PERSON-03 lists returns, addresses, wishlist, reviews and open sessions', async () => {
    const { owner } = world.people;
    const { insert } = world.rows;
    const product_id = await world.product({ name: 'Amber Candle' });
    await insert('reviews', { product_id, user_id: owner.id, stars: 4, comment: 'Fine.' });
    await query('insert into wishlist_items (user_id, product_id) values ($1, $2)', [
      owner.id,
      product_id,
    ]);
    await insert('addresses', {
      user_id: owner.id,
      full_name: 'Layla Hassan',
      phone: owner.phone,
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Palm House',
    });
    await tokenOf(owner);
    const { body } = await call('get', owner.id, '/belongings').expect(200);
    expect(body).toMatchObject({
      returns: [{ state: 'requested', reason: 'size' }],
      addresses: [{ fullName: 'Layla Hassan', area: 'Al Barsha', isDefault: false }],
      wishlist: [{ name: 'Amber Candle' }],
      reviews: [{ name: 'Amber Candle', stars: 4, comment: 'Fine.' }],
    });
    expect(body.sessions).toHaveLength(1);
    expect(Object.keys(body.sessions[0]).sort()).toEqual(['expiresAt', 'openedAt']);
  });

  it('PERSON-04 lists the mails with their state', async () => {
    const { owner } = world.people;
    const order = await world.order();
    const mail = async (template: string, row: object) =>
      world.rows.insert('mails', {
        dedupe_key: world.unique(),
        recipient: owner.email,
        user_id: owner.id,
        template,
        ...row,
      });
    await mail('verify-email', { sent_at: new Date(), created_at: new Date(1) });
    const failed = await mail('order-shipped', { order_id: order.id, created_at: new Date(2) });
    await mail('order-confirmed', { order_id: order.id, created_at: new Date(3) });
    await world.rows.insert('outbox', {
      topic: 'mail.send',
      dedupe_key: `mail:${failed}`,
      payload: { mailId: failed },
      dead_at: new Date(),
    });
    const { body } = await call('get', owner.id, '/mails').expect(200);
    expect(body.mails).toMatchObject([
      { template: 'order-confirmed', state: 'waiting', operationId: order.opid },
      { template: 'order-shipped', state: 'failed', sentAt: null },
      { template: 'verify-email', state: 'sent', operationId: null, number: null },
    ]);
  });

  it.each(['', '/orders', '/belongings', '/mails', '/notes'])(
    'PERSON-01 an unknown shopper is not found at %s',
    async (path) => {
      await call('get', 999_999, path).expect(404);
    },
  );

  it.each(['vendor', 'rival', 'ops', 'owner', 'guest'] as const)(
    'PERSON-05 %s gets no record and no notes',
    async (who) => {
      const headers = await world.identify(who);
      for (const path of ['', '/orders', '/belongings', '/mails', '/notes']) {
        const target = `/api/admin/shoppers/${world.people.owner.id}${path}`;
        const { status, text } = await world.test.http.get(target).set(headers);
        expect([path, status]).toEqual([path, who === 'guest' ? 401 : 403]);
        expect(text).not.toContain(world.people.owner.email);
      }
    },
  );
});

describe('notes', () => {
  const textsOf = ({ notes }: { notes: { text: string }[] }) => notes.map(({ text }) => text);

  it('PERSON-06 shows the author; the same text twice is one note', async () => {
    const { id } = await world.shopper();
    await call('post', id, '/notes').send({ text: ' Calls in the morning. ' }).expect(200);
    await call('post', id, '/notes').send({ text: 'Calls in the morning.' }).expect(200);
    const { body } = await call('post', id, '/notes', other).send({ text: 'Paid.' }).expect(200);
    expect(body.notes).toMatchObject([
      { text: 'Paid.', author: 'The deputy', changedAt: null },
      { text: 'Calls in the morning.', author: 'The boss' },
    ]);
    await call('post', id, '/notes').send({ text: ' ' }).expect(400);
  });

  it('PERSON-38 a repeated request adds a note once, and no stored response has its text', async () => {
    const [{ id }, stranger] = [await world.shopper(), await world.shopper()];
    const key = `note-of-${id}`;
    const add = (text: string, to = id, as = boss) =>
      call('post', to, '/notes', as).set('Idempotency-Key', key).send({ text });
    await add('Moves in May.').expect(200);
    await query(`update shopper_notes set created_at = created_at - interval '1 hour'`);
    const { body } = await add('Moves in May.').expect(200);
    expect(textsOf(body)).toEqual(['Moves in May.']);
    for (const refused of [add('Another'), add('Moves in May.', stranger.id)])
      expect((await refused.expect(409)).body.code).toBe('key_reused');
    for (const bad of ['', 'short', 'x'.repeat(3000)])
      await call('post', id, '/notes')
        .set('Idempotency-Key', bad)
        .send({ text: 'Bad' })
        .expect(400);
    const noteId = body.notes[0].id;
    await call('put', id, `/notes/${noteId}`).send({ text: 'Moves in June.' }).expect(200);
    expect(textsOf((await add('Moves in May.').expect(200)).body)).toEqual(['Moves in June.']);
    await add('Moves in May.', id, other).expect(200);
    expect(await query('select 1 from staff_request_keys where key = $1', [key])).toEqual([]);
    await call('delete', id).expect(200);
    expect(await query('select 1 from shopper_notes where user_id = $1', [id])).toEqual([]);
  });

  it('PERSON-06 only the author changes a note; any admin deletes it, with an audit entry', async () => {
    const { id } = await world.shopper();
    const added = await call('post', id, '/notes').send({ text: 'First' }).expect(200);
    const path = `/notes/${added.body.notes[0].id}`;
    await call('put', id, path, other).send({ text: 'Second' }).expect(403);
    const { body } = await call('put', id, path).send({ text: 'Second' }).expect(200);
    expect(textsOf(body)).toEqual(['Second']);
    expect(Date.parse(body.notes[0].changedAt)).toBeGreaterThan(0);
    const stranger = await world.shopper();
    await call('put', stranger.id, path).send({ text: 'Third' }).expect(404);
    await call('delete', id, path, other).expect(200);
    await call('delete', id, path, other).expect(200);
    expect(await auditOf(id)).toMatchObject([
      { action: 'note_deleted', actorName: 'The deputy', changes: {} },
    ]);
  });
});

describe('actions', () => {
  it('PERSON-10 PERSON-14 ending the sessions refuses their tokens at once', async () => {
    const person = await world.shopper();
    const tokens = [await tokenOf(person), await tokenOf(person)];
    const stranger = await world.shopper();
    const kept = await tokenOf(stranger);
    await call('post', person.id, '/end-sessions').expect(200);
    for (const token of tokens) await profile(person, token).expect(401);
    await profile(stranger, kept).expect(200);
    expect(await auditOf(person.id)).toMatchObject([
      { action: 'sessions_ended', actorName: 'The boss', actorRole: 'admin' },
    ]);
  });

  it('PERSON-11 PERSON-14 a blocked account is signed out, cannot sign in and sees why', async () => {
    const person = await world.shopper();
    const token = await tokenOf(person);
    await call('post', person.id, '/block').send({ reason: ' ' }).expect(400);
    await call('post', person.id, '/block').send({ reason: 'Refused 5 parcels.' }).expect(200);
    await call('post', person.id, '/block').send({ reason: 'Refused 5 parcels.' }).expect(200);
    const other = await call('post', person.id, '/block').send({ reason: 'Another' }).expect(409);
    expect(other.body.detail).toBe('This account has already been blocked: Refused 5 parcels.');
    await profile(person, token).expect(401);
    const { body } = await login(person.email).expect(403);
    expect(body).toMatchObject({ code: 'account_blocked' });
    expect(body.message ?? body.detail).toContain('This account is blocked');
    const record = await call('get', person.id).expect(200);
    expect(record.body.blocked).toMatchObject({ reason: 'Refused 5 parcels.' });
    await call('post', person.id, '/unblock').expect(200);
    await call('post', person.id, '/unblock').expect(200);
    await login(person.email).expect(200);
    expect((await auditOf(person.id)).map(({ action }: { action: string }) => action)).toEqual([
      'unblocked',
      'blocked',
    ]);
  });

  it('PERSON-11 a wrong password does not reveal that an account is blocked', async () => {
    const person = await world.shopper();
    await call('post', person.id, '/block').send({ reason: 'Fraud' }).expect(200);
    const { body } = await world.test.http
      .post('/api/users/login')
      .send({ emailOrUsername: person.email, password: 'Something-else-1' })
      .expect(401);
    expect(body.code).toBe('wrong_login');
  });

  it('PERSON-11 a session that is opened during the block is refused; open orders go on', async () => {
    const { owner } = world.people;
    const { opid } = await world.order();
    await call('post', owner.id, '/block').send({ reason: 'Fraud' }).expect(200);
    const token = await tokenOf(owner);
    await profile(owner, token).expect(401);
    const lines = [{ productId: await world.product(), quantity: 1 }];
    await world.test.http
      .post('/api/checkout/cod')
      .auth(token, { type: 'bearer' })
      .send({ lines })
      .expect(401);
    const [order] = await query<{ state: string }>(
      'select state from orders where operation_id = $1',
      [opid],
    );
    expect(order?.state).toBe('cod_confirmed');
    await call('post', owner.id, '/unblock').expect(200);
    await profile(owner, token).expect(200);
  });

  it('PERSON-12 PERSON-14 requests a reset mail in the name of the shop, at most three an hour', async () => {
    const person = await world.shopper();
    await call('post', person.id, '/password-reset').expect(200);
    const requested = await query('select from password_resets where user_id = $1', [person.id]);
    expect(requested).toHaveLength(1);
    expect(await auditOf(person.id)).toMatchObject([{ action: 'reset_requested' }]);
    await call('post', person.id, '/block').send({ reason: 'Fraud' }).expect(200);
    const { body } = await call('post', person.id, '/password-reset').expect(409);
    expect(body.code).toBe('account_blocked');
  });

  it('PERSON-13 PERSON-14 corrects name, phone and email address; the address is verified again', async () => {
    const person = await world.shopper();
    const email = `new-${person.email}`;
    const change = { name: 'Mona Ali', phone: '٠٥٠ ١٢٣ ٤٥٦٧', email: email.toUpperCase() };
    const { body } = await call('put', person.id, '/contact').send(change).expect(200);
    expect(body.user).toMatchObject({
      name: 'Mona Ali',
      phone: '+971501234567',
      email,
      emailVerified: false,
    });
    const mails = await query<{ recipient: string }>(
      `select recipient from mails where user_id = $1 and template = 'verify-email'`,
      [person.id],
    );
    expect(mails).toEqual([{ recipient: email }]);
    await call('put', person.id, '/contact').send(change).expect(200);
    const entries = await auditOf(person.id);
    expect(entries).toMatchObject([
      { action: 'changed', changes: { name: {}, phone: {}, email: {} } },
    ]);
    await login(email).expect(200);
  });

  it('PERSON-13 refuses an address of another account and an invalid phone, in place', async () => {
    const [person, taken] = [await world.shopper(), await world.shopper()];
    const correct = (change: object) => call('put', person.id, '/contact').send(change);
    const { body } = await correct({ name: 'Mona', email: taken.email }).expect(409);
    expect(body.errors).toMatchObject([{ pointer: '#/email' }]);
    expect((await correct({ phone: '12' }).expect(400)).body.errors).toMatchObject([
      { pointer: '#/phone' },
    ]);
    const [row] = await query<{ name: string }>('select name from users where id = $1', [
      person.id,
    ]);
    expect(row?.name).toBe('Layla Hassan');
  });

  it('PERSON-13 an account that signs in with its address does so with the new one', async () => {
    const person = await world.shopper();
    await query('update users set username = email where id = $1', [person.id]);
    const email = `mona-${person.email}`;
    const { body } = await call('put', person.id, '/contact').send({ email }).expect(200);
    expect(body.user.username).toBe(email);
  });
});
