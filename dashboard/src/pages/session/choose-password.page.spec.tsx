import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { vendor } from '@/testing/staff';

const TOKEN = 'a-token-of-a-mailed-link-0123';
const open = async () => {
  const page = await renderApp(`/choose-password#token=${TOKEN}`, {
    api: new FakeApi().on('GET /categories/all', []),
  });
  await screen.findByRole('heading', { name: 'Choose a password' });
  return page;
};
const send = (password: string) => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Set the password and sign in' }));
};

it('ADM-SELL-02 sets the password of the link and signs the vendor in', async () => {
  const { api, address } = await open();
  api.on('POST /seller/choose-password', { success: true, message: 'Set.', username: 'ghaf' });
  api.on('POST /admin/login', { success: true, message: 'Welcome.', admin: vendor });
  send('A-vendor-password-7');
  await waitFor(() => expect(address()).toBe('/dashboard/products'));
  const bodyOf = (call: string) => JSON.parse(api.callsOf(call)[0]?.body ?? '');
  const password = 'A-vendor-password-7';
  expect(bodyOf('POST /seller/choose-password')).toEqual({ token: TOKEN, password });
  expect(bodyOf('POST /admin/login')).toEqual({ username: 'ghaf', password });
});

it('ADM-SELL-02 shows at the field why the password is refused', async () => {
  const { api } = await open();
  send('');
  expect(await screen.findByText('Enter a password.')).toBeTruthy();
  expect(api.callsOf('POST /seller/choose-password')).toEqual([]);
  const detail = 'Choose a password of at least 8 characters.';
  const errors = [{ pointer: '#/password', detail }];
  api.on('POST /seller/choose-password', problem(400, detail, { code: 'weak_password', errors }));
  send('short');
  expect(await screen.findByText(detail)).toBeTruthy();
});

it.each([
  [problem(400, 'Gone.', { code: 'invite_invalid' }), /no longer valid/],
  [problem(503, 'Busy.'), /could not be set/],
])('ADM-SELL-02 says that the link has ended, or that it did not work', async (answer, text) => {
  const { api } = await open();
  api.on('POST /seller/choose-password', answer);
  send('A-vendor-password-7');
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});

it('STAFFPW-09 an account with a second factor goes on at the sign-in page', async () => {
  const { api } = await open();
  api.on('POST /seller/choose-password', { success: true, message: 'Set.', username: 'ghaf' });
  const step = { signInToken: '1.2.x', secondSteps: ['code'] };
  api.on('POST /admin/login', { success: true, message: 'One more step.', ...step });
  send('A-vendor-password-7');
  expect(await screen.findByRole('heading', { name: 'Sign in to the dashboard' })).toBeTruthy();
});
