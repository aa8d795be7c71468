import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const session = (id: string, more: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.0/24',
  signedInAt: '2026-11-27T06:00:00Z',
  lastSeenAt: '2026-11-27T07:00:00Z',
  current: false,
  ...more,
});
const off = { activeSince: null, codesLeft: 0, required: false, hasPasskey: false };
const on = {
  activeSince: '2026-11-20T06:00:00Z',
  codesLeft: 2,
  required: false,
  hasPasskey: false,
};
const done = { success: true, message: 'ok' };
const own = (account: typeof admin, id: number) =>
  new FakeApi()
    .on(`GET /admin/${id}`, account)
    .on('GET /admin/accounts/security', [])
    .on('GET /admin/account/passkeys', [])
    .on('GET /admin/account/second-factor', off)
    .on('GET /admin/account/sessions', [session('a', { current: true }), session('b')]);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

it('SIGNIN-01 a vendor cannot change the own name', async () => {
  const api = own(vendor, vendor.id).on('PUT /admin/account/profile', { ...done, admin: vendor });
  await renderApp('/dashboard/account', { as: vendor, api });
  expect(await screen.findByLabelText('Name')).toHaveProperty('readOnly', true);
  await write(/^About(?! in)/, 'Oud since 1990');
  await press('Save');
  await waitFor(() => expect(api.callsOf('PUT /admin/account/profile')).toHaveLength(1));
  expect(screen.queryByText('Other accounts')).toBeNull();
});

it('SIGNIN-02 shows the server’s reason at the field and keeps what was typed', async () => {
  const errors = [{ pointer: '#/password', detail: 'This password is too common.' }];
  const api = own(admin, 1).on('POST /admin/account/password', () =>
    problem(400, 'This password is too common.', { code: 'weak_password', errors }),
  );
  await renderApp('/dashboard/account', { as: admin, api });
  await press('Change password');
  expect(await screen.findAllByText('Enter a password.')).toHaveLength(2);
  await write('Current password', 'secret-1');
  await write('New password', 'liverpool1');
  await press('Change password');
  expect(await screen.findByText('This password is too common.')).toBeTruthy();
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'liverpool1');
});

