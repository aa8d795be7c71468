import { makeUser, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, profileApi, renderShop, resetShop } from '@/testing/render-shop';

const passkey = (name: string, lastUsedAt: string | null = null) => ({
  ...{ id: name, name, lastUsedAt },
  createdAt: '2026-11-20T06:00:00Z',
});
const done = { success: true, message: 'ok' };
const options = { challenge: 'AAAA', excludeCredentials: [], user: { id: 'AAAA' } };

/** What the browser is asked for. */
let create: jest.Mock<Promise<object>, [{ signal: AbortSignal }]>;
let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  const bytes = new ArrayBuffer(1);
  create = jest.fn().mockResolvedValue({
    ...{ id: 'key', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['usb'] },
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  api = profileApi()
    .on('GET /users/{id}/passkeys', [])
    .on('GET /users/{id}/sessions', [])
    .on('POST /users/{id}/passkeys/options', options)
    .on('POST /users/{id}/passkeys', done);
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const panel = async () => {
  renderShop('/profile');
  return within(await screen.findByRole('region', { name: 'Passkeys' }));
};
const startAdding = async (name: string) => {
  const part = await panel();
  fireEvent.click(await part.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.change(part.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(part.getByRole('button', { name: 'Continue' }));
  return part;
};

it('TRUST-73 offers the first passkey, and says when the list cannot be loaded', async () => {
  let answer: (list: object[]) => void = () => undefined;
  api.on('GET /users/{id}/passkeys', () => problem(404, 'No.'));
  const part = await panel();
  fireEvent.click(await part.findByRole('button', { name: 'Try again' }));
  api.on('GET /users/{id}/passkeys', () => new Promise((resolve) => (answer = resolve)));
  fireEvent.click(await part.findByRole('button', { name: 'Try again' }));
  expect(await part.findByText('Loading...')).toBeTruthy();
  await waitFor(() => expect(api.callsOf('GET /users/7/passkeys').length).toBeGreaterThan(1));
  answer([]);
  expect(await part.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(part.queryByRole('list')).toBeNull();
});

it('TRUST-73 shows name, day and last use, and adds one by its name', async () => {
  const part = await panel();
  fireEvent.click(await part.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.click(part.getByRole('button', { name: 'Continue' }));
  expect(await part.findAllByText('Enter a name.')).toBeTruthy();
  fireEvent.change(part.getByLabelText('Name'), { target: { value: ' Phone ' } });
  api.on('GET /users/{id}/passkeys', [passkey('Phone'), passkey('Key', '2026-11-27T06:00:00Z')]);
  fireEvent.click(part.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The passkey was added.')).toBeTruthy();
  const [first, second] = await part.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/Phone.*20 Nov 2026.*Not used yet/);
  expect(second?.textContent).toMatch(/Key.*Last used/);
  expect(JSON.parse(api.callsOf('POST /users/7/passkeys')[0]?.body ?? '')).toMatchObject({
    ...{ name: 'Phone', credentialId: 'key', transports: ['usb'] },
  });
});

it('TRUST-82 says before that the address must be confirmed first', async () => {
  logIn({ emailVerified: false });
  api.on('GET /users/{id}', makeUser({ emailVerified: false }));
  const part = await panel();
  expect(await part.findByText('To add a passkey, confirm your email address first.')).toBeTruthy();
  expect(part.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('TRUST-80 cancelling ends the question of the browser, and nothing is added', async () => {
  create.mockReturnValue(new Promise(() => undefined));
  const part = await startAdding('Phone');
  await waitFor(() => expect(create).toHaveBeenCalled());
  fireEvent.click(part.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(create.mock.calls[0]?.[0].signal.aborted).toBe(true));
  expect(part.getByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(api.callsOf('POST /users/7/passkeys')).toEqual([]);
});

it('TRUST-80 is not asked by the browser after it was cancelled', async () => {
  let answer: (challenge: typeof options) => void = () => undefined;
  const asked = new Promise<typeof options>((resolve) => (answer = resolve));
  api.on('POST /users/{id}/passkeys/options', () => asked);
  const part = await startAdding('Phone');
  await waitFor(() => expect(api.callsOf('POST /users/7/passkeys/options')).toHaveLength(1));
  fireEvent.click(part.getByRole('button', { name: 'Cancel' }));
  answer(options);
  fireEvent.click(part.getByRole('button', { name: 'Add a passkey' }));
  await asked;
  expect(part.getByLabelText('Name')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

it('TRUST-77 says why the browser made none, and keeps the name', async () => {
  create.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  const part = await startAdding('Phone');
  expect(await part.findByText('No passkey was added. Try again.')).toBeTruthy();
  create.mockRejectedValue(Object.assign(new Error('no'), { name: 'InvalidStateError' }));
  fireEvent.click(part.getByRole('button', { name: 'Continue' }));
  expect(await part.findByText(/already has a passkey/)).toBeTruthy();
  expect(part.getByLabelText('Name')).toHaveProperty('value', 'Phone');
});

it('TRUST-73 renames one, and says when it is gone', async () => {
  api
    .on('GET /users/{id}/passkeys', [passkey('Phone')])
    .on('PUT /users/{id}/passkeys/{passkeyId}', () => problem(404, 'It was not found.'));
  const part = await panel();
  fireEvent.click(await part.findByRole('button', { name: 'Rename Phone' }));
  const field = part.getByLabelText('Name');
  expect(field).toHaveProperty('value', 'Phone');
  fireEvent.change(field, { target: { value: 'Blue phone' } });
  fireEvent.click(part.getByRole('button', { name: 'Rename' }));
  expect(await part.findByText('It was not found.')).toBeTruthy();
  api.on('PUT /users/{id}/passkeys/{passkeyId}', done);
  fireEvent.click(part.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('The passkey was renamed.')).toBeTruthy();
  expect(api.callsOf('PUT /users/7/passkeys/Phone').at(-1)?.body).toBe('{"name":"Blue phone"}');
});

it('TRUST-73 removes one after a question, and says when it could not be', async () => {
  api
    .on('GET /users/{id}/passkeys', [passkey('Phone')])
    .on('DELETE /users/{id}/passkeys/{passkeyId}', () => problem(409, 'It failed.'));
  const part = await panel();
  const remove = async (choice: string) => {
    fireEvent.click(await part.findByRole('button', { name: 'Remove Phone' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: choice }));
  };
  await remove('Cancel');
  expect(api.callsOf('DELETE /users/7/passkeys/Phone')).toEqual([]);
  await remove('Remove');
  expect(await screen.findByText('It failed.')).toBeTruthy();
  api.on('DELETE /users/{id}/passkeys/{passkeyId}', done).on('GET /users/{id}/passkeys', []);
  await remove('Remove');
  expect(await screen.findByText('The passkey was removed.')).toBeTruthy();
  await waitFor(() => expect(part.queryByRole('listitem')).toBeNull());
});
