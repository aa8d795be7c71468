import { TooManyRequests } from '../../../src/platform/http/problem.js';
import { RedisClient } from '../../../src/platform/queues/redis-client.js';
import { LoginThrottle } from '../../../src/platform/auth/login-throttle.js';
import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { counterName } from '../../../src/platform/rate-limit/shared-limiter.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { delayLogins } from '../../support/login-delay.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const PASSWORD = 'A-good-password-1';
const HOME = '198.51.100.7';
/** A thousand calls on a machine of any speed. */
const LIMIT_MS = 120_000;
const strangers = Array.from({ length: 50 }, (_, at) => `203.0.113.${at + 1}`);

let test: TestApp;
let hash: string;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
  hash = await hashPassword(PASSWORD);
});
afterAll(() => test.close());

const shopper = (name: string) =>
  rowsOf(test).insert('users', {
    name,
    email: `${name}@example.com`,
    phone: '+971501234567',
    username: name,
    password_hash: hash,
  });
const login = (name: string, password = PASSWORD, from = HOME) =>
  test.http
    .post('/api/users/login')
    .set('X-Forwarded-For', from)
    .send({ emailOrUsername: name, password });
const staffLogin = (username: string, password = PASSWORD, from = HOME) =>
  test.http.post('/api/admin/login').set('X-Forwarded-For', from).send({ username, password });
/** Simultaneous attempts from all other addresses; returns how many passwords were checked. */
const attack = async (guess: (from: string) => PromiseLike<{ status: number }>, rounds: number) => {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    statuses.push(...(await Promise.all(strangers.map(guess))).map(({ status }) => status));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  return statuses.filter((status) => status === 401).length;
};

const delay = (guess: (from: string) => PromiseLike<unknown>) =>
  delayLogins(test, (at) => guess(`198.51.100.${100 + at}`));

it(
  'S-09 of 1000 attempts from 50 addresses few are checked, and the owner can log in meanwhile',
  async () => {
    await shopper('victim');
    await login('victim').expect(200);
    const guess = (from: string) => login('victim', 'a-guess', from);
    const looked = await attack(guess, 20);
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThanOrEqual(20);
    await delay(guess);
    const stranger = await login('victim', PASSWORD, '203.0.113.99').expect(429);
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0);
    await login('victim', 'a-typing-error').expect(401);
    await login('victim').expect(200);
  },
  LIMIT_MS,
);

it(
  'S-09 the same for the dashboard, where email address and username share a counter',
  async () => {
    await rowsOf(test).insert('staff', {
      name: 'Boss',
      username: 'boss',
      type: 'admin',
      password_hash: hash,
    });
    await staffLogin('boss').expect(200);
    const guess = (from: string) => staffLogin('boss', 'a-guess', from);
    expect(await attack(guess, 4)).toBeLessThanOrEqual(12);
    await delay(guess);
    await staffLogin('boss', PASSWORD, '203.0.113.99').expect(429);
    await staffLogin('boss').expect(200);
  },
  LIMIT_MS,
);

it('S-09 username and email address of an account share a counter', async () => {
  await shopper('twofold');
  const names = ['twofold', 'twofold@example.com', 'TWOFOLD@example.com'];
  let calls = 0;
  await delay((from) => login(String(names[calls++ % 3]), 'a-guess', from).expect(401));
  for (const name of names) await login(name, 'a-guess').expect(429);
});

it('S-09 S-11 attempts at an unknown account are delayed alike, with the same message', async () => {
  await shopper('known');
  const answersOf = async (name: string) => {
    const answers: { status: number; body: { error: string } }[] = [];
    await delay(async (from) => answers.push(await login(name, 'a-guess', from)));
    answers.push(await login(name, 'a-guess', '192.0.2.1'));
    return answers.map(({ status, body }) => ({ status, error: body.error }));
  };
  const known = await answersOf('known');
  expect(await answersOf('unknown')).toEqual(known);
  expect(known.map(({ status }) => status)).toEqual([...new Array(12).fill(401), 429]);
});

it('S-09 the correct password resets the counter', async () => {
  await shopper('clumsy');
  const from = '192.0.2.3';
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < 4; at += 1) await login('clumsy', 'a-guess', from).expect(401);
    await login('clumsy', PASSWORD, from).expect(200);
  }
});

