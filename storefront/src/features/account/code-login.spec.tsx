import { makeUser, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';
import { sentCode } from './sent-code';

const EMAIL = 'mariam@example.com';
const FIRST = 'a'.repeat(43);
const SECOND = 'b'.repeat(43);
const requested = (token: string) => ({ success: true, message: '', token });

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The page with a code that was requested so many seconds ago. */
const openWithCode = async (seconds: number) => {
  sentCode.keep({ token: FIRST, email: EMAIL, at: Date.now() - seconds * 1000 });
  renderShop('/login');
  await screen.findByLabelText('Code');
};
const bodies = (route: string) => api.callsOf(route).map(({ body }) => JSON.parse(body));

it('SHOPPER-11 a typed address goes along; an invalid one gets a message at the field', async () => {
  api.on('POST /users/request-login-code', requested(FIRST));
  renderShop('/login');
  await screen.findByLabelText('Email or username');
  type('Email or username', EMAIL);
  press('Email me a code');
  expect(await screen.findByDisplayValue(EMAIL)).toBeTruthy();
  type('Email', 'mariam@');
  press('Email me a code');
  expect((await screen.findAllByText(/like name@example.com/)).length).toBeGreaterThan(0);
  expect(api.callsOf('POST /users/request-login-code')).toEqual([]);
  type('Email', EMAIL);
  press('Email me a code');
  expect(await screen.findByLabelText('Code')).toBeTruthy();
  expect(bodies('POST /users/request-login-code')).toEqual([{ email: EMAIL }]);
});

it('SHOPPER-12 a failed request keeps the address and says so', async () => {
  api.on('POST /users/request-login-code', problem(429, 'Too many requests.'));
  renderShop('/login');
  await screen.findByLabelText('Email or username');
  press('Email me a code');
  await screen.findByLabelText('Email');
  type('Email', EMAIL);
  press('Email me a code');
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  expect(screen.getByDisplayValue(EMAIL)).toBeTruthy();
});

it('SHOPPER-12 another code can be requested after a minute', async () => {
  await openWithCode(30);
  expect(screen.getByText(/You can request a new code in (29|30) s\./)).toBeTruthy();
  press('Send a new code');
  expect(api.callsOf('POST /users/request-login-code')).toEqual([]);
});

it('SHOPPER-12 a new code goes with its own token, and the wait begins again', async () => {
  api
    .on('POST /users/request-login-code', requested(SECOND))
    .on('POST /users/login-with-code', { token: 't', user: makeUser() });
  await openWithCode(61);
  expect(screen.queryByText(/You can request a new code/)).toBeNull();
  type('Code', '11112222');
  press('Send a new code');
  expect(await screen.findByText(/We have sent you a new code/)).toBeTruthy();
  expect(screen.getByText(/You can request a new code in (59|60) s\./)).toBeTruthy();
  expect(sentCode.read()?.token).toBe(SECOND);
  type('Code', '33334444');
  press('Log in');
  await waitFor(() =>
    expect(bodies('POST /users/login-with-code')).toEqual([{ token: SECOND, code: '33334444' }]),
  );
  await waitFor(() => expect(sentCode.read()).toBeUndefined());
});

it('SHOPPER-12 a lost request for a new code keeps the first one valid', async () => {
  api.on('POST /users/request-login-code', problem(503, 'Unavailable.'));
  await openWithCode(61);
  type('Code', '11112222');
  press('Send a new code');
  expect(await screen.findByText('Unavailable.')).toBeTruthy();
  expect(screen.getByDisplayValue('11112222')).toBeTruthy();
  expect(sentCode.read()?.token).toBe(FIRST);
});

it.each([
  ['code_wrong', 'This code is wrong.'],
  ['code_used', 'This code was already used.'],
  ['code_expired', 'This code has expired.'],
])('SHOPPER-12 %s is reported at the field, and nothing typed is lost', async (code, detail) => {
  const errors = [{ pointer: '#/code', detail }];
  api.on('POST /users/login-with-code', problem(400, detail, { code, errors }));
  await openWithCode(5);
  type('Code', '11112222');
  press('Log in');
  await waitFor(() =>
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(detail).length).toBeGreaterThan(0);
  expect(screen.getByDisplayValue('11112222')).toBeTruthy();
});

it('SHOPPER-11 an old request is not continued', async () => {
  sentCode.keep({ token: FIRST, email: EMAIL, at: Date.now() - 11 * 60_000 });
  renderShop('/login');
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
});

it('SHOPPER-06 says that the password was removed before the page is left', async () => {
  api.on('POST /users/login-with-code', { token: 't', user: makeUser(), formerLoginRemoved: true });
  await openWithCode(5);
  type('Code', '11112222');
  press('Log in');
  expect((await screen.findByRole('alert')).textContent).toMatch(/password of your account/);
  expect(sentCode.read()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});
