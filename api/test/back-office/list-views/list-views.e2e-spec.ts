import { VIEWS_PER_LIST } from '@shop/shop-rules';
import type {
  ListViewDto,
  ListViewsDto,
} from '../../../src/modules/back-office/list-views/list-views.dto.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { shop, useOrderShop } from '../../support/order-shop.js';

const ids: Record<string, number> = {};
const staff: Record<string, StaffSession> = {};
useOrderShop({ worker: false });
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['adam', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
  ] as const) {
    ids[name] = await rowsOf(shop.test).staff(name, type);
    staff[name] = await staffSessionOf(shop.test, name);
  }
});
afterEach(() => shop.test.db.query('delete from list_views; delete from list_settings'));

const as = (who: string, method: 'get' | 'post' | 'put' | 'delete', path = '') =>
  shop.test.http[method](`/api/list-views${path}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .set('X-XSRF-TOKEN', staff[who]?.xsrf ?? '');
const save = (who: string, name: string, view: object = {}) =>
  as(who, 'post').send({ list: 'orders', name, query: 'state=paid', isShared: false, ...view });
const all = async (who: string): Promise<ListViewsDto> => (await as(who, 'get').expect(200)).body;
const named = async (who: string, name: string): Promise<ListViewDto> => {
  const view = (await all(who)).views.find((each) => each.name === name);
  if (!view) throw new Error(`${who} has no view ${name}.`);
  return view;
};
const namesOf = async (who: string, list = 'orders'): Promise<string[]> =>
  (await all(who)).views.filter((view) => view.list === list).map(({ name }) => name);
const change = (who: string, { id, version }: ListViewDto, changes: object) =>
  as(who, 'put', `/${id}`).send({ version, ...changes });

it('VIEWS-01 CASE-30 an account saves, changes and deletes views of each list', async () => {
  await save('amal', ' Cash ', { query: 'paymentMethod=cod&sort=oldest', hiddenColumns: ['city'] });
  await save('amal', 'Hidden', { list: 'reviews', query: 'state=hidden' }).expect(200);
  const cash = await named('amal', 'Cash');
  expect(cash).toEqual({
    ...{ id: cash.id, list: 'orders', name: 'Cash', query: 'paymentMethod=cod&sort=oldest' },
    ...{ missing: [], hiddenColumns: ['city'], isShared: false, version: 1 },
  });
  await change('amal', cash, { name: 'Card', query: 'paymentMethod=card', hiddenColumns: null });
  const card = await named('amal', 'Card');
  expect(card).toMatchObject({ query: 'paymentMethod=card', hiddenColumns: null, version: 2 });
  expect(await namesOf('amal')).toEqual(['Card']);
  expect(await namesOf('amal', 'reviews')).toEqual(['Hidden']);
  await as('amal', 'delete', `/${card.id}`).expect(200);
  await as('amal', 'delete', `/${card.id}`).expect(200);
  expect(await namesOf('amal')).toEqual([]);
});

it.each(['name', 'query', 'isShared'])('VIEWS-01 no change makes %s null', async (field) => {
  await save('amal', 'Mine').expect(200);
  const mine = await named('amal', 'Mine');
  const { body } = await change('amal', mine, { [field]: null }).expect(400);
  expect(body.errors).toEqual([expect.objectContaining({ pointer: `#/${field}` })]);
  expect(await named('amal', 'Mine')).toEqual(mine);
});

it('VIEWS-01 the views of an account are its own', async () => {
  await save('amal', 'Mine').expect(200);
  const mine = await named('amal', 'Mine');
  expect(await namesOf('adam')).toEqual([]);
  await change('adam', mine, { name: 'Theirs' }).expect(404);
  await as('adam', 'delete', `/${mine.id}`).expect(200);
  expect(await namesOf('amal')).toEqual(['Mine']);
});

it('VIEWS-02 a name is used once in a list of an account', async () => {
  await save('amal', 'Cash').expect(200);
  await save('amal', 'Card').expect(200);
  await save('amal', 'Cash', { list: 'returns', query: '' }).expect(200);
  await save('adam', 'Cash').expect(200);
  const errors = [{ pointer: '#/name', detail: 'Another view has this name.' }];
  const again = await save('amal', 'Cash').expect(409);
  expect(again.body).toMatchObject({ code: 'view_exists', errors });
  const renamed = await change('amal', await named('amal', 'Card'), { name: 'Cash' }).expect(409);
  expect(renamed.body.errors).toEqual(errors);
  await save('omar', 'Night', { isShared: true }).expect(200);
  await save('amal', 'Night').expect(409);
});

