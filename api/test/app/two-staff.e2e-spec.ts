import { randomUUID } from 'node:crypto';
import { SessionsService } from '../../src/platform/auth/sessions/sessions.service.js';
import { RULES } from '../support/access-table.js';
import { observeTables, startWorld, type Call } from '../support/access-world.js';
import { BROWSER } from '../support/passkeys.js';
import { runningRoutes, type Route } from '../support/running-routes.js';
import { TWO_STAFF } from '../support/two-staff-table.js';

const STAFF = ['vendor', 'admin', 'ops'];
const world = await startWorld();
const routes = runningRoutes(world.test).filter(
  ({ method, access }) =>
    method !== 'GET' && !access.includes('public') && access.some((role) => STAFF.includes(role)),
);
const colleague = (await world.staff('admin')).id;
afterAll(() => world.close());

/** The headers of a new session of an admin: another tab, device or account. */
const sessionOf = async (id: number): Promise<Record<string, string>> => {
  const sessions = world.test.app.get(SessionsService);
  const session = await sessions.open('staff', id);
  return {
    Cookie: `liwan_staff=${session.token}; liwan_browser=${BROWSER}`,
    'X-XSRF-TOKEN': sessions.xsrfToken(session.id),
  };
};
const callOf = async (name: string): Promise<Call> =>
  (await RULES[name]?.call?.(world, 'admin')) ?? {};
const send = async (route: Route, call: Call, session: Record<string, string>) => {
  const { status, text } = await world.send(route, call, session);
  const body = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
  return { status, code: body.code ?? '', text: text.slice(0, 600) };
};
/** The log of requests, which are not what was changed. */
const LOGS = ['staff_request_keys', 'audit', 'audit_chain_queue'];
/** Sends a request that is stored and changes something. */
const change = async (...request: Parameters<typeof send>): Promise<void> => {
  const changed = await observeTables(world);
  const response = await send(...request);
  expect(isStored(response) ? 'stored' : response).toBe('stored');
  expect((await changed()).filter((table) => !LOGS.includes(table))).not.toEqual([]);
};
/** Two sessions, opened before the tables are observed: of the account itself, and of it again or of a colleague. */
const bothSessions = async (second = world.people.admin.id) =>
  [await sessionOf(world.people.admin.id), await sessionOf(second)] as const;
const isStored = ({ status }: { status: number }): boolean => status >= 200 && status < 300;
const named = (kind: (rule: (typeof TWO_STAFF)[string] | undefined) => boolean) =>
  routes.filter(({ name }) => kind(TWO_STAFF[name]));

it('DAY-03 every route with which staff change something says what two of them do to each other', () => {
  expect(Object.keys(TWO_STAFF).sort()).toEqual(routes.map(({ name }) => name).sort());
});

it.each(named((rule) => typeof rule === 'object' && 'calls' in rule))(
  'DAY-03 $name: of two changes of what both have read, the second is refused, and the first stays',
  async (route) => {
    const rule = TWO_STAFF[route.name];
    if (typeof rule !== 'object' || !('calls' in rule)) throw new Error('There is no conflict.');
    const [theirs, mine] = await rule.calls(await callOf(route.name), world);
    const [their, my] = await bothSessions(rule.other && colleague);
    await change(route, theirs, their);
    const changed = await observeTables(world);
    const second = await send(route, mine, my);
    const { leavesOut, code = 'changed_meanwhile' } = rule;
    if (leavesOut === undefined) expect(second).toMatchObject({ status: 409, code });
    else expect(second).toMatchObject({ status: 200, text: expect.stringContaining(leavesOut) });
    expect(await changed()).toEqual([]);
  },
);

it.each(named((rule) => rule === 'once'))(
  'DAY-04 $name: a request that is repeated after a lost response is made once',
  async (route) => {
    const call = await callOf(route.name);
    const keyed = { ...call, headers: { ...call.headers, 'Idempotency-Key': randomUUID() } };
    const [one, again] = await bothSessions();
    await change(route, keyed, one);
    const changed = await observeTables(world);
    const second = await send(route, keyed, again);
    expect(isStored(second) ? 'stored' : second).toBe('stored');
    expect(await changed()).toEqual([]);
  },
);

it.each(named((rule) => typeof rule === 'object' && 'repeat' in rule))(
  'DAY-04 $name: the same again, also by a colleague, changes nothing',
  async (route) => {
    const rule = TWO_STAFF[route.name];
    if (typeof rule !== 'object' || !('repeat' in rule)) throw new Error('It is not repeated.');
    const call = await callOf(route.name);
    const values = Object.keys(call.json ?? call.multipart ?? {});
    expect(values.length > 0).toBe(rule.takes !== undefined);
    const sessions = await bothSessions(colleague);
    await change(route, call, sessions[0]);
    const changed = await observeTables(world);
    for (const session of sessions)
      expect(await send(route, call, session)).toMatchObject({ status: rule.repeat });
    expect(await changed()).toEqual([]);
  },
);
