import { Logger } from '@nestjs/common';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { headersOf } from '../../support/content-shop.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const PASSWORD = 'A-good-Canary-1';

let test: TestApp;
const lines: { message: unknown; context: unknown }[] = [];
const keep = (message: unknown, ...rest: unknown[]): void => {
  lines.push({ message, context: rest.at(-1) });
};
beforeAll(async () => {
  test = await startApp();
  Logger.overrideLogger({ log: keep, warn: keep, error: keep });
});
afterAll(() => test.close());
beforeEach(() => lines.splice(0));

/** Events of accounts; those of refused calls have tests of their own. */
const events = () =>
  lines
    .filter(({ context }) => context === 'Security')
    .map(({ message }) => message)
    .filter((message) => !JSON.stringify(message).includes('call_refused'));

it('TRUST-60 logs logins and password changes of shoppers by id, without secrets', async () => {
  const email = 'canary@example.com';
  const account = await rowsOf(test).insert('users', {
    name: 'Canary',
    email,
    phone: '+971501234567',
    username: 'canary-name',
    password_hash: await hashPassword(PASSWORD),
  });
  const login = (password: string, emailOrUsername = email) =>
    test.http.post('/api/users/login').send({ emailOrUsername, password });
  await login('a-Canary-guess').expect(401);
  await login(PASSWORD, 'unknown-canary').expect(401);
  const { body } = await login(PASSWORD).expect(200);
  await test.http
    .put(`/api/users/${account}`)
    .auth(body.token, { type: 'bearer' })
    .send({ password: 'Another-Canary-2', currentPassword: PASSWORD })
    .expect(200);
  const kind = 'shopper';
  expect(events()).toEqual([
    { event: 'login_refused', kind, account },
    { event: 'login_refused', kind, account: null },
    { event: 'login_succeeded', kind, account, factors: ['password'] },
    { event: 'password_changed', kind, account },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/canary|eyJ/i);
});

it('logs creation, password changes and deletion of dashboard accounts, with the acting admin', async () => {
  const by = await rowsOf(test).staff('boss', 'admin');
  const boss = headersOf(await staffSessionOf(test, 'boss'));
  const { body } = await test.http
    .post('/api/admin/add')
    .set(boss)
    .field({ name: 'Canary', password: PASSWORD, email: 'canary@example.com' })
    .expect(201);
  const { id: account } = body.admin;
  const password = 'Another-Canary-2';
  await test.http.put(`/api/admin/${account}/password`).set(boss).send({ password }).expect(200);
  await test.http.delete(`/api/admin/${account}`).set(boss).expect(200);
  const about = { kind: 'staff', account, type: 'subadmin', by };
  expect(events()).toEqual([
    { event: 'staff_added', ...about },
    { event: 'password_changed', ...about },
    { event: 'staff_removed', ...about },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/canary/i);
});
