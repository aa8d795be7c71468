import { api as client } from '@shop/api-client';
import { makeUser, problem, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/shared/session/session';
import { logIn, renderShop, resetShop, profileApi } from '@/testing/render-shop';

const TIME = '2026-11-20T08:00:00.000Z';
const aSession = (id: string, current: boolean) => ({
  ...{ id, current, browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' },
  ...{ signedInAt: TIME, lastSeenAt: TIME },
});
const OTHERS = 'Log out everywhere else';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  api = profileApi()
    .on('GET /users/{id}/sessions', [aSession('a', true), aSession('b', false)])
    .on('POST /users/login', { token: 'new-token', user: makeUser() })
    .on('DELETE /users/{id}/sessions', ({ headers }) =>
      headers.get('Authorization') === 'Bearer new-token'
        ? { success: true, message: '' }
        : problem(403, 'Please log in again first.', { code: 'reauthentication_required' }),
    );
});

const endOthers = async () => {
  renderShop('/profile');
  const part = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  fireEvent.click(await part.findByRole('button', { name: OTHERS }));
  return within(await screen.findByRole('dialog', { name: 'Log in' }));
};
const calls = () => api.calls.filter(({ method }) => method === 'DELETE');

const enterPassword = (dialog: Awaited<ReturnType<typeof endOthers>>) => {
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Demo-pass-1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }));
};
const REASON = 'For your safety, log in again to do this.';

it('TRUST-65 asks for the login over the page before sessions are ended, and then ends them', async () => {
  const dialog = await endOthers();
  expect(dialog.getByText(REASON)).toBeTruthy();
  enterPassword(dialog);
  expect(await screen.findByText('All other devices were logged out.')).toBeTruthy();
  expect(calls()).toHaveLength(2);
});

it('TRUST-65 a profile that is saved meanwhile is no login', async () => {
  const dialog = await endOthers();
  act(() => session.change(makeUser({ name: 'Another name' })));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls()).toHaveLength(1);
  expect(dialog.getByText(REASON)).toBeTruthy();
  enterPassword(dialog);
  expect(await screen.findByText('All other devices were logged out.')).toBeTruthy();
});

it('TRUST-65 AUTH-21 another call that finds the session ended waits for the same login', async () => {
  api.on('POST /users/{id}/wishlist/add', ({ headers }) =>
    headers.get('Authorization') === 'Bearer new-token'
      ? { success: true, message: '' }
      : problem(401, 'Please log in.'),
  );
  const dialog = await endOthers();
  const { id } = makeUser();
  const call = client.POST('/users/{id}/wishlist/add', {
    params: { path: { id } },
    body: { productId: 3 },
  });
  await waitFor(() => expect(session.hasEnded()).toBe(true));
  expect(dialog.getByText(REASON)).toBeTruthy();
  enterPassword(dialog);
  expect(await screen.findByText('All other devices were logged out.')).toBeTruthy();
  expect((await call).response.status).toBe(200);
});

it('TRUST-65 says why nothing was ended when the login is closed', async () => {
  const dialog = await endOthers();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Please log in again first.')).toBeTruthy();
  await waitFor(() => expect(calls()).toHaveLength(1));
});
