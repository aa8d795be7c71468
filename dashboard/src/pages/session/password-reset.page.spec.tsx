import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const TOKEN = 'a-token-of-a-mailed-link-0123';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('STAFFPW-07 asks for the name and says the same for every account', async () => {
  const api = new FakeApi().on('POST /admin/request-password-reset', { success: true });
  await renderApp('/forgot-password', { api });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  press('Send the link');
  expect(await screen.findByText('Enter your username or email address.')).toBeTruthy();
  write('Username or email address', 'huda');
  press('Send the link');
  expect((await screen.findByRole('status')).textContent).toContain('If the account exists');
  expect(api.callsOf('POST /admin/request-password-reset')[0]?.body).toBe('{"username":"huda"}');
});

it.each([
  [problem(429, 'Too many attempts.', { code: 'slow' }), 'Too many attempts.'],
  [new Response('', { status: 500 }), 'The link could not be requested. Try again.'],
])('STAFFPW-07 says why the link was not requested, and keeps the name', async (answer, text) => {
  const api = new FakeApi().on('POST /admin/request-password-reset', () => answer.clone());
  await renderApp('/forgot-password', { api });
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  write('Username or email address', 'huda');
  press('Send the link');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Username or email address')).toHaveProperty('value', 'huda');
});

it('STAFFPW-07 sets the password and fills in the username for signing in', async () => {
  const api = new FakeApi().on('POST /admin/reset-password', { success: true, username: 'huda' });
  await renderApp(`/reset-password#token=${TOKEN}`, { api });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  press('Change password');
  expect(await screen.findByText('Enter a password.')).toBeTruthy();
  write('New password', 'Cedar-and-salt-9');
  press('Change password');
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'huda');
  expect(JSON.parse(api.callsOf('POST /admin/reset-password')[0]?.body ?? '')).toEqual({
    token: TOKEN,
    password: 'Cedar-and-salt-9',
  });
});

it('STAFFPW-07 offers a new link when this one has ended', async () => {
  const api = new FakeApi().on('POST /admin/reset-password', () =>
    problem(400, 'This link is no longer valid.', { code: 'reset_link_invalid' }),
  );
  await renderApp(`/reset-password#token=${TOKEN}`, { api });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  write('New password', 'Cedar-and-salt-9');
  press('Change password');
  const link = await screen.findByRole('link', { name: 'Request a new link' });
  expect(link.getAttribute('href')).toBe('/forgot-password');
});