it('VIEWS-02 an account has up to 50 views of a list, with names of 1 to 40 letters', async () => {
  for (const [name, query] of [
    [' ', ''],
    ['x'.repeat(41), ''],
    ['Fine', 'x'.repeat(501)],
    ['Fine', '"><script>'],
  ])
    await save('omar', name ?? '', { query }).expect(400);
  await save('omar', 'Fine', { hiddenColumns: ['<b>'] }).expect(400);
  await save('omar', 'Fine', { list: 'nothing' }).expect(400);
  for (let from = 0; from < VIEWS_PER_LIST + 4; from += 6)
    await Promise.all(Array.from({ length: 6 }, (_, at) => save('omar', `View ${from + at}`)));
  expect(await namesOf('omar')).toHaveLength(VIEWS_PER_LIST);
  const { body } = await save('omar', 'One more').expect(409);
  expect(body.code).toBe('too_many_views');
  await save('omar', 'Returns', { list: 'returns' }).expect(200);
});

it('VIEWS-03 staff with the right to manage a list share views of it', async () => {
  await save('omar', 'Night', { isShared: true }).expect(200);
  const night = await named('amal', 'Night');
  expect(night).toMatchObject({ isShared: true, query: 'state=paid' });
  await change('amal', night, { name: 'Late shift' }).expect(200);
  expect(await namesOf('omar')).toEqual(['Late shift']);
  // Operations see stuck orders and returns, but do not share views of what they may not manage.
  await shop.test.db.query(
    `insert into permissions (id, version, changes) values (1, 1, '{"ops": {"orders.notes": false}}')
     on conflict (id) do update set changes = excluded.changes`,
  );
  try {
    const shared = await named('omar', 'Late shift');
    expect((await change('omar', shared, { name: 'Mine' }).expect(403)).body.code).toBe(
      'right_missing',
    );
    await as('omar', 'delete', `/${shared.id}`).expect(403);
    await save('omar', 'Other', { isShared: true }).expect(403);
    await as('omar', 'put', '/order').send({ list: 'orders', isShared: true, ids: [] }).expect(403);
    await save('omar', 'Own').expect(200);
  } finally {
    await shop.test.db.query('delete from permissions');
  }
  const entries = await shop.test.db.query(
    `select actor_name, action, label, changes from audit
     where subject = 'list_views' and subject_id = $1 order by id`,
    [night.id],
  );
  expect(entries).toEqual([
    {
      ...{ actor_name: 'The omar', action: 'added', label: 'Night' },
      changes: { list: { to: 'orders' } },
    },
    {
      ...{ actor_name: 'The amal', action: 'changed', label: 'Late shift' },
      changes: { name: { from: 'Night', to: 'Late shift' } },
    },
  ]);
});

it('VIEWS-03 a shared view stays when its author is deleted, and becomes the own one of who takes it back', async () => {
  const guest = await rowsOf(shop.test).staff('gone', 'admin');
  staff['gone'] = await staffSessionOf(shop.test, 'gone');
  await save('gone', 'For all', { isShared: true }).expect(200);
  await save('gone', 'Own').expect(200);
  await shop.test.db.query('delete from staff where id = $1', [guest]);
  expect(await namesOf('amal')).toEqual(['For all']);
  await change('amal', await named('amal', 'For all'), { isShared: false }).expect(200);
  expect(await namesOf('adam')).toEqual([]);
  expect(await named('amal', 'For all')).toMatchObject({ isShared: false });
});

it('VIEWS-04 of two changes of one version the second is refused', async () => {
  await save('omar', 'Night', { isShared: true }).expect(200);
  const night = await named('amal', 'Night');
  await change('amal', night, { query: 'state=shipped' }).expect(200);
  const { body } = await change('omar', night, { query: 'state=cancelled' }).expect(409);
  expect(body.code).toBe('changed_meanwhile');
  await as('omar', 'delete', `/${night.id}?version=${night.version}`).expect(409);
  expect(await named('omar', 'Night')).toMatchObject({ query: 'state=shipped', version: 2 });
});

it('VIEWS-05 views have an order, and a list has a first view and columns per account', async () => {
  for (const name of ['A', 'B', 'C']) await save('amal', name).expect(200);
  const [a, b, c] = (await all('amal')).views.map(({ id }) => id);
  const order = (list: unknown[]) =>
    as('amal', 'put', '/order').send({ list: 'orders', isShared: false, ids: list });
  await order([c, a, b]).expect(200);
  expect(await namesOf('amal')).toEqual(['C', 'A', 'B']);
  // A view that a colleague or another tab has added or deleted.
  expect((await order([c, a]).expect(409)).body.code).toBe('changed_meanwhile');
  const settings = (who: string, changes: object) =>
    as(who, 'put', '/settings').send({ list: 'orders', ...changes });
  await settings('amal', { defaultViewId: b }).expect(200);
  await settings('amal', { hiddenColumns: ['city', 'items'] }).expect(200);
  expect((await all('amal')).settings).toEqual([
    { list: 'orders', hiddenColumns: ['city', 'items'], defaultViewId: b },
  ]);
  expect((await all('adam')).settings).toEqual([]);
  await settings('adam', { defaultViewId: b }).expect(404);
  await as('amal', 'put', '/settings').send({ list: 'returns', defaultViewId: b }).expect(404);
  await settings('amal', { hiddenColumns: null }).expect(200);
  await as('amal', 'delete', `/${b}`).expect(200);
  expect((await all('amal')).settings).toEqual([
    { list: 'orders', hiddenColumns: null, defaultViewId: null },
  ]);
});

