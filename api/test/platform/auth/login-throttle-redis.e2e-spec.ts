import { freePort } from '@shop/local-stack';
import { rowsOf } from '../../support/catalogue-rows.js';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp({
    TRUST_PROXY: '1',
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  });
});
afterAll(() => test.close());

it('S-09 attempts are delayed while Redis is down, and the correct password works', async () => {
  const password = 'A-good-password-1';
  await rowsOf(test).insert('users', {
    name: 'Mona',
    email: 'mona@example.com',
    phone: '+971501234567',
    username: 'mona',
    password_hash: await hashPassword(password),
  });
  const login = (typed: string, at: number) =>
    test.http
      .post('/api/users/login')
      .set('X-Forwarded-For', `203.0.113.${at}`)
      .send({ emailOrUsername: 'mona', password: typed });
  await login(password, 1).expect(200);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, at) => login('a-guess', 10 + at)),
  );
  const looked = guesses.filter(({ status }) => status === 401);
  expect(looked.length).toBeGreaterThanOrEqual(5);
  expect(looked.length).toBeLessThanOrEqual(12);
  expect(guesses.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

it('catalogue and profile are available while Redis is down', async () => {
  await test.http.get('/api/categories/all').expect(200);
  await test.http.get('/api/users/1').expect(401);
});
