import { problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@/shared/session/session';
import { logIn, renderShop, resetShop, profileApi } from '@/testing/render-shop';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  api = profileApi();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
});

const open = async () => {
  renderShop('/profile');
  return within(await screen.findByRole('region', { name: 'Your data' }));
};

it('PROF-40 downloads a copy of the data, and says when that fails', async () => {
  let saved: { name: string; text: string } | undefined;
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob instanceof Blob ? blob : undefined;
    return 'blob:data';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    void file?.text().then((text) => (saved = { name: this.download, text }));
  });
  const part = await open();
  api.on('GET /users/{id}/data', problem(429, 'Too many requests.'));
  fireEvent.click(part.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  api.on('GET /users/{id}/data', { account: { email: 'mariam@example.com' } });
  fireEvent.click(part.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved?.name).toBe('my-data.json'));
  expect(JSON.parse(saved?.text ?? '')).toEqual({ account: { email: 'mariam@example.com' } });
});

it('PROF-41 PROF-42 asks for the password, reports refusals and signs out once the account is deleted', async () => {
  const part = await open();
  fireEvent.click(part.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/This cannot be undone/)).toBeTruthy();
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  submit();
  expect(await dialog.findByText('Enter your password.')).toBeTruthy();
  expect(api.calls.filter(({ path }) => path.endsWith('/delete'))).toEqual([]);

  const type = (value: string) =>
    fireEvent.change(dialog.getByLabelText('Current password'), { target: { value } });
  type('wrong');
  const detail = 'The current password is wrong.';
  api.on(
    'POST /users/{id}/delete',
    problem(400, detail, { errors: [{ pointer: '#/password', detail }] }),
  );
  submit();
  expect(await dialog.findByText(detail)).toBeTruthy();
  api.on('POST /users/{id}/delete', problem(409, 'You have an order in progress.'));
  type('Correct-horse-7');
  submit();
  expect(await dialog.findByText('You have an order in progress.')).toBeTruthy();
  expect(session.user()).not.toBeNull();

  api.on('POST /users/{id}/delete', { success: true, message: 'Deleted.' });
  submit();
  expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
  expect(session.user()).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your data' })).toBeNull();
});
