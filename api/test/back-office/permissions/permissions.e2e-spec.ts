import {
  canHave,
  isFixed,
  isRight,
  rightChanges,
  rightNames,
  RIGHTS,
  rightsOf,
  STAFF_ROLES,
  type Right,
  type StaffRole,
} from '@shop/shop-rules';
import { RULES } from '../../support/access-table.js';
import { startWorld, type Actor, type Call } from '../../support/access-world.js';
import { runningRoutes, type Route } from '../../support/running-routes.js';

const world = await startWorld();
const routes = runningRoutes(world.test);
afterAll(() => world.close());
afterEach(() => world.test.db.query('delete from permissions'));

type Rights = Record<StaffRole, Right[]> & { version: number };
const BY_DEFAULT: Rights = {
  version: 0,
  admin: rightsOf('admin'),
  ops: rightsOf('ops'),
  vendor: rightsOf('vendor'),
};
const send = async (who: Actor, method: string, path: string, call: Call = {}) => {
  const { status, text } = await world.send({ method, path }, call, await world.identify(who));
  return { status, body: text.startsWith('{') ? JSON.parse(text) : text };
};
const save = (json: object, who: Actor = 'admin') =>
  send(who, 'PUT', '/admin/permissions', { json });
const current = async (): Promise<Rights> =>
  (await send('admin', 'GET', '/admin/permissions')).body;
/** Stores rights as another process does. */
const store = (rights: Partial<Record<StaffRole, Right[]>>) =>
  world.test.db.query(
    `insert into permissions (version, changes) values (1, $1)
     on conflict (id) do update set version = permissions.version + 1, changes = excluded.changes`,
    [
      JSON.stringify(
        Object.fromEntries(
          STAFF_ROLES.map((role) => [role, rightChanges(role, rights[role] ?? rightsOf(role))]),
        ),
      ),
    ],
  );
const rightOf = ({ right = '' }: Route): Right | undefined => (isRight(right) ? right : undefined);
const callOf = async ({ name }: Route, who: Actor): Promise<Call> =>
  (await RULES[name]?.call?.(world, who)) ?? {};

it('RIGHT-05 every route of staff declares a right, except those of their own session, account and views', () => {
  const without = routes.filter(
    ({ access, right }) =>
      !right && access.some((role) => STAFF_ROLES.some((each) => each === role)),
  );
  // Views belong to a list: they ask for its right.
  const names = without
    .map(({ name }) => name)
    .filter((name) => !/ \/(list-views|admin\/account)\b/.test(name));
  expect(names.sort()).toEqual(['GET /admin/me', 'POST /admin/logout']);
});

it('RIGHT-05 the contract names the right, and every right protects a route', () => {
  expect(routes.filter(({ right }) => right && !isRight(right))).toEqual([]);
  const used = new Set(routes.map(rightOf));
  // A note of a colleague is deleted on the route of one's own notes; only a local demo has the routes of faults.
  expect(rightNames().filter((right) => !used.has(right))).toEqual([
    'orders.deleteNotes',
    'faults.inject',
  ]);
});

it('RIGHT-06 shows the default rights, and login and session those of the account', async () => {
  expect(await current()).toEqual(BY_DEFAULT);
  for (const who of ['admin', 'ops', 'vendor'] as const)
    expect((await send(who, 'GET', '/admin/me')).body.rights).toEqual(BY_DEFAULT[who]);
  expect((await send('rival', 'GET', '/admin/me')).body.rights).toEqual(BY_DEFAULT.vendor);
});

it('RIGHT-06 saves rights, effective with the next call of an open session, and records them', async () => {
  const session = await world.identify('ops');
  const list = { method: 'GET', path: '/users/orders/all' };
  expect((await world.send(list, {}, session)).status).toBe(200);
  const ops: Right[] = rightNames().filter(
    (right) =>
      right === 'queues.pause' || (BY_DEFAULT.ops.includes(right) && right !== 'orders.view'),
  );
  const saved = await save({ ...BY_DEFAULT, ops });
  expect([saved.status, saved.body.permissions]).toEqual([200, { ...BY_DEFAULT, ops, version: 1 }]);
  expect(await current()).toEqual(saved.body.permissions);
  const refused = await world.send(list, {}, session);
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    403,
    expect.objectContaining({
      code: 'right_missing',
      message:
        'Your role does not allow this: See orders. An admin can change that under Permissions.',
    }),
  ]);
  const arabic = await world.send(list, {}, { ...session, 'Accept-Language': 'ar' });
  expect(JSON.parse(arabic.text).message).toContain('عرض الطلبات');
  const me = await world.send({ method: 'GET', path: '/admin/me' }, {}, session);
  expect(JSON.parse(me.text).rights).toEqual(ops);
  const { body } = await send('admin', 'GET', '/admin/audit', { query: 'subject=permissions' });
  expect(body.entries).toMatchObject([
    {
      action: 'changed',
      actorId: world.people.admin.id,
      changes: { ops: { from: ['orders.view'], to: ['queues.pause'] } },
    },
  ]);
});