it('SIGNIN-03 marks this session, which has no button, and ends another', async () => {
  const api = own(admin, 1).on('DELETE /admin/account/sessions/{sessionId}', done);
  await renderApp('/dashboard/account', { as: admin, api });
  const list = within(await screen.findByRole('list', { name: 'Sessions' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toContain('This session');
  expect(first && within(first).queryByRole('button')).toBeNull();
  expect(second?.textContent).toContain('203.0.113.0/24');
  await press('Sign out Firefox · Linux');
  expect(await screen.findByText('The session was ended.')).toBeTruthy();
  expect(api.calls.at(-1)?.path ?? '').toMatch(/sessions/);
});

it('SIGNIN-03 says when the sessions cannot be loaded', async () => {
  const api = own(admin, 1).on('GET /admin/account/sessions', () => problem(500, 'No.'));
  await renderApp('/dashboard/account', { as: admin, api });
  expect(await screen.findByText('Your sessions could not be loaded.')).toBeTruthy();
});

it('TWOF-07 TWOF-11 warns of few recovery codes; a code turns it off, a wrong one is refused at the field', async () => {
  const errors = [{ pointer: '#/code', detail: 'The code is wrong.' }];
  const api = own(admin, 1)
    .on('GET /admin/account/second-factor', { ...on, required: true })
    .on('POST /admin/account/second-factor/turn-off', () =>
      problem(400, 'The code is wrong.', { code: 'wrong_code', errors }),
    );
  await renderApp('/dashboard/account', { as: admin, api });
  expect(await screen.findByText('2 recovery codes are left.')).toBeTruthy();
  await press('Turn off');
  expect(await screen.findByText(/set it up again before/)).toBeTruthy();
  await press('Turn off');
  expect(await screen.findByText('Enter a code.')).toBeTruthy();
  await write('Code', '123456');
  await press('Turn off');
  expect(await screen.findByText('The code is wrong.')).toBeTruthy();
  api.on('POST /admin/account/second-factor/turn-off', done);
  api.on('GET /admin/account/second-factor', off).on('GET /admin/me', admin);
  await press('Turn off');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy();
});

it('SIGNIN-01 without the right to change profiles a vendor sees no form for it', async () => {
  const as = { ...vendor, rights: vendor.rights.filter((right) => right !== 'profiles.edit') };
  await renderApp('/dashboard/account', { as, api: own(as, as.id) });
  expect(await screen.findByLabelText('Current password')).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('EDIT-09 TWOF-08 TWOF-11 an admin who must set it up sees nothing else until the codes are saved', async () => {
  const as = { ...admin, rights: [], setup: 'secondFactor' as const };
  const recoveryCodes = ['AAAA-BBBB-CCCC'];
  const api = new FakeApi()
    .on('POST /admin/account/second-factor', { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' })
    .on('POST /admin/account/second-factor/activate', { ...done, recoveryCodes });
  await renderApp('/dashboard/vendors', { as, api });
  expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  await press('Set up');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  await write('6-digit code', '123456');
  await press('Turn on');
  expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
  // The browser asks before the tab closes: they are shown only now.
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await press('Sign out');
  await press('Keep editing');
  expect(api.callsOf('POST /admin/logout')).toEqual([]);
  api.on('GET /admin/me', () => problem(500, 'No.'));
  await press('I have saved the codes');
  expect(await screen.findByText('Your account could not be loaded.')).toBeTruthy();
  expect(screen.getByText('AAAA-BBBB-CCCC')).toBeTruthy();
  api.on('GET /admin/me', admin).on('GET /admin/all', []);
  await press('I have saved the codes');
  expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeTruthy();
});

it('TWOF-08 goes on if it was set up in another browser', async () => {
  const as = { ...admin, rights: [], setup: 'secondFactor' as const };
  const api = new FakeApi().on('POST /admin/account/second-factor', () =>
    problem(409, 'The second factor is on.', { code: 'second_factor_on' }),
  );
  await renderApp('/dashboard/vendors', { as, api });
  await screen.findByRole('heading', { name: 'Set up your second factor' });
  api.on('GET /admin/me', admin).on('GET /admin/all', []);
  await press('Set up');
  expect(await screen.findByRole('navigation', { name: 'Dashboard' })).toBeTruthy();
});

const passkey = (name: string, more: object = {}) => ({
  id: name,
  name,
  createdAt: '2026-11-20T06:00:00Z',
  lastUsedAt: null,
  ...more,
});

it('PASSKEY-01 shows the passkeys with their last use, renames one, and says why one is not removed', async () => {
  const api = own(admin, 1)
    .on('GET /admin/account/passkeys', [
      passkey('Phone', { lastUsedAt: '2026-11-27T06:00:00Z' }),
      passkey('Key'),
    ])
    .on('PUT /admin/account/passkeys/{passkeyId}', done)
    .on('DELETE /admin/account/passkeys/{passkeyId}', () =>
      problem(409, 'This is your only second factor.', { code: 'last_second_factor' }),
    );
  await renderApp('/dashboard/account', { as: admin, api });
  const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Phone.*last used/);
  expect(second?.textContent).toMatch(/Key.*not used yet/);
  await press('Rename Key');
  await write('Name of the passkey', ' ');
  const form = screen.getByRole('form', { name: 'Rename Key' });
  fireEvent.submit(form);
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await write('Name of the passkey', 'Blue key');
  fireEvent.submit(form);
  expect(await screen.findByText('The passkey was renamed.')).toBeTruthy();
  expect(api.callsOf('PUT /admin/account/passkeys/Key')[0]?.body).toBe('{"name":"Blue key"}');
  await press('Remove the passkey Phone');
  await press('Remove');
  expect(await screen.findByText('This is your only second factor.')).toBeTruthy();
});

it('PASSKEY-01 says that this browser has no passkeys and keeps the name', async () => {
  const options = { challenge: 'AAAA', excludeCredentials: [] };
  const api = own(admin, 1).on('POST /admin/account/passkeys/options', options);
  await renderApp('/dashboard/account', { as: admin, api });
  await press('Add a passkey');
  await write('Name of the passkey', 'Phone');
  await press('Continue');
  expect(await screen.findByText(/does not support passkeys/)).toBeTruthy();
  expect(screen.getByLabelText('Name of the passkey')).toHaveProperty('value', 'Phone');
});

it('PASSKEY-01 says when the passkeys cannot be loaded, and reads them again', async () => {
  const api = own(admin, 1).on('GET /admin/account/passkeys', () => problem(404, 'No.'));
  await renderApp('/dashboard/account', { as: admin, api });
  const panel = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect(await panel.findByText('Your passkeys could not be loaded.')).toBeTruthy();
  api.on('GET /admin/account/passkeys', []);
  fireEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(panel.queryByRole('list')).toBeNull();
});

/** A browser with passkeys; returns what it is asked for. */
const browserWithPasskeys = () => {
  const bytes = new ArrayBuffer(1);
  const create: jest.Mock<Promise<object>, [{ signal: AbortSignal }]> = jest.fn();
  create.mockResolvedValue({
    ...{ id: 'key', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['usb'] },
  });
  const get: typeof create = jest.fn();
  get.mockReturnValue(new Promise(() => undefined));
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  const credentials = { create, get };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return credentials;
};
const options = { challenge: 'AAAA', excludeCredentials: [], user: { id: 'AAAA' } };
const startAdding = async () => {
  const api = own(admin, 1)
    .on('POST /admin/account/passkeys/options', options)
    .on('POST /admin/account/passkeys', done);
  await renderApp('/dashboard/account', { as: admin, api });
  await press('Add a passkey');
  await write('Name of the passkey', 'Phone');
  await press('Continue');
  return api;
};

it('PASSKEY-01 adds a passkey with its name and shows it', async () => {
  const { create } = browserWithPasskeys();
  create.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'InvalidStateError' }));
  const api = await startAdding();
  expect(await screen.findByText(/already has a passkey/)).toBeTruthy();
  api.on('GET /admin/account/passkeys', [passkey('Phone')]);
  await press('Continue');
  expect(await screen.findByText(/^The passkey was added/)).toBeTruthy();
  expect((await screen.findByRole('list', { name: 'Passkeys' })).textContent).toContain('Phone');
  expect(JSON.parse(api.callsOf('POST /admin/account/passkeys')[0]?.body ?? '')).toMatchObject({
    ...{ name: 'Phone', credentialId: 'key', transports: ['usb'] },
  });
});

it('TRUST-80 cancelling ends the question of the browser, and nothing is added', async () => {
  const { create } = browserWithPasskeys();
  create.mockReturnValue(new Promise(() => undefined));
  const api = await startAdding();
  await waitFor(() => expect(create).toHaveBeenCalled());
  await press('Cancel');
  await waitFor(() => expect(create.mock.calls[0]?.[0].signal.aborted).toBe(true));
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  expect(api.callsOf('POST /admin/account/passkeys')).toEqual([]);
});

it('PASSKEY-01 removes a passkey after a question', async () => {
  const api = own(admin, 1)
    .on('GET /admin/account/passkeys', [passkey('Phone')])
    .on('DELETE /admin/account/passkeys/{passkeyId}', done);
  await renderApp('/dashboard/account', { as: admin, api });
  await press('Remove the passkey Phone');
  await press('Cancel');
  expect(api.callsOf('DELETE /admin/account/passkeys/Phone')).toEqual([]);
  api.on('GET /admin/account/passkeys', []);
  await press('Remove the passkey Phone');
  await press('Remove');
  expect(await screen.findByText(/^The passkey was removed/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull();
});

const colleague = { id: 7, name: 'Huda', username: 'huda', type: 'ops', activeSince: null };

it('STAFFPW-04 an admin sees the other accounts and ends the sessions of one', async () => {
  const api = own(admin, 1)
    .on('GET /admin/accounts/security', [
      { ...colleague, id: 1, name: 'Own', passkeys: 0, sessions: 1 },
      { ...colleague, passkeys: 2, sessions: 3 },
      { ...colleague, id: 8, name: 'Rana', passkeys: 0, sessions: 0 },
    ])
    .on('DELETE /admin/{id}/sessions', done);
  await renderApp('/dashboard/account', { as: admin, api });
  const list = within(await screen.findByRole('list', { name: 'Other accounts' }));
  const [first, second, ...more] = list.getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(first?.textContent).toContain('2 passkeys · 3 sessions');
  expect(second?.textContent).toContain('No second factor · Not signed in');
  expect(second && within(second).queryByRole('button')).toBeNull();
  await press('End sessions of Huda');
  await press('End sessions');
  expect(await screen.findByText('The sessions of the account were ended.')).toBeTruthy();
  expect(api.callsOf('DELETE /admin/7/sessions')).toHaveLength(1);
});

const identity = async (factor: object) => {
  const api = own(admin, 1)
    .on('GET /admin/account/second-factor', { ...off, ...factor })
    .on('POST /admin/account/confirm', done)
    .on('DELETE /admin/account/passkeys/{passkeyId}', () =>
      problem(403, 'Confirm first.', { code: 'reauthentication_required' }),
    )
    .on('GET /admin/account/passkeys', [passkey('Phone')]);
  await renderApp('/dashboard/account', { as: admin, api });
  await press('Remove the passkey Phone');
  await press('Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  return { api, dialog };
};

it('PASSKEY-11 an account with an app confirms with a code, never with the password', async () => {
  const { api, dialog } = await identity({ activeSince: '2026-11-20T06:00:00Z' });
  const code = await dialog.findByLabelText('Code');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(api.callsOf('POST /admin/account/confirm')[0]?.body).toBe('{"code":"123456"}'),
  );
});

it('PASSKEY-11 TRUST-80 an account with passkeys alone confirms with one; leaving ends the question', async () => {
  const { get } = browserWithPasskeys();
  const { api, dialog } = await identity({ hasPasskey: true });
  api.on('POST /admin/account/confirm/passkey', { challenge: 'AAAA', allowCredentials: [] });
  const use = await dialog.findByRole('button', { name: 'Use a passkey' });
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
  fireEvent.click(use);
  await waitFor(() => expect(get).toHaveBeenCalled());
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(get.mock.calls[0]?.[0].signal.aborted).toBe(true));
  expect(api.callsOf('POST /admin/account/confirm')).toEqual([]);
});

it('PASSKEY-11 an account without a second factor confirms with the password', async () => {
  const { api, dialog } = await identity({});
  fireEvent.change(await dialog.findByLabelText('Password'), { target: { value: 'secret-1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(api.callsOf('POST /admin/account/confirm')[0]?.body).toBe('{"password":"secret-1"}'),
  );
});

it('DAY-03 DAY-05 what is typed into the own profile stays when it was changed in another tab', async () => {
  let stored = { ...admin, about: 'Since 1990' };
  const api = own(admin, 1)
    .on('GET /admin/1', () => stored)
    .on('PUT /admin/account/profile', ({ body }) => {
      const read = /name="before"\r\n\r\n([^\r]*)/.exec(body)?.[1] ?? '{}';
      const { about } = JSON.parse(read) as { about: string };
      if (about !== stored.about) return problem(409, 'Changed.', { code: 'changed_meanwhile' });
      stored = { ...stored, about: 'Mine' };
      return { ...done, admin: stored };
    });
  await renderApp('/dashboard/account', { as: admin, api });
  await write(/^About(?! in)/, 'Mine');
  stored = { ...stored, about: 'Theirs' };
  await press('Save');
  expect(
    await screen.findByText('Someone else has saved: Theirs. Saving again replaces it.'),
  ).toBeTruthy();
  expect(screen.getByLabelText(/^About(?! in)/)).toHaveProperty('value', 'Mine');
  expect(stored.about).toBe('Theirs');
  await press('Save');
  expect(await screen.findByText('Your details were saved.')).toBeTruthy();
  expect(stored.about).toBe('Mine');
  expect(screen.getByLabelText(/^About(?! in)/)).toHaveProperty('value', 'Mine');
});
