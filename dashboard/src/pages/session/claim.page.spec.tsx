import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async () => {
  await screen.findByLabelText('Your name');
  write('Your name', 'Noura');
  write('Email address', 'noura@example.com');
  write('Password', 'Correct-horse-7');
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const shop = () => new FakeApi().on('GET /first-run', { unclaimed: true });

it('FIRST-13 asks for the setup token only if the address has none or it is refused', async () => {
  const refused = problem(403, 'This setup token is not valid.', { code: 'wrong_setup_token' });
  const api = shop().on('POST /first-run', () => refused);
  await renderApp('/first-run#of-the-log', { api });
  await fill();
  expect(screen.queryByLabelText('Setup token')).toBeNull();
  expect(asksToClose()).toBe(true);
  submit();
  const token = await screen.findByLabelText<HTMLInputElement>('Setup token');
  await waitFor(() => expect(document.activeElement).toBe(token));
  expect([token.value, token.getAttribute('aria-invalid')]).toEqual(['of-the-log', 'true']);
  expect(screen.getByText('This setup token is not valid.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Noura');
  expect(api.callsOf('POST /first-run').map(({ body }) => JSON.parse(body).token)).toEqual([
    'of-the-log',
  ]);
});

it('FIRST-13 without a token in the address its field is empty and needed', async () => {
  const api = shop();
  await renderApp('/first-run', { api });
  await fill();
  submit();
  const token = await screen.findByLabelText('Setup token');
  await waitFor(() => expect(token.getAttribute('aria-invalid')).toBe('true'));
  expect(api.callsOf('POST /first-run')).toEqual([]);
});

it('FIRST-13 a tab that comes second says that the account exists and leads to the login', async () => {
  const api = shop().on('POST /first-run', () => problem(404, 'This address does not exist.'));
  await renderApp('/first-run#of-the-log', { api });
  await fill();
  submit();
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('alert').textContent).toContain('created in the meantime');
  expect(asksToClose()).toBe(false);
});
