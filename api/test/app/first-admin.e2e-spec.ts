import { firstAdmin } from '../../src/app/commands/first-admin.js';
import { startApp, type TestApp } from '../support/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const logIn = (password: string) =>
  shop.http.post('/api/admin/login').send({ username: 'admin', password });

it('creates one admin in an empty shop, who can log in with the returned password', async () => {
  const made = await Promise.all([firstAdmin(shop.databaseUrl), firstAdmin(shop.databaseUrl)]);
  const [password = '', ...more] = made.filter((each) => each !== undefined);
  expect(more).toEqual([]);
  const { status, body } = await logIn(password);
  expect([status, body.admin.type]).toEqual([200, 'admin']);
  expect(await firstAdmin(shop.databaseUrl)).toBeUndefined();
  expect((await logIn(password)).status).toBe(200);
});
