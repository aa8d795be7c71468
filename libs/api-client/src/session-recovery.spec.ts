import { FakeApi, problem } from '@shop/testing';
import { api } from './client';
import { recoverSessions, type SessionRecovery } from './session-recovery';
import { sessionToken } from './session-token';

const MARIAM = 7;
let state: { person: number | null; ended: boolean };
let dialogs: ((person: number | null) => void)[];
let server: FakeApi;

const allowed = 'Bearer new';
const add = () =>
  api.POST('/users/{id}/wishlist/add', {
    params: { path: { id: MARIAM } },
    body: { productId: 3 },
  });
const read = () => api.GET('/users/{id}', { params: { path: { id: MARIAM } } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const signInAs = (person: number) => {
  sessionToken.set('new');
  Object.assign(state, { person, ended: false });
  for (const close of dialogs.splice(0)) close(person);
};

const start = (more: Partial<SessionRecovery> = {}) =>
  recoverSessions({
    person: () => state.person,
    hasSession: () => !state.ended,
    onEnded: () => {
      state.ended = true;
      sessionToken.clear();
    },
    mayReadOpenSignIn: () => true,
    signIn: () => new Promise((resolve) => dialogs.push(resolve)),
    ...more,
  });

beforeEach(() => {
  state = { person: MARIAM, ended: false };
  dialogs = [];
  sessionToken.set('old');
  const guarded = ({ headers }: { headers: Headers }) =>
    headers.get('authorization') === allowed
      ? { success: true, message: '' }
      : problem(401, 'Please log in.', { code: 'unauthorized' });
  server = new FakeApi()
    .on('POST /users/{id}/wishlist/add', guarded)
    .on('GET /users/{id}', guarded)
    .on('POST /users/login', problem(401, 'Wrong password.', { code: 'wrong_login' }))
    .on('POST /users/logout', problem(401, 'Please log in.', { code: 'unauthorized' }));
  start();
});
afterEach(() => {
  recoverSessions(undefined);
  sessionToken.clear();
});

it('AUTH-20 repeats a refused call after sign-in, with its body and the new token', async () => {
  const call = add();
  await settled();
  expect([state.ended, sessionToken.get(), dialogs.length]).toEqual([true, null, 1]);
  signInAs(MARIAM);
  expect((await call).response.status).toBe(200);
  const sent = server.callsOf('POST /users/7/wishlist/add');
  expect(sent.map(({ body }) => body)).toEqual(['{"productId":3}', '{"productId":3}']);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', allowed]);
});

it('AUTH-20 a call is repeated once: a second refusal is final', async () => {
  server.on('POST /users/{id}/wishlist/add', problem(401, 'Please log in.'));
  const call = add();
  await settled();
  signInAs(MARIAM);
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect([server.calls.length, dialogs.length]).toEqual([2, 0]);
});

it('AUTH-21 calls refused together share one dialog, and a later one is repeated without it', async () => {
  const calls = [add(), read(), add()];
  await settled();
  expect(dialogs).toHaveLength(1);
  let answer: (response: Response) => void = () => undefined;
  server.on('GET /users/{id}', ({ headers }) =>
    headers.get('authorization') === allowed
      ? { late: true }
      : new Promise((resolve) => (answer = resolve)),
  );
  sessionToken.set('old');
  const late = read();
  await settled();
  signInAs(MARIAM);
  await Promise.all(calls);
  answer(problem(401, 'Please log in.'));
  expect((await late).data).toEqual({ late: true });
  expect(dialogs).toHaveLength(0);
});

it('AUTH-22 the refusal is final when sign-in is cancelled; reads of that page do not reopen it, writes do', async () => {
  const call = add();
  await settled();
  dialogs.pop()?.(null);
  await expect(call).rejects.toMatchObject({ status: 401, message: 'Please log in.' });
  await expect(read()).rejects.toMatchObject({ status: 401 });
  expect(dialogs).toHaveLength(0);
  const again = add();
  await settled();
  signInAs(MARIAM);
  await again;
});

it('AUTH-23 a request of one person is never repeated for another', async () => {
  const call = add();
  await settled();
  signInAs(8);
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(server.callsOf('POST /users/7/wishlist/add')).toHaveLength(1);
});

it('AUTH-20 does not open for guests, login, logout, and reads of public pages', async () => {
  const wrong = api.POST('/users/login', { body: { emailOrUsername: 'a', password: 'b' } });
  await expect(wrong).rejects.toMatchObject({ message: 'Wrong password.' });
  await expect(api.POST('/users/logout')).rejects.toMatchObject({ status: 401 });
  expect(state.ended).toBe(false);
  start({ mayReadOpenSignIn: () => false });
  await expect(read()).rejects.toMatchObject({ status: 401 });
  expect(state.ended).toBe(true);
  state.person = null;
  await expect(add()).rejects.toMatchObject({ status: 401 });
  expect(dialogs).toHaveLength(0);
});

describe('calls that need a confirmed password', () => {
  let asked: ((confirmed: boolean) => void)[];
  let isConfirmed: boolean;
  beforeEach(() => {
    asked = [];
    isConfirmed = false;
    server.on('POST /users/{id}/wishlist/add', () =>
      isConfirmed
        ? { success: true, message: '' }
        : problem(403, 'Please confirm your password first.', {
            code: 'reauthentication_required',
          }),
    );
    start({ confirm: () => new Promise((resolve) => asked.push(resolve)) });
  });

  it('SIGNIN-09 are repeated with their bodies once it is confirmed, with one question', async () => {
    const calls = [add(), add()];
    await settled();
    expect(asked).toHaveLength(1);
    isConfirmed = true;
    asked[0]?.(true);
    const answers = await Promise.all(calls);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200]);
    const sent = server.callsOf('POST /users/7/wishlist/add');
    expect(sent.map(({ body }) => body)).toEqual(Array(4).fill('{"productId":3}'));
  });

  it('SIGNIN-09 fail when the question is cancelled, and ask again the next time', async () => {
    const call = add();
    await settled();
    asked[0]?.(false);
    await expect(call).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' });
    void add().catch(() => undefined);
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('SIGNIN-09 other refusals ask for nothing', async () => {
    server.on('POST /users/{id}/wishlist/add', problem(403, 'No.', { code: 'right_missing' }));
    await expect(add()).rejects.toMatchObject({ code: 'right_missing' });
    expect(asked).toHaveLength(0);
  });
});