it('VIEWS-01 VIEWS-05 CASE-39 each list has its own hidden columns', async () => {
  const columns: [list: string, hiddenColumns: string[]][] = [
    ['reviews', ['created']],
    ['stuckOrders', ['total']],
    ['audit', ['time', 'actor']],
  ];
  for (const [list, hiddenColumns] of columns)
    await as('amal', 'put', '/settings').send({ list, hiddenColumns }).expect(200);
  const { settings } = await all('amal');
  expect(settings).toHaveLength(columns.length);
  expect(settings).toEqual(
    expect.arrayContaining(
      columns.map(([list, hiddenColumns]) => ({ list, hiddenColumns, defaultViewId: null })),
    ),
  );
});

it('VIEWS-06 a view opens without filters that no longer exist, and names them', async () => {
  const category = await rowsOf(shop.test).insert('categories', { name: 'Belts' });
  const query = `q=oud&category=${category}&sort=price-low`;
  await save('amal', 'Belts', { list: 'products', query }).expect(200);
  expect(await named('amal', 'Belts')).toMatchObject({ query, missing: [] });
  await shop.test.db.query('delete from categories where id = $1', [category]);
  await shop.test.db.query(`update list_views set query = query || '&color=red&limit=7'`);
  expect(await named('amal', 'Belts')).toMatchObject({
    query: 'q=oud&sort=price-low',
    missing: ['category', 'color', 'limit'],
  });
  await save('amal', 'Clean', { query: 'page=2&nothing=1&state=paid' }).expect(200);
  expect((await named('amal', 'Clean')).query).toBe('state=paid');
});

it('VIEWS-07 vendors have views of their own lists, with the filters that they have', async () => {
  await save('amal', 'For all', { isShared: true }).expect(200);
  await save('vera', 'Mine', { query: `q=ring&vendor=${ids['amal']}&state=paid` }).expect(200);
  expect(await named('vera', 'Mine')).toMatchObject({ query: 'q=ring' });
  expect(await namesOf('vera')).toEqual(['Mine']);
  await save('vera', 'Shared', { isShared: true }).expect(403);
  for (const list of ['reviews', 'returns', 'shoppers', 'audit'])
    await save('vera', 'Other', { list, query: '' }).expect(403);
  const forAll = await named('amal', 'For all');
  await change('vera', forAll, { name: 'Theirs' }).expect(404);
  await as('vera', 'put', '/settings')
    .send({ list: 'orders', defaultViewId: forAll.id })
    .expect(404);
});

it.each([
  ['cashOrders', 'list=later&limit=50&q=x', 'list=later&limit=50'],
  ['vendors', 'q=oud&state=now', 'q=oud'],
  ['categories', 'show=empty&q=belt', 'show=empty&q=belt'],
  ['banners', 'state=hidden&q=eid', 'state=hidden&q=eid'],
  ['videos', 'state=over', 'state=over'],
  ['mainAds', 'state=hidden', ''],
  ['searchWords', 'kind=exact&q=oud', 'kind=exact&q=oud'],
  ['translations', 'missing=all&kind=offers&before=9', 'missing=all&kind=offers'],
  ['jobs', 'limit=100&kind=orders', 'limit=100'],
])('VIEWS-11 of a view of %s with %j it stores %j', async (list, query, stored) => {
  await save('amal', 'Mine', { list, query }).expect(200);
  expect(await named('amal', 'Mine')).toMatchObject({ list, query: stored, missing: [] });
});

it('VIEWS-11 vendors have views of categories and jobs, and operations share those of cash orders', async () => {
  await save('vera', 'Own', { list: 'categories', query: 'show=own' }).expect(200);
  await save('vera', 'All', { list: 'jobs', query: 'limit=50' }).expect(200);
  await save('vera', 'Shared', { list: 'categories', query: '', isShared: true }).expect(403);
  for (const list of ['brands', 'banners', 'cashOrders', 'vendors', 'translations'])
    await save('vera', 'Other', { list, query: '' }).expect(403);
  await save('omar', 'Later', { list: 'cashOrders', query: 'list=later', isShared: true }).expect(
    200,
  );
  expect(await namesOf('amal', 'cashOrders')).toEqual(['Later']);
  for (const list of ['brands', 'vendors'])
    await save('omar', 'Other', { list, query: '' }).expect(403);
});

it('VIEWS-08 views of orders that the previous version saves are taken over', async () => {
  const old = (sql: string, ...values: unknown[]) => shop.test.db.query(sql, values);
  await old(
    `insert into order_list_views (staff_id, name, query) values ($1, 'Old', 'state=paid')`,
    ids['amal'],
  );
  expect(await named('amal', 'Old')).toMatchObject({ list: 'orders', query: 'state=paid' });
  await old(`update order_list_views set name = 'Older', query = 'q=a' where name = 'Old'`);
  expect(await named('amal', 'Older')).toMatchObject({ query: 'q=a', version: 2 });
  await old('delete from order_list_views');
  expect(await namesOf('amal')).toEqual([]);
});
