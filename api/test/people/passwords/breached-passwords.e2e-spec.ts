import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { headersOf } from '../../support/staff-security.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const BREACHED = 'Velvet-lantern-42';
const FINE = 'Cedar-and-salt-9';
const CURRENT = 'A-good-password-1';
const SETUP_TOKEN = 'token-of-the-settings';
const suffix = createHash('sha1').update(BREACHED).digest('hex').toUpperCase().slice(5);

let service: Server;
let answers = true;
let test: TestApp;
beforeAll(async () => {
  // The range protocol: the same list for every prefix.
  service = createServer((_request, response) => {
    if (answers) response.end(`${'0'.repeat(35)}:0\r\n${suffix}:37\r\n`);
    else response.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  test = await startApp({
    BREACHED_PASSWORDS_URL: `http://127.0.0.1:${port}`,
    SETUP_TOKEN,
    LIMIT_FACTOR: '100',
    // Nothing hangs; a slow machine answers too.
    TIMEOUTS: JSON.stringify({ breachedPasswordsTimeout: 60_000 }),
  });
});
afterAll(async () => {
  await test.close();
  service.closeAllConnections();
  service.close();
});
afterEach(() => {
  answers = true;
});

let count = 0;
const personWith = (password: string) => ({
  name: 'Layla',
  email: `layla-${(count += 1)}@example.com`,
  phone: '0501234567',
  password,
});
const register = (password: string) =>
  test.http.post('/api/users/register').send(personWith(password));

interface Call {
  method: 'post' | 'put';
  path: string;
  by?: Record<string, string>;
  body: Record<string, string>;
  isForm?: boolean;
}
const send = ({ method, path, by = {}, body, isForm }: Call, language = 'en') => {
  const call = test.http[method](`/api/${path}`).set({ ...by, 'Accept-Language': language });
  return isForm ? call.field(body) : call.send(body);
};
const anAdmin = async (): Promise<Record<string, string>> => {
  const username = `boss-${(count += 1)}`;
  const id = await rowsOf(test).staff(username, 'admin');
  const hash = await hashPassword(CURRENT);
  await test.db.query('update staff set password_hash = $2 where id = $1', [id, hash]);
  return headersOf(await staffSessionOf(test, username));
};
/** A weak password uses up no link, so it is refused before the link is read. */
const linkWith = (password: string) => ({ token: 'x'.repeat(43), password });

/** Each way to set a password, of shoppers and staff. */
const WAYS: Record<string, (password: string) => Promise<Call>> = {
  'the registration': async (password) => ({
    method: 'post',
    path: 'users/register',
    body: personWith(password),
  }),
  'a changed password of a shopper': async (password) => {
    const { id, token } = await shopperOf(test, `shopper-${(count += 1)}`);
    const hash = await hashPassword(CURRENT);
    await test.db.query('update users set password_hash = $2 where id = $1', [id, hash]);
    return {
      method: 'put',
      path: `users/${id}`,
      by: { Authorization: `Bearer ${token}` },
      body: { password, currentPassword: CURRENT },
    };
  },
  'the reset of a shopper': async (password) => ({
    method: 'post',
    path: 'users/reset-password',
    body: linkWith(password),
  }),
  'the reset of staff': async (password) => ({
    method: 'post',
    path: 'admin/reset-password',
    body: linkWith(password),
  }),
  'the invitation of a vendor': async (password) => ({
    method: 'post',
    path: 'seller/choose-password',
    body: linkWith(password),
  }),
  'an account that an admin adds': async (password) => ({
    method: 'post',
    path: 'admin/add',
    by: await anAdmin(),
    body: { name: 'New', password },
    isForm: true,
  }),
  'a password that an admin sets': async (password) => ({
    method: 'put',
    path: `admin/${await rowsOf(test).staff(`member-${(count += 1)}`)}/password`,
    by: await anAdmin(),
    body: { password },
  }),
  'the own password of staff': async (password) => ({
    method: 'post',
    path: 'admin/account/password',
    by: await anAdmin(),
    body: { currentPassword: CURRENT, password },
  }),
  'the first account of a shop': async (password) => {
    await test.db.query("delete from staff where type = 'admin'");
    const owner = { name: 'Noura', email: 'noura@example.com', password };
    return { method: 'post', path: 'first-run', body: { token: SETUP_TOKEN, ...owner } };
  },
};

it.each(Object.entries(WAYS))('TRUST-49 refuses a breached password: %s', async (_way, callOf) => {
  const call = await callOf(BREACHED);
  for (const [language, text] of [
    ['en', /^This password has appeared in a data breach/],
    ['ar', /^ظهرت كلمة المرور هذه في تسريب بيانات/],
  ] as const) {
    const { status, body } = await send(call, language);
    const [error] = body.errors ?? [];
    expect([status, body.code, error?.pointer]).toEqual([400, 'weak_password', '#/password']);
    expect(body.message).toMatch(text);
    expect(error.detail).toBe(body.message);
  }
  const { body } = await send(await callOf(FINE));
  expect(body.code).not.toBe('weak_password');
});

it('TRUST-50 while the service fails, registrations go on and the list of common passwords decides', async () => {
  answers = false;
  await register(BREACHED).expect(201);
  const { body } = await register('password1234').expect(400);
  expect(body.code).toBe('weak_password');
  answers = true;
  await register(BREACHED).expect(400);
  await register(FINE).expect(201);
});
