import { request } from 'node:http';
import { connect } from 'node:net';
import { RULES } from '../../support/access-table.js';
import {
  startWorld,
  type Actor,
  type TestResponse,
  type Call,
} from '../../support/access-world.js';
import { runningRoutes, type Route } from '../../support/running-routes.js';

const world = await startWorld();
const routes = runningRoutes(world.test);
afterAll(() => world.close());

interface Problem {
  status: number;
  code: string;
  detail: string;
  fields?: Record<string, string>;
}

/** Checks that a response is a complete problem document. */
const problemIn = ({ status, headers, text }: TestResponse): Problem => {
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(headers.get('cache-control')).toBe('no-store');
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({
    status,
    success: false,
    type: `urn:shop:problem:${problem.code}`,
    title: expect.stringMatching(/\S/),
    detail: expect.stringMatching(/\S/),
    error: problem.detail,
    message: problem.detail,
    requestId: headers.get('x-request-id'),
  });
  return problem;
};
const callerOf = ({ name }: Route): Actor => {
  const may = RULES[name]?.may ?? [];
  return may.includes('guest') ? 'guest' : (may[0] ?? 'admin');
};
const send = async (route: Route, change: (plain: Call) => Call): Promise<TestResponse> => {
  const who = callerOf(route);
  const plain = (await RULES[route.name]?.call?.(world, who)) ?? {};
  return world.send(route, change(plain), await world.identify(who));
};

/** Sends a path unchanged; `fetch` would normalise it. */
const raw = async (method: string, path: string, body = ''): Promise<TestResponse> => {
  const { hostname, port } = new URL(await world.test.app.getUrl());
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const call = request({ hostname, port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(
            Object.entries(answer.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]),
          ),
          text,
          bytes: Buffer.from(text),
        }),
      );
    });
    call.on('error', reject).end(body);
  });
};

it.each([
  ['GET', '/api/nowhere/here'],
  ['POST', '/api/nowhere/here'],
  ['PUT', '/api/brands/all'],
  ['PATCH', '/api/users/login'],
  ['DELETE', '/api'],
  ['GET', '/api/../api/nowhere'],
  ['PROPFIND', '/api/products/all'],
])('S-02 %s %s: unknown addresses return the same 404 for every method', async (method, path) => {
  const answer = await raw(method, path);
  expect(problemIn(answer)).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.text).not.toContain('nowhere');
});

it('S-02 HEAD returns the same without a body', async () => {
  const { status, headers, text } = await raw('HEAD', '/api/nowhere/here');
  expect([status, headers.get('content-type'), text]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
    '',
  ]);
});

const IDS = new Set(['id', 'userId', 'productId', 'n']);
const withId = routes.filter(({ path }) =>
  [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => IDS.has(name)),
);

it.each(withId)('$name: an impossible id returns 400', async (route) => {
  for (const wrong of [
    'abc',
    '0',
    '-1',
    '1.5',
    '2147483648',
    '99999999999999999999',
    '1e3',
    ' 1',
    '1;',
  ]) {
    const answer = await send(route, (plain) => ({
      ...plain,
      path: Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, wrong]),
      ),
    }));
    expect([wrong, problemIn(answer).status]).toEqual([wrong, 400]);
    if (route.method === 'GET') expect(problemIn(answer).code).toBe('invalid_id');
  }
});

const withBody = routes.filter(({ name, method }) => method !== 'GET' && RULES[name]?.call);
const jsonOnly = withBody.filter(({ name }) => !/sendData|card\/return/.test(name));

it.each(withBody)('$name accepts its own body type only', async (route) => {
  const plain = (await RULES[route.name]?.call?.(world, callerOf(route))) ?? {};
  const types = ['text/plain', 'application/xml', 'application/octet-stream'];
  if (plain.multipart) types.push('application/json', 'application/x-www-form-urlencoded');
  else types.push(plain.form ? 'application/json' : 'application/x-www-form-urlencoded');
  if (!plain.multipart) types.push('multipart/form-data; boundary=x');
  for (const type of types) {
    const answer = await send(route, ({ path, query }) => ({
      path,
      query,
      json: '{"name":"x"}',
      headers: { 'Content-Type': type },
    }));
    expect([type, problemIn(answer).code]).toEqual([type, 'unsupported_type']);
    expect(answer.status).toBe(415);
  }
});

