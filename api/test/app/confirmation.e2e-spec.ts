import { randomUUID } from 'node:crypto';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import { RULES } from '../support/access-table.js';
import { observeTables, startWorld, type Actor, type Call } from '../support/access-world.js';
import { CONFIRMATION } from '../support/confirmation-table.js';
import { BROWSER } from '../support/passkeys.js';
import { runningRoutes, type Route } from '../support/running-routes.js';

const STAFF = ['admin', 'ops', 'vendor', 'rival'] as const;
const ROLES = ['vendor', 'admin', 'ops'];
const world = await startWorld();
const routes = runningRoutes(world.test).filter(
  ({ method, name, access }) =>
    (method !== 'GET' || name in CONFIRMATION) &&
    !access.includes('public') &&
    access.some((role) => ROLES.includes(role)),
);
afterAll(() => world.close());

/** The headers of a new session that confirmed its identity some minutes ago. */
const sessionOf = async (who: Actor, minutesAgo: number): Promise<Record<string, string>> => {
  const sessions = world.test.app.get(SessionsService);
  const { id, token } = await sessions.open('staff', world.people[who].id);
  await world.test.db.query(
    'update sessions set confirmed_at = now() - make_interval(mins => $2) where id = $1',
    [id, minutesAgo],
  );
  return {
    Cookie: `liwan_staff=${token}; liwan_browser=${BROWSER}`,
    'X-XSRF-TOKEN': sessions.xsrfToken(id),
  };
};
const callerOf = ({ name }: Route): Actor =>
  STAFF.find((who) => RULES[name]?.may.includes(who)) ?? 'admin';
const callOf = async ({ name }: Route, who: Actor): Promise<Call> =>
  (await RULES[name]?.call?.(world, who)) ?? {};
const ruled = (rule: string): Route[] => routes.filter(({ name }) => CONFIRMATION[name] === rule);

const isRefused = async (route: Route, call: Call, who: Actor): Promise<void> => {
  const headers = await sessionOf(who, 16);
  const changed = await observeTables(world);
  const { status, text } = await world.send(route, call, headers);
  expect([status, JSON.parse(text).code]).toEqual([403, 'reauthentication_required']);
  expect(await changed()).toEqual([]);
};
const isAccepted = async (route: Route, call: Call, who: Actor, minutesAgo: number) => {
  const { status, text } = await world.send(route, call, await sessionOf(who, minutesAgo));
  const expected = RULES[route.name]?.answers ?? 'accepted';
  const isSo = expected === 'accepted' ? status >= 200 && status < 300 : status === expected;
  expect(isSo ? 'accepted' : `${status} ${text.slice(0, 300)}`).toBe('accepted');
};

it('TRUST-66 every route with which staff change something says whether it needs a confirmed identity', () => {
  expect(Object.keys(CONFIRMATION).sort()).toEqual(routes.map(({ name }) => name).sort());
});

it.each(ruled('confirmed'))(
  'S-22 SIGNIN-04 TRUST-66 $name is refused 16 minutes after the identity was confirmed, and accepted after 14',
  async (route) => {
    const who = callerOf(route);
    const call = await callOf(route, who);
    await isRefused(route, call, who);
    await isAccepted(route, call, who, 14);
  },
);

it.each(ruled('open'))('TRUST-66 $name is accepted without a confirmation', async (route) => {
  const who = callerOf(route);
  await isAccepted(route, await callOf(route, who), who, 16);
});

it.each(ruled('new email'))('TRUST-66 $name needs it for a new email address', async (route) => {
  const call = await callOf(route, 'admin');
  await isAccepted(route, call, 'admin', 16);
  const kind = call.multipart ? 'multipart' : 'json';
  const fields = { ...Object(call[kind]), email: `${randomUUID()}@example.com` };
  const changed: Call = { ...call, [kind]: fields };
  await isRefused(route, changed, 'admin');
  await isAccepted(route, changed, 'admin', 14);
});

it.each(ruled('coupons'))('TRUST-72 $name needs it for a file of coupons', async (route) => {
  const call = await callOf(route, 'admin');
  await isAccepted(route, call, 'admin', 16);
  const coupons = await callOf(route, 'admin');
  await world.test.db.query(`update list_imports set kind = 'coupons' where id = $1`, [
    coupons.path?.['id'],
  ]);
  await isRefused(route, coupons, 'admin');
  await isAccepted(route, coupons, 'admin', 14);
});
