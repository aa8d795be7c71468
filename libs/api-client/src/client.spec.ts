import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ApiError } from './api-error';
import { api, CALL_TIMEOUT_MS } from './client';
import { sessionToken } from './session-token';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

type Handler = (response: ServerResponse, headers: NodeJS.Dict<string | string[]>) => void;

let server: Server;
let baseUrl = '';
let answer: Handler;
beforeAll(async () => {
  server = createServer(({ headers }, response) => answer(response, headers)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void jest.useRealTimers());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const brands = (signal?: AbortSignal) =>
  api.GET('/brands/all', { baseUrl, ...(signal && { signal }) });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not an ApiError: ${String(error)}`);
  return error;
};
const answering =
  (status: number, body = '', type = 'application/json'): Handler =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);

it.each([200, 201, 202, 299])('API-02 %i is success', async (status) => {
  answer = answering(status, '[{"id":1,"name":"Noctelle","icon":null}]');
  expect((await brands()).data).toHaveLength(1);
});

it.each([400, 401, 404, 409, 429, 500, 503])(
  'API-02 %i without a message shows its number',
  async (status) => {
    answer = answering(status, '<html>', 'text/html');
    const error = await failure(brands());
    expect(error.message).toBe(`Request failed with status code ${status}`);
    expect([error.status, error.serverMessage]).toEqual([status, undefined]);
  },
);

it('API-02 a problem has its message and points at the fields', async () => {
  const errors = [{ pointer: '#/name', detail: 'Too long.' }];
  const problem = { status: 400, code: 'invalid_input', detail: 'Too long.', errors };
  answer = answering(400, JSON.stringify(problem), 'application/problem+json');
  expect(await failure(brands())).toMatchObject({
    message: 'Too long.',
    serverMessage: 'Too long.',
    code: 'invalid_input',
    errors,
  });
});

it('API-02 unreachable server: "Network Error"', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  await once(gone, 'close');
  const call = api.GET('/brands/all', { baseUrl: `http://127.0.0.1:${port}` });
  expect(await failure(call)).toMatchObject({ message: 'Network Error', status: 0 });
});

it('API-02 a connection lost before or within the response: "Network Error"', async () => {
  answer = (response) => response.destroy();
  expect((await failure(brands())).message).toBe('Network Error');
  answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    response.write('[{"id":1,', () => response.destroy());
  };
  expect((await failure(brands())).message).toBe('Network Error');
});

it('NET-02 a call that fails without a connection was not sent, unlike one whose connection is lost', async () => {
  answer = (response) => response.destroy();
  expect(await failure(brands())).toMatchObject({ status: 0, code: 'network' });
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failure(brands())).toMatchObject({ status: 0, code: 'offline' });
  isOnLine.mockRestore();
});

it('API-02 a cancelled call: "Request aborted"', async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  expect((await failure(brands(stop.signal))).message).toBe('Request aborted');
});

it('API-01 API-02 no response in time: "timeout of 15000ms exceeded"', async () => {
  jest.useFakeTimers();
  const asked = new Promise<void>((resolve) => {
    answer = () => resolve();
  });
  let isOver = false;
  const failed = failure(brands()).finally(() => (isOver = true));
  await asked;
  // Timers must survive a garbage collection while the call waits.
  collectGarbage();
  await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS - 1);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect((await failed).message).toBe('timeout of 15000ms exceeded');
});

it('API-01 sends the token, the XSRF cookie and any Accept', async () => {
  sessionToken.set('a-token');
  document.cookie = 'XSRF-TOKEN=an%3Dxsrf';
  let seen: NodeJS.Dict<string | string[]> = {};
  answer = (response, headers) => {
    seen = headers;
    answering(200, '[]')(response, headers);
  };
  await brands();
  sessionToken.clear();
  expect(seen).toMatchObject({
    authorization: 'Bearer a-token',
    'x-xsrf-token': 'an=xsrf',
    accept: '*/*',
  });
});

it('TRUST-51 over https the XSRF cookie has the prefix __Host-, before one of an earlier version', async () => {
  const cookies = jest
    .spyOn(document, 'cookie', 'get')
    .mockReturnValue('XSRF-TOKEN=old; __Host-XSRF-TOKEN=a%3Dtoken');
  let sent: string | string[] | undefined;
  answer = (response, headers) => {
    sent = headers['x-xsrf-token'];
    answering(200, '[]')(response, headers);
  };
  await brands().finally(() => cookies.mockRestore());
  expect(sent).toBe('a=token');
});

it.each(['ar', 'en', ''])('API-74 sends the language of the page, "%s"', async (lang) => {
  document.documentElement.lang = lang;
  let acceptLanguage: string | string[] | undefined;
  answer = (response, headers) => {
    acceptLanguage = headers['accept-language'];
    answering(200, '[]')(response, headers);
  };
  await brands();
  expect(acceptLanguage).toBe(lang || 'en');
});
