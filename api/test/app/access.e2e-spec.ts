import { StaffController } from '../../src/modules/people/staff/staff.controller.js';
import { ACCESS } from '../../src/platform/auth/access.js';
import { RULES } from '../support/access-table.js';
import {
  ACTORS,
  observeTables,
  startWorld,
  type Actor,
  type TestResponse,
} from '../support/access-world.js';
import { refusedCallsOf } from '../support/refused-calls.js';
import { runningRoutes } from '../support/running-routes.js';
import { leaksOf, orderIdsIn } from './leaks.js';

const world = await startWorld();
const routes = runningRoutes(world.test);
afterAll(() => world.close());

type Expected = number | 'allowed';

const expectedOf = (name: string, who: Actor): Expected => {
  const rule = RULES[name];
  if (rule?.may.includes(who)) return rule.answers ?? 'allowed';
  if (rule?.hidden?.includes(who)) return 404;
  return who === 'guest' ? 401 : 403;
};
const outcomeOf = ({ status, text }: TestResponse, expected: Expected): string => {
  const isSo = expected === 'allowed' ? status >= 200 && status < 300 : status === expected;
  return isSo ? String(expected) : `${status} ${text.slice(0, 300)}`;
};

it('S-02 the table contains exactly the routes of the running application', () => {
  expect(Object.keys(RULES).sort()).toEqual(routes.map(({ name }) => name).sort());
});

it('S-02 every route declares its access in the documentation', () => {
  expect(routes.filter(({ access }) => access.length === 0)).toEqual([]);
});

it.each(routes)(
  'S-02 $name declares the sessions that it accepts',
  ({ name, method, security }) => {
    const { may = [], hidden = [] } = RULES[name] ?? {};
    const takes = (...who: Actor[]) => who.some((each) => [...may, ...hidden].includes(each));
    const names = security.map((session) => Object.keys(session).sort().join(' '));
    if (takes('guest')) return expect(names[0] ?? '').toBe('');
    const staff = method === 'GET' ? 'staff' : 'staff xsrf';
    expect(names).toEqual([
      ...(takes('owner', 'stranger') ? ['shopper'] : []),
      ...(takes('vendor', 'rival', 'admin', 'ops') ? [staff] : []),
    ]);
  },
);

it.each(routes)('S-01 S-02 S-07 SEC-34 TRUST-30 $name', async (route) => {
  const { call = () => ({}) } = RULES[route.name] ?? {};
  const isRefused = (who: Actor): boolean =>
    [401, 403, 404].some((status) => status === expectedOf(route.name, who));
  const callOfRefused = refusedCallsOf(world, route.name);
  const prepare = async (who: Actor) => ({
    who,
    expected: expectedOf(route.name, who),
    sent: await (isRefused(who) ? callOfRefused(who) : call(world, who)),
    headers: await world.identify(who),
  });
  const check = async ({ who, expected, sent, headers }: Awaited<ReturnType<typeof prepare>>) => {
    const answer = await world.send(route, sent, headers);
    expect(`${who}: ${outcomeOf(answer, expected)}`).toBe(`${who}: ${expected}`);
    expect(leaksOf(answer, who, world, route.name)).toEqual([]);
    if (who !== 'guest' && !route.access.includes('public'))
      expect(`${who}: ${answer.headers.get('cache-control')}`).toContain('no-store');
    if (who === 'vendor' || who === 'rival') expect(await orderIdsIn(answer, world)).toEqual([]);
    return answer;
  };
  const refused = [];
  for (const who of ACTORS) if (isRefused(who)) refused.push(await prepare(who));
  const changed = refused.length > 0 && (await observeTables(world));
  for (const request of refused) {
    const answer = await check(request);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(JSON.parse(answer.text)).toMatchObject({ status: request.expected, success: false });
  }
  // No refused call has changed a row.
  if (changed) expect(await changed()).toEqual([]);
  for (const who of ACTORS) if (!isRefused(who)) await check(await prepare(who));
});

const closed = routes.filter(({ access }) => !access.includes('public'));

it.each(closed.filter(({ method }) => method === 'GET'))(
  'S-02 $name stays protected in every notation of its address',
  async ({ path }) => {
    const address = `${await world.test.app.getUrl()}/api${path.replace(/:\w+/g, '1')}`;
    const ways: [string, string][] = [
      ['GET', `${address}/`],
      ['GET', address.replace('/api', '/API').toUpperCase().replace('HTTP://', 'http://')],
      ['GET', `${address}?x=1`],
      ['GET', `${address}%20`],
      ['GET', address.replace('/api/', '/api//')],
      ['GET', address.replace('/api/', '/api/./')],
      ['HEAD', address],
    ];
    for (const [method, url] of ways) {
      const { status } = await fetch(url, { method });
      expect([url, [400, 401, 404].includes(status) ? 'closed' : status]).toEqual([url, 'closed']);
    }
  },
);

const ofStaff = closed.filter(
  ({ method, access }) => method !== 'GET' && !access.every((role) => role === 'shopper'),
);

it.each(ofStaff)('S-02 a cookie alone changes nothing: $name', async (route) => {
  const { may, call = () => ({}) } = RULES[route.name] ?? { may: [] };
  const who = may.find((each) => ['vendor', 'rival', 'admin', 'ops'].includes(each)) ?? 'admin';
  const sent = await call(world, who);
  const { Cookie = '' } = await world.identify(who);
  const { 'X-XSRF-TOKEN': foreign = '' } = await world.identify('admin');
  const changed = await observeTables(world);
  const tries: Record<string, string>[] = [{ Cookie }, { Cookie, 'X-XSRF-TOKEN': foreign }];
  for (const headers of tries) {
    const answer = await world.send(route, sent, headers);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'forgery_refused']);
  }
  expect(await changed()).toEqual([]);
});

describe('a route with an invalid declaration', () => {
  const handler = StaffController.prototype.me;
  const declared: unknown = Reflect.getMetadata(ACCESS, handler);
  afterEach(() => Reflect.defineMetadata(ACCESS, declared, handler));

  it.each([
    ['without access', undefined],
    ['for an empty list of roles', { public: false, identify: true, roles: [] }],
  ])('S-02 %s refuses every caller', async (_, access) => {
    Reflect.defineMetadata(ACCESS, access, handler);
    for (const who of ACTORS) {
      const answer = await world.send(
        { method: 'GET', path: '/admin/me' },
        {},
        await world.identify(who),
      );
      expect([who, answer.status]).toEqual([who, who === 'guest' ? 401 : 403]);
    }
  });
});
