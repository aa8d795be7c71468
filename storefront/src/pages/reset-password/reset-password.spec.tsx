import { makeUser, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const main = () => within(screen.getByRole('main'));
const type = (label: string, value: string) =>
  fireEvent.change(main().getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(main().getByRole('button', { name }));
const LINK = '/reset-password#token=abcdefghijklmnopqrstuvwxyz';

beforeEach(() => {
  resetShop();
  api = shopApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const request = async () => {
  renderShop('/reset-password');
  await screen.findByLabelText('Email');
  type('Email', ' mariam@example.com ');
  press('Send the link');
};

it('AUTH-12 shows the same message for every email address', async () => {
  api.on('POST /users/request-password-reset', { success: true, message: 'Sent.' });
  await request();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Check your inbox' });
  expect(document.activeElement).toBe(heading);
  expect(main().getByText(/^If there is an account with this email address/)).toBeTruthy();
  const [call] = api.callsOf('POST /users/request-password-reset');
  expect(JSON.parse(call?.body ?? '')).toEqual({ email: 'mariam@example.com' });
  press('Request a new link');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

it('AUTH-12 sets the new password of the link and logs in with it', async () => {
  api
    .on('POST /users/reset-password', { success: true, message: '', email: 'mariam@example.com' })
    .on('POST /users/login', { token: 'new-token', user: makeUser() });
  renderShop(LINK);
  await screen.findByLabelText('New password');
  expect(main().getByText(/^At least 8 characters/)).toBeTruthy();
  type('New password', 'short');
  press('Save and log in');
  expect(await screen.findByText('Use at least 8 characters.')).toBeTruthy();
  type('New password', 'Quiet-lantern-9');
  press('Save and log in');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('new-token'));
  expect(JSON.parse(api.callsOf('POST /users/reset-password')[0]?.body ?? '')).toEqual({
    token: 'abcdefghijklmnopqrstuvwxyz',
    password: 'Quiet-lantern-9',
  });
  expect(JSON.parse(api.callsOf('POST /users/login')[0]?.body ?? '')).toEqual({
    emailOrUsername: 'mariam@example.com',
    password: 'Quiet-lantern-9',
  });
});

it.each([
  ["the server's sentence", problem(429, 'Too many attempts.'), 'Too many attempts.'],
  ['its own', new Response('', { status: 500 }), 'Something went wrong.'],
])(
  'AUTH-13 shows %s when no link can be sent, and keeps the address',
  async (_what, answer, text) => {
    api.on('POST /users/request-password-reset', answer);
    await request();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(main().getByLabelText<HTMLInputElement>('Email').value).toContain('mariam@example.com');
  },
);

it.each([
  [
    "the server's sentence",
    problem(400, 'This link is no longer valid.'),
    'This link is no longer valid.',
  ],
  ['its own', new Response('', { status: 500 }), 'Something went wrong.'],
])('AUTH-13 shows %s when the link is refused, and offers another', async (_what, answer, text) => {
  api.on('POST /users/reset-password', answer);
  renderShop(LINK);
  await screen.findByLabelText('New password');
  type('New password', 'Quiet-lantern-9');
  press('Save and log in');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  fireEvent.click(main().getByRole('link', { name: 'Request a new link' }));
  expect(await screen.findByRole('button', { name: 'Send the link' })).toBeTruthy();
});

const USER_FIELDS =
  'area building city email emailVerified flat gender id locale name phone username wishList'.split(
    ' ',
  );

it('AUTH-14 stores the user as the server sends it, never a password', async () => {
  const user = makeUser();
  api
    .on('POST /users/reset-password', { success: true, message: '', email: user.email })
    .on('POST /users/login', { token: 'new-token', user });
  renderShop(LINK);
  await screen.findByLabelText('New password');
  type('New password', 'Quiet-lantern-9');
  press('Save and log in');
  await waitFor(() => expect(localStorage.getItem('user')).not.toBeNull());
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(Object.keys(user).sort()).toEqual(USER_FIELDS);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toContain('Quiet-lantern-9');
});
