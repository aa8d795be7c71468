import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { WorkerModule } from '../../../src/app/worker/worker.module.js';
import { ShopperKeysQueries } from '../../../src/modules/people/shopper-records/pairs/shopper-keys.queries.js';
import { startWorld, type World } from '../../support/access-world.js';
import { staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';

let world: World;
let boss: StaffSession;
let colleague: StaffSession;
let worker: INestApplicationContext;
beforeAll(async () => {
  world = await startWorld();
  await world.rows.staff('boss', 'admin');
  await world.rows.staff('colleague', 'admin');
  boss = await staffSessionOf(world.test, 'boss');
  colleague = await staffSessionOf(world.test, 'colleague');
  worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
});
afterAll(async () => {
  await worker.close();
  await world.close();
});

interface Pair {
  first: { id: number; orders: number; spent: number; lastOrderAt: string | null };
  second: { id: number };
  reasons: string[];
  dismissed: { at: string; by: string } | null;
}

const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  world.test.db.query(text, values);
/** Until nothing is left; the sweep of the worker may be at it. */
const compare = async () => {
  while ((await worker.get(ShopperKeysQueries).compare()) !== 'none');
};
const list = async (state = 'open'): Promise<Pair[]> => {
  await compare();
  const { body } = await world.test.http
    .get(`/api/admin/shopper-pairs?limit=50&state=${state}`)
    .set(headersOf(boss))
    .expect(200);
  return body.pairs;
};
const pairOf = async (a: number, b: number, state = 'open') =>
  (await list(state)).find(({ first, second }) => first.id === a && second.id === b);
const post = (path: string, json: object, by = boss) =>
  world.test.http.post(`/api/admin/${path}`).set(headersOf(by)).send(json);

let serial = 0;
const account = (row: Record<string, unknown> = {}): Promise<number> => {
  const mark = `pair${(serial += 1)}-${Math.random().toString(36).slice(2)}`;
  return world.rows.insert('users', {
    name: mark,
    email: `${mark}@example.com`,
    phone: '',
    username: mark,
    password_hash: 'none',
    ...row,
  });
};
const phone = () => `+97150${String(Math.floor(Math.random() * 8_000_000) + 1_000_000)}`;
const aPair = async () => {
  const shared = phone();
  const first = await account({ phone: shared });
  const second = await account({ phone: shared });
  return { first, second };
};

it('PERSON-39 PERSON-40 lists accounts with the same phone number, with their orders', async () => {
  const order = await world.deliveredOrder();
  const [known] = await query<{ user_id: number; phone: string }>(
    'select user_id, phone from orders where id = $1',
    [order.id],
  );
  const second = await account({ phone: known?.phone });
  const found = await pairOf(known?.user_id ?? NaN, second);
  expect(found?.reasons).toEqual(['phone']);
  expect(found?.dismissed).toBeNull();
  expect(found?.first.orders).toBe(1);
  expect(found?.first.lastOrderAt).toEqual(expect.stringContaining('T'));
  const figures = await world.test.http
    .get(`/api/admin/shoppers/${known?.user_id}`)
    .set(headersOf(boss));
  expect(found?.first.spent).toBe(figures.body.figures.spent);
});

it('PERSON-40 compares addresses of the address book, mailboxes, and names with addresses', async () => {
  const shared = phone();
  const mark = Math.random().toString(36).slice(2);
  const place = { city: 'Dubai', area: 'Al Barsha', building: `House ${mark}` };
  const first = await account({ email: `${mark}.a@gmail.com`, name: 'Layla Hassan', ...place });
  const second = await account({ email: `${mark}A+shop@googlemail.com` });
  const address = { user_id: second, full_name: 'layla HASSAN', ...place };
  await world.rows.insert('addresses', { ...address, phone: shared });
  expect((await pairOf(first, second))?.reasons).toEqual(['address', 'email']);
  const third = await account({ phone: shared });
  expect((await pairOf(second, third))?.reasons).toEqual(['phone']);
  expect(await pairOf(first, third)).toBeUndefined();
  const { body } = await world.test.http
    .get('/api/admin/shopper-pairs?limit=1')
    .set(headersOf(boss));
  expect(body).toMatchObject({ page: 1, limit: 1, pairs: [{ reasons: ['address', 'email'] }] });
  expect(body.total).toBeGreaterThanOrEqual(2);
});

it('PERSON-41 a pair that has nothing in common any more is not listed', async () => {
  const { first, second } = await aPair();
  expect(await pairOf(first, second)).toBeTruthy();
  await query('update users set phone = $2 where id = $1', [second, phone()]);
  expect(await pairOf(first, second)).toBeUndefined();
});

it('PERSON-41 a number of more than ten accounts pairs none of them', async () => {
  const pairsOf = async (holders: number) => {
    const shared = phone();
    const ids: number[] = [];
    for (let n = 0; n < holders; n += 1) ids.push(await account({ phone: shared }));
    await compare();
    const rows = await query('select from shopper_pairs where first_id = any($1)', [ids]);
    return rows.length;
  };
  expect(await pairsOf(4)).toBe(6);
  expect(await pairsOf(11)).toBe(0);
});

it('PERSON-40 a long name of many letters is compared like any other', async () => {
  const place = { city: 'Dubai', area: '각'.repeat(200), building: '㌀'.repeat(200) };
  const [first, second] = [await account(), await account()];
  for (const user_id of [first, second])
    await world.rows.insert('addresses', {
      ...{ user_id, full_name: '뷁'.repeat(120), phone: '', ...place },
    });
  expect((await pairOf(first, second))?.reasons).toEqual(['address']);
  const [key] = await query<{ key: string }>(
    `select key from shopper_keys where user_id = $1 and kind = 'address'`,
    [first],
  );
  expect(key?.key).toMatch(/^[\w-]{43}$/);
});

it('PERSON-42 a merged account leaves its dismissals to the other one', async () => {
  const { first, second } = await aPair();
  const third = await account({
    phone: (await query<{ phone: string }>('select phone from users where id = $1', [first]))[0]
      ?.phone,
  });
  await compare();
  await post('shopper-pairs/dismiss', { first: second, second: third }).expect(200);
  await post(`shoppers/${first}/merge`, { from: second }).expect(200);
  expect(await pairOf(first, third)).toBeUndefined();
  expect((await pairOf(first, third, 'dismissed'))?.dismissed?.by).toBe('The boss');
});

it('PERSON-41 a dismissed pair that has nothing in common any more is not listed, nor restored', async () => {
  const { first, second } = await aPair();
  await compare();
  await post('shopper-pairs/dismiss', { first, second }).expect(200);
  await query('update users set phone = $2 where id = $1', [second, phone()]);
  expect(await pairOf(first, second, 'dismissed')).toBeUndefined();
  await post('shopper-pairs/restore', { first, second }).expect(404);
});

it('PERSON-41 merged and erased accounts are not listed, and nothing of them stays', async () => {
  const merged = await aPair();
  const erased = await aPair();
  expect(await pairOf(merged.first, merged.second)).toBeTruthy();
  expect(await pairOf(erased.first, erased.second)).toBeTruthy();
  await post(`shoppers/${merged.first}/merge`, { from: merged.second }).expect(200);
  await world.test.http
    .delete(`/api/admin/shoppers/${erased.second}`)
    .set(headersOf(boss))
    .expect(200);
  expect(await pairOf(merged.first, merged.second)).toBeUndefined();
  expect(await pairOf(erased.first, erased.second)).toBeUndefined();
  const gone = [merged.second, erased.second];
  expect(await query('select from shopper_keys where user_id = any($1)', [gone])).toEqual([]);
  expect(await query('select from shopper_pairs where second_id = any($1)', [gone])).toEqual([]);
  await post('shopper-pairs/dismiss', merged).expect(404);
});

it('PERSON-41 the comparison leaves out an account that is being changed, and does it later', async () => {
  const { first, second } = await aPair();
  const merge = world.test.db.createQueryRunner();
  await merge.startTransaction();
  await merge.query('select from users where id = $1 for update', [first]);
  expect(await pairOf(first, second)).toBeUndefined();
  await merge.rollbackTransaction();
  await merge.release();
  expect(await pairOf(first, second)).toBeTruthy();
});

it('PERSON-42 staff dismiss a pair once, also two at once, and undo it; both are recorded', async () => {
  const { first, second } = await aPair();
  expect(await pairOf(first, second)).toBeTruthy();
  await Promise.all([
    post('shopper-pairs/dismiss', { first, second }).expect(200),
    post('shopper-pairs/dismiss', { first: second, second: first }, colleague).expect(200),
  ]);
  const audit = () =>
    query(
      `select action from audit where subject = 'users' and subject_id::text = $1::text order by id`,
      [first],
    );
  expect(await audit()).toEqual([{ action: 'pair_dismissed' }]);
  expect(await pairOf(first, second)).toBeUndefined();
  const dismissed = (await pairOf(first, second, 'dismissed'))?.dismissed;
  expect(['The boss', 'The colleague']).toContain(dismissed?.by);
  // It stays dismissed with more in common.
  const place = { city: 'Dubai', area: 'Al Barsha', building: `House ${first}` };
  for (const user_id of [first, second])
    await world.rows.insert('addresses', { user_id, full_name: 'Omar', phone: '', ...place });
  expect(await pairOf(first, second)).toBeUndefined();
  expect((await pairOf(first, second, 'dismissed'))?.reasons).toEqual(['address', 'phone']);
  await post('shopper-pairs/restore', { first, second }).expect(200);
  await post('shopper-pairs/restore', { first, second }).expect(200);
  expect(await pairOf(first, second)).toBeTruthy();
  expect(await audit()).toEqual([{ action: 'pair_dismissed' }, { action: 'pair_restored' }]);
  await post('shopper-pairs/dismiss', { first, second: 2_000_000_000 }).expect(404);
  await post('shopper-pairs/dismiss', { first }).expect(400);
});
