import { makeUser, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

const TOKEN = `7.1800000000000.${'a'.repeat(43)}`;
const LINK = `/verify-email#token=${TOKEN}`;
let api: FakeApi;
const main = () => within(screen.getByRole('main'));
const press = async (name: string) => fireEvent.click(await main().findByRole('button', { name }));

beforeEach(() => {
  resetShop();
  api = shopApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('AUTH-30 opening the link confirms nothing, a click does', async () => {
  api.on('POST /users/verify-email', { success: true, message: '' });
  logIn({ id: 7, emailVerified: false });
  renderShop(LINK);
  await main().findByRole('button', { name: 'Confirm my address' });
  expect(api.callsOf('POST /users/verify-email')).toEqual([]);
  await press('Confirm my address');
  const heading = await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  expect(document.activeElement).toBe(heading);
  const [call] = api.callsOf('POST /users/verify-email');
  expect(JSON.parse(call?.body ?? '')).toEqual({ token: TOKEN });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ emailVerified: true });
});

it('AUTH-30 the link of another account does not change the own one', async () => {
  api.on('POST /users/verify-email', { success: true, message: '' });
  logIn({ id: 8, emailVerified: false });
  renderShop(LINK);
  await press('Confirm my address');
  await screen.findByRole('heading', { name: 'Your email address is confirmed' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ emailVerified: false });
});

it('AUTH-31 an invalid link says so and offers another', async () => {
  api
    .on('POST /users/verify-email', problem(400, 'This link is no longer valid.'))
    .on('POST /users/request-email-verification', { success: true, message: '' });
  logIn({ emailVerified: false, email: 'mona@example.com' });
  renderShop(LINK);
  await press('Confirm my address');
  expect((await main().findByRole('alert')).textContent).toBe('This link is no longer valid.');
  expect(main().queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  await press('Send the link again');
  expect(await screen.findByText('We have sent a link to mona@example.com.')).toBeTruthy();
});

it('AUTH-31 other failures can be retried', async () => {
  api.on('POST /users/verify-email', new Response('', { status: 500 }));
  renderShop(LINK);
  await press('Confirm my address');
  expect((await main().findByRole('alert')).textContent).toMatch(/^Something went wrong/);
  api.on('POST /users/verify-email', { success: true, message: '' });
  await press('Confirm my address');
  expect(await screen.findByRole('link', { name: 'Go to the shop' })).toBeTruthy();
});

it('AUTH-31 a guest without a usable link gets a link to the login', async () => {
  renderShop('/verify-email');
  expect(await main().findByText('Please open the link in the email we sent you.')).toBeTruthy();
  expect(main().getByRole('link', { name: 'Login' })).toBeTruthy();
});

it('PROF-31 the profile of an unverified shopper sends the link again', async () => {
  const user = makeUser({ emailVerified: false });
  logIn(user);
  api
    .on(`GET /users/${user.id}`, user)
    .on('POST /users/request-email-verification', problem(429, 'Too many attempts.'));
  renderShop('/profile');
  expect(await screen.findByText('Please confirm your email address.')).toBeTruthy();
  await press('Send the link again');
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
});