it('RIGHT-06 a login returns the rights that the role has now', async () => {
  const vendor = BY_DEFAULT.vendor.filter((right) => right !== 'products.delete');
  await store({ vendor });
  const { body } = await send('guest', 'POST', '/admin/login', {
    json: { username: world.people.vendor.username, password: 'Correct-horse-7' },
  });
  expect(body.admin.rights).toEqual(vendor);
});

it('RIGHT-07 rejects a change of outdated permissions, and one of two at the same time', async () => {
  const ops: Right[] = ['orders.view'];
  const both = await Promise.all([save({ ...BY_DEFAULT, ops }), save({ ...BY_DEFAULT, ops: [] })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await save({ ...BY_DEFAULT, vendor: [] });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await current()).vendor).toEqual(BY_DEFAULT.vendor);
});

it.each(['staff.manage', 'permissions.edit'])('RIGHT-04 admins keep %s', async (fixed) => {
  const admin = BY_DEFAULT.admin.filter((right) => right !== fixed);
  const { status, body } = await save({ ...BY_DEFAULT, admin });
  expect([status, body.code]).toEqual([422, 'right_fixed']);
  expect(await current()).toEqual(BY_DEFAULT);
});

it.each([
  ['ops', 'staff.manage'],
  ['ops', 'permissions.edit'],
  ['vendor', 'orders.refund'],
  ['vendor', 'shoppers.view'],
])('RIGHT-04 %s cannot be given %s', async (role, right) => {
  const wanted = { ...BY_DEFAULT, [role]: [...rightsOf(role as StaffRole), right] };
  const { status, body } = await save(wanted);
  expect([status, body.code]).toEqual([422, 'right_not_for_role']);
  expect(await current()).toEqual(BY_DEFAULT);
});

it.each([
  ['an unknown right', { ops: ['orders.destroy'] }],
  ['a right twice', { ops: ['orders.view', 'orders.view'] }],
  ['a missing role', { vendor: undefined }],
  ['an unknown role', { owner: [] }],
])('RIGHT-04 rejects %s', async (_, change) => {
  expect((await save({ ...BY_DEFAULT, ...change })).status).toBe(400);
  expect(await current()).toEqual(BY_DEFAULT);
});

const ACTORS_OF: Record<StaffRole, Actor> = { admin: 'admin', ops: 'ops', vendor: 'vendor' };
const routesOf = (role: StaffRole) =>
  routes.flatMap((route) => {
    const right = rightOf(route);
    return right && canHave(role, right) ? [{ role, right, route, name: route.name }] : [];
  });

it.each(STAFF_ROLES.flatMap(routesOf).filter(({ role, right }) => !isFixed(role, right)))(
  'RIGHT-08 $role without $right: $name is refused',
  async ({ role, right, route }) => {
    const others = rightNames().filter((each) => canHave(role, each) && each !== right);
    await store({ [role]: others });
    const who = ACTORS_OF[role];
    const { status, text } = await world.send(route, {}, await world.identify(who));
    expect([status, JSON.parse(text).code]).toEqual([403, 'right_missing']);
  },
);

const extra = routesOf('ops').filter(({ right }) => !RIGHTS[right].roles.includes('ops'));

it.each(extra)(
  'RIGHT-09 operations given $right may call $name like admins',
  async ({ right, route }) => {
    await store({ ops: [...rightsOf('ops'), right] });
    const call = await callOf(route, 'ops');
    const { status, text } = await world.send(route, call, await world.identify('ops'));
    expect([status < 300 || text, status < 300]).toEqual([true, true]);
  },
);

it('RIGHT-10 no stored right shows a vendor the rows of another', async () => {
  const all = Object.fromEntries(rightNames().map((right) => [right, true]));
  await world.test.db.query('insert into permissions (version, changes) values (1, $1)', [
    JSON.stringify({ vendor: all }),
  ]);
  // Vendors translate only their own products.
  const { rights } = (await send('rival', 'GET', '/admin/me')).body;
  expect(new Set(rights)).toEqual(new Set([...BY_DEFAULT.vendor, 'translations.edit']));
  const { id } = await world.order();
  const list = await send('rival', 'GET', '/users/orders/all', { query: `q=${id}` });
  expect(list.body.orders).toEqual([]);
  const path = { id: await world.product() };
  expect((await send('rival', 'DELETE', '/products/:id', { path })).status).toBe(404);
  expect((await send('rival', 'GET', '/admin/shoppers/:id')).status).toBe(403);
});

it('RIGHT-11 notes of colleagues need a right of their own', async () => {
  const { id, opid } = await world.order();
  const note = async () => ({
    operationId: opid,
    noteId: await world.rows.insert('order_notes', {
      order_id: id,
      staff_id: world.people.admin.id,
      text: 'Called back',
    }),
  });
  const remove = async () =>
    (
      await send('ops', 'DELETE', '/users/orders/one/:operationId/notes/:noteId', {
        path: await note(),
      })
    ).status;
  expect(await remove()).toBe(403);
  await store({ ops: [...rightsOf('ops'), 'orders.deleteNotes'] });
  expect(await remove()).toBe(200);
});
