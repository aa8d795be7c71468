import { createHmac, randomUUID } from 'node:crypto';
import { accepted, firstOf, isOk, ok } from '../shop.mjs';

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text) => JSON.parse(Buffer.from(text, 'base64url'));
const withToken = (guest, path, token) =>
  guest.call('GET', path, { headers: { Authorization: `Bearer ${token}` } });
const staffCookie = ({ headers }) =>
  headers.Cookie.split('; ').find((cookie) => cookie.includes('liwan_staff='));

export const sessions = [
  {
    id: 'jwt-none',
    tries: 'a token with the algorithm none, in four spellings, for another shopper',
    control: 'S-12',
    attack: async ({ alice, guest }) => {
      ok(await withToken(guest, `/users/${alice.id}`, alice.token), 'the own token');
      return firstOf(
        ['none', 'None', 'NONE', ''].map((alg) => async () => {
          const [, claims] = alice.token.split('.');
          const forged = `${part({ alg, typ: 'JWT' })}.${claims}.`;
          return accepted(await withToken(guest, `/users/${alice.id}`, forged), `alg ${alg}`);
        }),
      );
    },
  },
  {
    id: 'jwt-weak-key',
    tries: 'tokens signed with common keys, with the key in the header, with a path as key id',
    control: 'S-12',
    attack: ({ alice, guest }) =>
      firstOf(
        ['', 'secret', 'changeme', 'liwan', 'development', '0'.repeat(32)].flatMap((key) =>
          [{}, { kid: '../../dev/null' }, { jwk: { kty: 'oct', k: part(key) } }].map(
            (more) => async () => {
              const [head, claims] = alice.token.split('.');
              const signed = `${part({ ...decoded(head), ...more, alg: 'HS256' })}.${claims}`;
              const signature = createHmac('sha256', key).update(signed).digest('base64url');
              return accepted(
                await withToken(guest, `/users/${alice.id}`, `${signed}.${signature}`),
                `key "${key}"`,
              );
            },
          ),
        ),
      ),
  },
  {
    id: 'jwt-edited-claims',
    tries: 'an own token whose claims name another shopper, a later end, staff as audience',
    control: 'S-12',
    attack: ({ alice, bob, guest }) =>
      firstOf(
        [{ sub: String(alice.id) }, { exp: 9e9, sub: String(alice.id) }, { aud: 'staff' }].map(
          (change) => async () => {
            const [head, claims, signature] = bob.token.split('.');
            const forged = `${head}.${part({ ...decoded(claims), ...change })}.${signature}`;
            return (
              accepted(await withToken(guest, `/users/${alice.id}`, forged)) ??
              accepted(await withToken(guest, '/admin/me', forged))
            );
          },
        ),
      ),
  },
  {
    id: 'token-for-other-audience',
    tries: 'the token of a shopper as session of staff, and the cookie of staff as bearer token',
    control: 'S-12',
    attack: ({ alice, admin, guest }) =>
      firstOf([
        async () => {
          const [name] = staffCookie(admin).split('=');
          const headers = { Cookie: `${name}=${alice.token}` };
          return accepted(await guest.call('GET', '/admin/me', { headers }), 'shopper as staff');
        },
        async () => {
          const [, token] = staffCookie(admin).split('=');
          return accepted(
            await withToken(guest, `/users/${alice.id}/data`, token),
            'staff as shopper',
          );
        },
      ]),
  },
  {
    id: 'token-after-logout',
    tries: 'the token of a session after logout',
    control: 'S-12',
    async attack({ register, guest }) {
      const user = await register();
      ok(await user.call('POST', '/users/logout'), 'logout');
      return accepted(await withToken(guest, `/users/${user.id}`, user.token));
    },
  },
  {
    id: 'token-after-new-password',
    tries: 'the token of another browser after the password was changed',
    control: 'S-12',
    async attack({ register, signIn, guest }) {
      const user = await register();
      const stolen = await signIn(user.email, user.password);
      ok(
        await user.call('PUT', `/users/${user.id}`, {
          json: { password: `Other-${randomUUID()}`, currentPassword: user.password },
        }),
        'new password',
      );
      return accepted(await withToken(guest, `/users/${user.id}`, stolen.token));
    },
  },
  {
    id: 'session-fixation',
    tries: 'a session cookie planted before the login of staff, used after it',
    control: 'S-12',
    async attack({ guest, admin }) {
      const [name] = staffCookie(admin).split('=');
      const Cookie = `${name}=${'a'.repeat(40)}; XSRF-TOKEN=planted`;
      const { username, password } = admin;
      const answer = ok(
        await guest.call('POST', '/admin/login', {
          json: { username, password },
          headers: { Cookie },
        }),
        'login',
      );
      const set = answer.headers['set-cookie'].join(' ');
      if (set.includes('planted') || set.includes('aaaaaaaa')) return 'the login adopts the cookie';
      return accepted(await guest.call('GET', '/admin/me', { headers: { Cookie } }));
    },
  },
  {
    id: 'session-in-url',
    tries: 'a valid token in the query, in a form and in a cookie of a shopper',
    control: 'S-12',
    attack: ({ alice, guest }) =>
      firstOf([
        async () =>
          accepted(await guest.call('GET', `/users/${alice.id}?token=${alice.token}`), 'query'),
        async () =>
          accepted(
            await guest.call('GET', `/users/${alice.id}`, {
              headers: { Cookie: `token=${alice.token}` },
            }),
            'cookie',
          ),
      ]),
  },
  {
    id: 'password-change-without-password',
    tries:
      'a new password with a stolen session, without, with a wrong and with an empty current password',
    control: 'S-12',
    async attack({ register }) {
      const user = await register();
      return firstOf(
        [{}, { currentPassword: 'wrong' }, { currentPassword: '' }, { currentPassword: null }].map(
          (more) => async () =>
            accepted(
              await user.call('PUT', `/users/${user.id}`, {
                json: { password: 'Stolen-horse-77', ...more },
              }),
            ),
        ),
      );
    },
  },
  {
    id: 'csrf-without-token',
    tries:
      'writes with the cookie of an admin alone: JSON, a form, text/plain and multipart from another origin',
    control: 'S-02',
    attack: async ({ admin, guest }) => {
      ok(await admin.call('POST', '/offers/add', { json: { title: 'Own' } }), 'with the token');
      return firstOf(
        [
          { json: { title: 'CSRF' } },
          { form: { title: 'CSRF' } },
          { body: '{"title":"CSRF"}', type: 'text/plain' },
          { files: { title: 'CSRF' } },
        ].map((body) => async () => {
          const headers = { Cookie: admin.headers.Cookie, Origin: 'https://attacker.example' };
          return accepted(await guest.call('POST', '/offers/add', { ...body, headers }));
        }),
      );
    },
  },
  {
    id: 'csrf-foreign-token',
    tries:
      'writes with the XSRF token of another session, an empty one, and one planted as cookie and header',
    control: 'S-02',
    attack: ({ admin, vendor, guest }) =>
      firstOf(
        [vendor.headers['X-XSRF-TOKEN'], '', 'planted'].map((token) => async () => {
          const Cookie = `${staffCookie(admin)}; XSRF-TOKEN=${token}`;
          const headers = { Cookie, 'X-XSRF-TOKEN': token };
          return accepted(
            await guest.call('POST', '/offers/add', { json: { title: 'X' }, headers }),
          );
        }),
      ),
  },
  {
    id: 'csrf-by-get',
    tries: 'writes as GET and with a method override, with the cookie of an admin',
    control: 'S-02',
    attack: ({ admin, guest }) =>
      firstOf(
        ['/offers/add?title=X', '/admin/logout', '/products/batch-delete?ids=1'].map(
          (path) => async () => {
            const headers = { Cookie: admin.headers.Cookie, 'X-HTTP-Method-Override': 'POST' };
            return accepted(await guest.call('GET', path, { headers }), path);
          },
        ),
      ),
  },
  {
    id: 'csrf-login',
    tries:
      'logins of staff and of a shopper by a page of another site: JSON and a form, by Sec-Fetch-Site, by Origin, and from a subdomain',
    control: 'TRUST-67',
    attack: async ({ admin, alice, guest }) => {
      const { username, password } = admin;
      const shopper = { emailOrUsername: alice.email, password: alice.password };
      const logins = [
        ['/admin/login', { json: { username, password } }],
        ['/users/login', { json: shopper }],
      ];
      for (const [path, body] of logins) ok(await guest.call('POST', path, body), 'own login');
      const tries = [...logins, ['/admin/login', { form: { username, password } }]];
      const origins = [
        { 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'https://attacker.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.attacker.example' },
      ];
      return firstOf(
        tries.flatMap(([path, body]) =>
          origins.map(
            (headers) => async () =>
              accepted(await guest.call('POST', path, { ...body, headers }), path),
          ),
        ),
      );
    },
  },
  {
    id: 'reset-token-guess',
    tries: 'reset links with guessed, empty and typed tokens',
    control: 'S-13',
    async attack({ guest, alice }) {
      ok(
        await guest.call('POST', '/users/request-password-reset', { json: { email: alice.email } }),
        'request',
      );
      return firstOf(
        ['', '0', 'null', '%', String(alice.id), 'A'.repeat(43)].map(
          (token) => async () =>
            accepted(
              await guest.call('POST', '/users/reset-password', {
                json: { token, password: 'Stolen-horse-77' },
              }),
            ),
        ),
      );
    },
  },
  {
    id: 'reset-host-poisoning',
    tries:
      'a reset mail whose link leads to the host of the attacker, by Host and X-Forwarded-Host',
    control: 'S-13',
    async attack({ register, guest, mails, mail }) {
      const user = await register();
      for (const headers of [
        { Host: 'attacker.example' },
        { 'X-Forwarded-Host': 'attacker.example' },
      ])
        await guest.call('POST', '/users/request-password-reset', {
          json: { email: user.email },
          headers,
        });
      let found = [];
      for (let tries = 0; tries < 40; tries += 1) {
        found = (await mails(user.email)).filter(({ subject }) => /password/i.test(subject));
        if (found.length > 0) break;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      if (found.length === 0) throw new Error('No reset mail came.');
      const texts = await Promise.all(found.map(async ({ id }) => JSON.stringify(await mail(id))));
      return texts.some((text) => text.includes('attacker.example'))
        ? 'the link is poisoned'
        : undefined;
    },
  },
  {
    id: 'code-guess',
    tries: '30 codes for one account: with one request, with new requests, from new addresses',
    control: 'S-09',
    async attack({ register, guest }) {
      const { email } = await register();
      let checked = 0;
      for (let round = 0; round < 3; round += 1) {
        const { json } = ok(
          await guest.call('POST', '/users/request-login-code', { json: { email } }),
          'request',
        );
        for (let at = 0; at < 10; at += 1) {
          const answer = await guest.call('POST', '/users/login-with-code', {
            json: { token: json.token, code: String(round * 10 + at).padStart(8, '0') },
          });
          const evidence = accepted(answer, 'a guessed code');
          if (evidence) return evidence;
          checked += answer.json?.code === 'code_wrong' ? 1 : 0;
        }
      }
      return checked > 12 ? `${checked} of 30 codes were checked` : undefined;
    },
  },
  {
    id: 'code-replay',
    tries: 'a mailed code a second time, and with the request of another browser',
    control: 'S-13',
    async attack({ register, guest, mailedTo }) {
      const { email } = await register();
      const request = async () =>
        ok(await guest.call('POST', '/users/request-login-code', { json: { email } }), 'request')
          .json.token;
      const enter = (token, code) =>
        guest.call('POST', '/users/login-with-code', { json: { token, code } });
      const token = await request();
      const code = await mailedTo(email, /Your code: (\d{8})/);
      const other = await request();
      const evidence = accepted(await enter(other, code), 'the request of another browser');
      if (evidence) return evidence;
      ok(await enter(token, code), 'the code itself');
      return accepted(await enter(token, code), 'the second use');
    },
  },
  {
    id: 'staff-reset-guess',
    tries: 'reset links of staff with guessed tokens, those of shoppers, and a mailed one twice',
    control: 'S-13',
    async attack({ guest, admin, register, mailedTo }) {
      const username = `reset-${randomUUID().slice(0, 8)}`;
      const email = `${username}@example.com`;
      ok(
        await admin.call('POST', '/admin/add', {
          files: { name: 'Reset', username, email, password: 'Cedar-and-salt-9', type: 'ops' },
        }),
        'account',
      );
      const reset = (token) =>
        guest.call('POST', '/admin/reset-password', {
          json: { token, password: 'Stolen-horse-77' },
        });
      const shopper = await register();
      ok(
        await guest.call('POST', '/users/request-password-reset', {
          json: { email: shopper.email },
        }),
        'request of a shopper',
      );
      const theirs = await mailedTo(shopper.email, /#token=([\w-]{43})/);
      const evidence = await firstOf(
        ['', '0', 'A'.repeat(43), theirs].map(
          (token) => async () => accepted(await reset(token), 'a token of no staff'),
        ),
      );
      if (evidence) return evidence;
      ok(
        await guest.call('POST', '/admin/request-password-reset', { json: { username } }),
        'request',
      );
      const token = await mailedTo(email, /reset-password#token=([\w-]{43})/);
      ok(await reset(token), 'the link itself');
      return accepted(await reset(token), 'the second use');
    },
  },
  {
    id: 'enumeration-login',
    tries: 'different answers of the login for known and unknown accounts',
    control: 'S-11',
    async attack({ register, guest }) {
      const { email } = await register();
      const answers = [];
      for (const emailOrUsername of [email, `${randomUUID()}@example.com`]) {
        const { status, json } = await guest.call('POST', '/users/login', {
          json: { emailOrUsername, password: 'wrong-password' },
        });
        answers.push(JSON.stringify([status, { ...json, requestId: '' }]));
      }
      return answers[0] === answers[1] ? undefined : answers.join(' / ').slice(0, 200);
    },
  },
  {
    id: 'enumeration-reset',
    tries: 'different answers of the password reset for known and unknown accounts',
    control: 'S-11',
    async attack({ register, guest }) {
      const { email } = await register();
      const answers = [];
      for (const each of [email, `${randomUUID()}@example.com`]) {
        const answer = await guest.call('POST', '/users/request-password-reset', {
          json: { email: each },
        });
        answers.push(`${answer.status} ${answer.text}`);
      }
      return answers[0] === answers[1] ? undefined : answers.join(' / ').slice(0, 200);
    },
  },
  {
    id: 'brute-force',
    tries: '40 passwords for one account, each from another address; then the right one',
    control: 'S-09',
    async attack({ register, guest }) {
      const { email, password } = await register();
      let checked = 0;
      for (let at = 0; at < 40; at += 1) {
        const { status } = await guest.call('POST', '/users/login', {
          json: { emailOrUsername: email, password: `wrong-${at}-password` },
        });
        checked += status === 429 ? 0 : 1;
      }
      if (checked > 20) return `${checked} of 40 passwords were checked`;
      return accepted(
        await guest.call('POST', '/users/login', { json: { emailOrUsername: email, password } }),
        'the attacker logs in after the guesses',
      );
    },
  },
  {
    id: 'limit-by-forwarded-for',
    tries: 'a new first address in X-Forwarded-For for each guess, behind the same proxy',
    control: 'S-09',
    async attack({ guest }) {
      let counted = 0;
      for (let at = 0; at < 90; at += 1) {
        const headers = { 'X-Forwarded-For': `198.51.100.${at}, 203.0.113.200` };
        const { status } = await guest.call('GET', `/users/orders/one/${10 ** 12 + at}`, {
          headers,
        });
        counted += status === 429 ? 1 : 0;
      }
      return counted > 0 ? undefined : 'no limit after 90 calls';
    },
  },
  {
    id: 'open-registration-flood',
    tries: '60 registrations from one address',
    control: 'S-09',
    async attack({ guest }) {
      const headers = { 'X-Forwarded-For': '203.0.113.201' };
      for (let at = 0; at < 60; at += 1) {
        const json = {
          name: 'Bot',
          phone: '0501234567',
          email: `bot-${randomUUID()}@example.com`,
          password: 'Horse-battery-77',
        };
        const answer = await guest.call('POST', '/users/register', { json, headers });
        if (answer.status === 429) return undefined;
        if (!isOk(answer)) throw new Error(answer.text.slice(0, 200));
      }
      return '60 accounts';
    },
  },
];
