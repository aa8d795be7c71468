import { firstAdmin } from '../../src/app/commands/first-admin.js';
import { startApp, type TestApp } from '../support/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const logIn = (password: string) =>
  shop.http.post('/api/admin/login').send({ username: 'admin', password });

it('SIGNIN-06 a new shop has no account; the command creates one admin, who changes the returned password first', async () => {
  expect(await shop.db.query('select 1 from staff')).toEqual([]);
  const made = await Promise.all([firstAdmin(shop.databaseUrl), firstAdmin(shop.databaseUrl)]);
  const [password = '', ...more] = made.filter((each) => each !== undefined);
  expect(more).toEqual([]);
  const { status, body } = await logIn(password);
  expect([status, body.admin.type]).toEqual([200, 'admin']);
  expect(body.admin).toMatchObject({ setup: 'password', rights: [] });
  expect(await firstAdmin(shop.databaseUrl)).toBeUndefined();
  expect((await logIn(password)).status).toBe(200);
});
