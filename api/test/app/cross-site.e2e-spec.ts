import { RULES } from '../support/access-table.js';
import { observeTables, startWorld, type Call } from '../support/access-world.js';
import { runningRoutes, type Route } from '../support/running-routes.js';

const world = await startWorld();
const writes = runningRoutes(world.test).filter(({ method }) => method !== 'GET');
const own = new URL(await world.test.app.getUrl());
afterAll(() => world.close());

/** The form of the card provider. */
const FROM_OTHERS = 'POST /payments/card/return';
const ATTACKER = 'https://attacker.example';
const REFUSED: [string, Record<string, string>][] = [
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: ATTACKER }],
  ['another site without its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another site that names our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: own.origin }],
  ['a subdomain of others', { 'Sec-Fetch-Site': 'same-site', Origin: ATTACKER }],
  ['an old browser', { Origin: ATTACKER }],
  ['a page without an origin', { Origin: 'null' }],
];
const ACCEPTED: [string, Record<string, string>][] = [
  ['the page itself', { 'Sec-Fetch-Site': 'same-origin', Origin: own.origin }],
  ['a page of an old browser', { Origin: own.origin }],
  ['the page of the settings', { Origin: 'http://localhost:4000' }],
  ['a client that is no browser', {}],
];
const callOf = async ({ name }: Route): Promise<Call> =>
  (await RULES[name]?.call?.(world, 'guest')) ?? {};

it.each(writes.filter(({ name }) => name !== FROM_OTHERS))(
  'TRUST-67 $name refuses a page of another site before anything else',
  async (route) => {
    const changed = await observeTables(world);
    for (const [, headers] of REFUSED) {
      const { status, text } = await world.send(route, {}, headers);
      expect([status, JSON.parse(text).code]).toEqual([403, 'cross_site_refused']);
    }
    expect(await changed()).toEqual([]);
  },
);

const SIGN_IN = [
  'POST /users/login',
  'POST /users/register',
  'POST /users/login-with-code',
  'POST /users/reset-password',
  'POST /admin/login',
  'POST /admin/login/code',
  'POST /admin/login/passkey',
  'POST /admin/reset-password',
];
const signIns = writes.filter(({ name }) => SIGN_IN.includes(name));

it('TRUST-67 the routes of sign-in exist', () => {
  expect(signIns.map(({ name }) => name).sort()).toEqual([...SIGN_IN].sort());
});

describe.each(signIns)('TRUST-67 $name with valid input', (route) => {
  it.each(REFUSED)('TRUST-67 refuses %s', async (_, headers) => {
    const call = await callOf(route);
    const changed = await observeTables(world);
    const { status, headers: sent } = await world.send(route, call, headers);
    expect([status, sent.get('set-cookie')]).toEqual([403, null]);
    expect(await changed()).toEqual([]);
  });

  it.each(ACCEPTED)('TRUST-67 accepts %s', async (_, headers) => {
    const { status, text } = await world.send(route, await callOf(route), headers);
    expect(status < 300 ? 'accepted' : text).toBe('accepted');
  });
});

it('TRUST-67 the card provider returns shoppers by a form', async () => {
  const route = { method: 'POST', path: '/payments/card/return' };
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://cards.example' };
  const { status } = await world.send(route, { form: { encResp: '00' } }, headers);
  expect(status).toBe(303);
});