it.each(jsonOnly.filter(({ name }) => /login|quote|register/.test(name)))(
  '$name: JSON that cannot be read is a 400',
  async (route) => {
    for (const body of ['{', '{"a":}', 'nothing', '\u0000', '{"a":1}}']) {
      const answer = await send(route, () => ({ json: body }));
      expect([body, problemIn(answer).code]).toEqual([body, 'malformed']);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(/JSON at position|Unexpected token/);
    }
  },
);

it.each(['/api/products/one/%ff', '/api/users/%E0%A4%A/wishlist/products', '/api/uploads/%c0%ae'])(
  '%s: an address that cannot be decoded is a 400',
  async (path) => {
    expect(problemIn(await raw('GET', path))).toMatchObject({ status: 400, code: 'malformed' });
  },
);

it.each([
  ['page', 'page=1&page=2'],
  ['limit', 'limit=10&limit=10'],
  ['page', 'page=x'],
  ['unknown', 'unknown=1'],
  ['__proto__[x]', '__proto__[x]=1'],
  ['q', `q=${'a'.repeat(1500)}`],
])('an invalid parameter %s returns 400 with its name', async (name, query) => {
  const problem = problemIn(await raw('GET', `/api/products/all?${query}`));
  expect(problem).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(Object.keys(problem.fields ?? {})).toContain(name);
});

it('S-06 names of object properties have no effect in a query', async () => {
  const { status } = await raw('GET', '/api/products/all?__proto__=1&constructor=2');
  expect(status).toBe(200);
});

it('each invalid field is reported with a pointer and a message', async () => {
  const answer = await raw('POST', '/api/checkout/quote', '{"lines":[{"productId":"x"}],"city":1}');
  const { errors } = JSON.parse(answer.text);
  expect(problemIn(answer).code).toBe('invalid_input');
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/lines/0/productId',
    '#/lines/0/quantity',
    '#/city',
  ]);
  for (const { detail } of errors) expect(detail).toMatch(/^[A-Z].*\.$/);
});

it('a number or character that PostgreSQL cannot store returns 400', async () => {
  const { identify, people } = world;
  const owner = await identify('owner');
  const profile = { method: 'PUT', path: '/users/:id' };
  const path = { id: people.owner.id };
  const nul = await world.send(profile, { path, json: { area: 'a\0b' } }, owner);
  expect(problemIn(nul)).toMatchObject({ status: 400, code: 'invalid_input' });
  const late = await raw('GET', '/api/products/all?page=99999999999999999999');
  expect(problemIn(late).status).toBe(400);
});

it('TRUST-62 an unexpected error is a fixed sentence, without the statement, its table or a stack', async () => {
  const run = (statement: string) => world.test.db.query(statement);
  await run('alter table users rename to users_away');
  const body = JSON.stringify({ emailOrUsername: 'somebody@example.com', password: 'secret-1' });
  const answer = await raw('POST', '/api/users/login', body).finally(() =>
    run('alter table users_away rename to users'),
  );
  expect(problemIn(answer)).toMatchObject({ status: 500, code: 'internal_server_error' });
  expect(answer.text).not.toMatch(/users|relation|select|secret-1|somebody|\.[jt]s\b/i);
});

it('a well-formed request id of the caller is returned, otherwise a new one', async () => {
  const ask = (id: string) => world.test.http.get('/api/nothing').set('X-Request-Id', id);
  expect((await ask('order-7f3a2b91')).headers['x-request-id']).toBe('order-7f3a2b91');
  expect((await ask('<script>')).headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});

/** The first line of the response to bytes as they are. */
const firstLineOf = async (lines: string[]): Promise<string> => {
  const { hostname, port } = new URL(await world.test.app.getUrl());
  const socket = connect(Number(port), hostname);
  socket.end(lines.join('\r\n'));
  let text = '';
  for await (const part of socket) text += String(part);
  expect(text.match(/^HTTP/gm)).toHaveLength(1);
  return text.slice(0, text.indexOf('\r\n'));
};

it.each([
  ['two lengths', ['Content-Length: 3', 'Content-Length: 4']],
  ['a length and parts', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['an unknown encoding', ['Transfer-Encoding: chunked, identity']],
])('TRUST-34 refuses a request with %s', async (_, headers) => {
  const request = ['POST /api/checkout/quote HTTP/1.1', 'Host: a', ...headers, '', '0', '', ''];
  expect(await firstLineOf([...request, 'GET / HTTP/1.1', 'Host: a', '', ''])).toBe(
    'HTTP/1.1 400 Bad Request',
  );
});

it('TRUST-34 does not answer TRACE', async () => {
  const { status, text } = await raw('TRACE', '/api/brands/all');
  expect(status).toBe(404);
  expect(text).not.toContain('TRACE');
});
