import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await startApp();
  const { staff, insert } = rowsOf(test);
  await staff('boss', 'admin');
  await staff('seller');
  await staff('watcher', 'ops');
  ({ cookie } = await staffSessionOf(test, 'boss'));
  const people: [string, string, string, string][] = [
    ['Mariam Saleh', 'female', 'Dubai', '+971501234567'],
    ['Omar 100%', 'Male', 'Sharjah', '+971507654321'],
    ['Nora Ali', 'Female', 'dubai', '+971551112222'],
    ['Sami Nasser', 'Undefined', 'Undefined', '+971521112222'],
  ];
  for (const [at, [name, gender, city, phone]] of people.entries())
    await insert('users', {
      name,
      gender,
      city,
      phone,
      flat: '00',
      email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
      username: `person_${at}`,
      password_hash: '$argon2id$canary',
      created_at: new Date(Date.UTC(2026, 0, at + 1)),
    });
});
afterAll(() => test.close());

const list = (query = '', as = cookie) => test.http.get(`/api/users/all${query}`).set('Cookie', as);
const namesOf = async (query: string): Promise<string[]> => {
  const { body } = await list(query).expect(200);
  expect(body.total).toBe(body.users.length);
  return body.users.map(({ name }: { name: string }) => name);
};

it('API-55 ADM-USER-02 ADM-USER-03 lists the shoppers, newest first, without a password', async () => {
  const { body } = await list().expect(200);
  expect(body).toMatchObject({ total: 4, page: 1, limit: 100 });
  expect(body.users.at(-1)).toEqual({
    id: expect.any(Number),
    name: 'Mariam Saleh',
    email: 'mariam@example.com',
    phone: '+971501234567',
    username: 'person_0',
    gender: 'female',
    city: 'Dubai',
    area: 'Undefined',
    building: 'Undefined',
    flat: '00',
    locale: 'en',
    emailVerified: false,
    wishList: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passw|hash/i);
});

it.each([
  ['?gender=female', ['Nora Ali', 'Mariam Saleh']],
  ['?gender=MALE', ['Omar 100%']],
  ['?city=Dubai', ['Nora Ali', 'Mariam Saleh']],
  ['?city=sharjah&gender=male', ['Omar 100%']],
  ['?city=Ajman', []],
  ['?gender=all&city=all', ['Sami Nasser', 'Nora Ali', 'Omar 100%', 'Mariam Saleh']],
  ['?gender=&city=&sort=newest', ['Sami Nasser', 'Nora Ali', 'Omar 100%', 'Mariam Saleh']],
])('ADM-USER-01 %s returns %j', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
});

it.each([
  ['saleh', ['Mariam Saleh']],
  ['NORA@example', ['Nora Ali']],
  ['person_2', ['Nora Ali']],
  ['050 765', ['Omar 100%']],
  ['+971 55 111', ['Nora Ali']],
  ['100%', ['Omar 100%']],
  ['%', ['Omar 100%']],
  ["o'brien", []],
])('API-55 finds %j by name, email, phone or username', async (q, names) => {
  expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(names);
});

it.each(['٠٥٠ ٧٦٥', '+٩٧١٥٠٧٦٥٤', '۰۵۰۷۶۵'])(
  'CONST-20 finds a shopper by the phone number %s',
  async (q) => {
    expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(['Omar 100%']);
  },
);

it('API-55 returns pages', async () => {
  const { body } = await list('?page=2&limit=3').expect(200);
  expect(body).toMatchObject({ total: 4, page: 2, limit: 3 });
  expect(body.users.map(({ name }: { name: string }) => name)).toEqual(['Mariam Saleh']);
  expect((await list('?page=9').expect(200)).body).toMatchObject({ users: [], total: 4 });
});

it.each(['?limit=101', '?limit=0', '?page=x', '?sort=password_hash', '?columns=password_hash'])(
  'API-55 rejects %s',
  async (query) => {
    await list(query).expect(400);
  },
);

it('API-55 is for admins only', async () => {
  await test.http.get('/api/users/all').expect(401);
  for (const username of ['seller', 'watcher'])
    await list('', (await staffSessionOf(test, username)).cookie).expect(403);
  const { token } = await shopperOf(test, 'mona');
  await test.http.get('/api/users/all').auth(token, { type: 'bearer' }).expect(403);
});

it('API-55 searches and pages with an index, for any number of shoppers', async () => {
  await test.db.query(
    `insert into users (name, email, phone, username, password_hash, city)
     select 'Person ' || n, 'many-' || n || '@example.com', '+9715' || n, 'many-' || n, 'none',
       case when n % 100 = 0 then 'Ajman' else 'Dubai' end
     from generate_series(1, 20000) n`,
  );
  await test.db.query('vacuum analyze users');
  const planOf = async (where: string, more = '') => {
    const rows = await test.db.query(
      `explain select id from users u where ${where} order by created_at desc, id desc ${more}`,
    );
    return JSON.stringify(rows);
  };
  const text = `lower(u.name || ' ' || u.email || ' ' || u.phone || ' ' || u.username)`;
  expect(await planOf(`${text} like '%many-777@%'`)).toContain('users_text');
  expect(await planOf(`lower(u.city) = 'ajman'`, 'limit 100')).toContain('users_city');
  expect(await planOf('true', 'limit 100')).toContain('users_newest');
  expect((await list('?city=ajman&limit=1').expect(200)).body.total).toBe(200);
});