it('S-09 the delay doubles from a second to an hour, and is reset two hours after the last attempt', async () => {
  const throttle = test.app.get(LoginThrottle);
  const { client } = test.app.get(RedisClient);
  const name = counterName('shopper:4711');
  const waits: number[] = [];
  for (let at = 0; at < 5; at += 1) await throttle.admit('shopper:4711', { ip: HOME });
  for (let at = 0; at < 14; at += 1) {
    await throttle.admit('shopper:4711', { ip: HOME });
    const refusal: unknown = await throttle
      .admit('shopper:4711', { ip: HOME })
      .catch((error) => error);
    waits.push(refusal instanceof TooManyRequests ? refusal.retryAfter : 0);
    // The delay is over.
    await client.del(`limit:login-gate:${name}`);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
  for (const counter of ['free', 'steps']) {
    const left = await client.ttl(`limit:login-${counter}:${name}`);
    expect(left).toBeGreaterThan(7100);
    expect(left).toBeLessThanOrEqual(7200);
  }
});

it('S-09 a forged X-Forwarded-For does not give a new counter', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    const answer = await login(`name-${at}`, 'a-guess', `10.0.0.${at}, 192.0.2.77`);
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

it('S-09 an IPv6 prefix of a shopper counts as one address', async () => {
  await shopper('six');
  await login('six', PASSWORD, '2001:db8:1:2::1').expect(200);
  await delay((from) => login('six', 'a-guess', from));
  await login('six', PASSWORD, '2001:db8:1:3::1').expect(429);
  await login('six', PASSWORD, '2001:db8:1:2:ffff::9').expect(200);
});

/** Signs in and returns the cookie that the browser keeps. */
const browserOf = async (answer: PromiseLike<{ headers: Record<string, unknown> }>) =>
  /liwan_browser=[^;]+/.exec(String((await answer).headers['set-cookie']))?.[0] ?? '';
const TRAVELS = '192.0.2.201';
const ATTACKERS = Array.from({ length: 200 }, (_, at) => `198.18.${at}.1`);

it.each([
  {
    who: 'a shopper',
    add: shopper,
    enter: login,
  },
  {
    who: 'staff',
    add: (name: string) =>
      rowsOf(test).insert('staff', { name, username: name, type: 'ops', password_hash: hash }),
    enter: staffLogin,
  },
])(
  'STAFFPW-06 the browser of $who passes at a new address while 200 addresses guess, who get no more guesses',
  async ({ who, add, enter }) => {
    const name = `traveller-${who.length}`;
    const other = `neighbour-${who.length}`;
    await add(name);
    await add(other);
    const cookie = await browserOf(enter(name).expect(200));
    const theirs = await browserOf(enter(other).expect(200));
    const forged = 'liwan_browser=AAAAAAAAAAAAAAAAAAAAAA';
    const guess = (from: string) => enter(name, 'a-guess', from);
    const statuses: number[] = [];
    for (const value of ['', forged, theirs])
      statuses.push(
        ...(await Promise.all(ATTACKERS.map((from) => guess(from).set('Cookie', value)))).map(
          ({ status }) => status,
        ),
      );
    // Five free ones, then a doubling delay; other cookies give no more.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(16);
    await delay(guess);
    for (const value of ['', forged, theirs])
      await enter(name, PASSWORD, TRAVELS).set('Cookie', value).expect(429);
    await enter(name, 'a-typing-error', TRAVELS).set('Cookie', cookie).expect(401);
    await enter(name, PASSWORD, TRAVELS).set('Cookie', cookie).expect(200);
  },
  LIMIT_MS,
);

it('STAFFPW-06 a stolen browser cookie is delayed like any other place', async () => {
  await shopper('careless');
  const cookie = await browserOf(login('careless').expect(200));
  const statuses: number[] = [];
  for (const from of ATTACKERS.slice(0, 20))
    statuses.push((await login('careless', 'a-guess', from).set('Cookie', cookie)).status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(11);
  await delay((from) => login('careless', 'a-guess', from).set('Cookie', cookie));
  await login('careless', PASSWORD, TRAVELS).set('Cookie', cookie).expect(429);
});
