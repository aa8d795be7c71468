import { hashPassword } from '../../../src/platform/auth/passwords.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { compareTimes, mannWhitney } from './mann-whitney.js';
import { startApp, type TestApp } from '../../support/test-app.js';

const COUNT = 60;
/** Of a difference that chance has made, the next series of calls shows nothing. */
const SERIES = 2;
/** Hundreds of password hashes, on a machine of any speed. */
const LIMIT_MS = 120_000;
/** An attacker learns something only from a difference that is both significant and large enough to measure. */
const SURE = 0.001;
const SEEN_MS = 2;

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ TRUST_PROXY: '1' });
  const password_hash = await hashPassword('A-good-password-1');
  const { insert } = rowsOf(test);
  const name = 'Known';
  for (let at = 0; at <= SERIES * COUNT; at += 1) {
    const username = `known-${at}`;
    const email = `${username}@example.com`;
    await insert('users', { name, username, email, phone: '+971501234567', password_hash });
    await insert('staff', { name, username, email, type: 'vendor', password_hash });
    await insert('seller_requests', { name, email, phone: '+971501234567', location: 'Dubai' });
  }
});
afterAll(() => test.close());

let caller = 0;
const post = (path: string, body: object) => {
  caller += 1;
  const from = `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`;
  return test.http.post(`/api${path}`).set('X-Forwarded-For', from).send(body);
};
const seller = { name: 'Known', phone: '050 123 4567', location: 'Dubai' };

it.each([
  [
    'the shoppers’ login',
    (name: string) => post('/users/login', { emailOrUsername: name, password: 'a-guess' }),
  ],
  [
    'the dashboard’s login',
    (name: string) => post('/admin/login', { username: name, password: 'a-guess' }),
  ],
  [
    'the request for a reset link',
    (name: string) => post('/users/request-password-reset', { email: `${name}@example.com` }),
  ],
  [
    'the request to sell',
    (name: string) => post('/seller/add-user', { ...seller, email: `${name}@example.com` }),
  ],
])(
  'S-11 time and message of %s do not depend on whether the account exists',
  async (_, call) => {
    const answers = new Set<string>();
    const ask = async (name: string) => {
      const { status, body } = await call(name);
      answers.add(JSON.stringify({ status, ...body, requestId: undefined }));
    };
    await ask('known-0');
    const found: { p: number; gapMs: number }[] = [];
    const isDetected = () => found.every(({ p, gapMs }) => p < SURE && gapMs > SEEN_MS);
    while (found.length < SERIES && isDetected()) {
      const first = 1 + found.length * COUNT;
      found.push(
        await compareTimes(
          COUNT,
          (at) => ask(`known-${first + at}`),
          (at) => ask(`other-${first + at}`),
        ),
      );
    }
    expect(answers.size).toBe(1);
    expect({ found, isDetected: isDetected() }).toMatchObject({ isDetected: false });
  },
  LIMIT_MS,
);

it('S-11 the statistic detects an actual difference', () => {
  const times = Array.from({ length: 60 }, (_, at) => 20 + Math.sin(at) * 5);
  expect(mannWhitney(times, [...times].reverse())).toBeGreaterThan(0.5);
  const slower = times.map((time) => time + 5);
  expect(mannWhitney(times, slower)).toBeLessThan(SURE);
  expect(mannWhitney(slower, times)).toBeLessThan(SURE);
});
