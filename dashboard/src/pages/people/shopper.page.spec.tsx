import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const user = {
  id: 5,
  name: 'Mariam Saleh',
  email: 'mariam@example.com',
  phone: '+971501234567',
  username: 'mariam',
  gender: 'female',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Sidra',
  flat: '107',
  locale: 'ar',
  emailVerified: true,
  wishList: [],
};
const record = (over: object = {}) => ({
  user,
  createdAt: '2026-01-05T08:00:00.000Z',
  blocked: null,
  figures: {
    orders: 12,
    delivered: 9,
    spent: 1234.5,
    average: 137.17,
    returns: 2,
    cashDelivered: 4,
    cashReturned: 1,
    cashCancelled: 3,
  },
  ...over,
});
const order = (id: number) => ({
  operationId: `OP${id}`,
  number: `LW-${id}`,
  state: 'delivered',
  paymentMethod: 'cod',
  total: 125,
  itemCount: 1,
  createdAt: '2026-11-18T21:30:00.000Z',
});
const belongings = {
  returns: [
    {
      id: 3,
      number: 'LW-11',
      state: 'requested',
      reason: 'size',
      createdAt: '2026-11-20T08:00:00Z',
    },
  ],
  addresses: [
    {
      id: 1,
      label: 'Home',
      fullName: 'Mariam Saleh',
      phone: '+971501234567',
      city: 'Dubai',
      area: 'Al Barsha',
      building: 'Sidra',
      flat: '107',
      notes: '',
      isDefault: true,
    },
  ],
  wishlist: [
    { productId: 7, name: 'Amber Candle', nameAr: 'شمعة عنبر', addedAt: '2026-11-20T08:00:00Z' },
  ],
  reviews: [],
  sessions: [{ openedAt: '2026-11-20T08:00:00Z', expiresAt: '2026-11-27T08:00:00Z' }],
};
const mail = {
  id: 31,
  template: 'order-confirmed',
  recipient: 'mariam@example.com',
  createdAt: '2026-11-20T08:00:00Z',
  sentAt: null,
  state: 'failed',
  operationId: 'OP11',
  number: 'LW-11',
};
const note = (over: object = {}) => ({
  id: 8,
  text: 'Calls in the morning.',
  authorId: admin.id,
  author: 'Huda',
  createdAt: '2026-11-20T08:00:00Z',
  changedAt: null,
  ...over,
});
const done = { success: true, message: 'Done by the server.' };
const shop = () =>
  new FakeApi()
    .on('GET /admin/shoppers/{id}', record())
    .on('GET /admin/shoppers/{id}/orders', { orders: [order(11)], total: 12, page: 1, limit: 10 })
    .on('GET /admin/shoppers/{id}/belongings', belongings)
    .on('GET /admin/shoppers/{id}/mails', { mails: [mail] })
    .on('GET /admin/shoppers/{id}/notes', {
      notes: [note(), note({ id: 9, authorId: 99, text: 'Paid.' })],
    });
const open = async (api = shop()) => {
  const app = await renderApp('/dashboard/users/5', { as: admin, api });
  await screen.findByRole('heading', { name: 'Mariam Saleh' });
  return app;
};
const press = (name: string | RegExp, place = screen.getByRole('main')) =>
  fireEvent.click(within(place).getByRole('button', { name }));
/** The calls of a route about this shopper. */
const callsOf = (api: FakeApi, route: string) =>
  api.callsOf(route.replace('{id}', '5').replace('{operationId}', 'OP11'));
const bodyOf = async (api: FakeApi, route: string) => {
  await waitFor(() => expect(callsOf(api, route)).toHaveLength(1));
  return JSON.parse(callsOf(api, route)[0]?.body || 'null');
};

it('PERSON-01 shows contact, verification, language and figures', async () => {
  await open();
  const panel = await screen.findByRole('region', { name: 'Contact' });
  const hrefs = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'mailto:mariam@example.com',
    'tel:+971501234567',
    'https://wa.me/971501234567',
  ]);
  for (const text of ['Email confirmed', 'Arabic', 'mariam']) within(panel).getByText(text);
  const spent = screen.getByText('Spent, less refunds').nextElementSibling;
  expect(spent?.textContent).toContain('1,234.50');
  expect(screen.getByText('Cash, came back').nextElementSibling?.textContent).toBe('1');
});

it('PERSON-02 pages through the orders', async () => {
  const { api } = await open();
  const link = await screen.findByRole('link', { name: 'LW-11' });
  expect(link.getAttribute('href')).toBe('/dashboard/orders/OP11');
  press('Next page');
  await waitFor(() =>
    expect(callsOf(api, 'GET /admin/shoppers/{id}/orders').at(-1)?.query.get('page')).toBe('2'),
  );
});

it('PERSON-03 lists returns, addresses, wishlist and sessions, and says what there is none of', async () => {
  await open();
  await screen.findByText('Amber Candle');
  expect(screen.getByText('No reviews.')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Addresses' })).getByText('Home')).toBeTruthy();
  const row = within(screen.getByRole('list', { name: 'Returns' })).getByRole('link');
  expect(row.getAttribute('href')).toBe('/dashboard/returns/3');
  expect(screen.getByText(/^Signed in /)).toBeTruthy();
});

it('PERSON-04 a mail that failed can be sent again', async () => {
  const route = 'POST /users/orders/one/{operationId}/mails/resend';
  const { api } = await open(shop().on(route, done));
  const list = await screen.findByRole('list', { name: 'Mails' });
  within(list).getByText('Failed');
  press(/^Send again/, list);
  expect(await bodyOf(api, route)).toEqual({ mailId: 31 });
});

it('PERSON-05 operations do not reach the page', async () => {
  const api = shop();
  await renderApp('/dashboard/users/5', { as: ops, api });
  await waitFor(() => expect(document.body.textContent).not.toBe(''));
  expect(callsOf(api, 'GET /admin/shoppers/{id}')).toEqual([]);
});

it('PERSON-06 adds a note, which stays in the form if it is refused', async () => {
  let answer: object | Response = problem(500, 'Broken');
  const route = 'POST /admin/shoppers/{id}/notes';
  const { api } = await open(
    shop().on(route, () => (answer instanceof Response ? answer : Response.json(answer))),
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
  press('Add note');
  expect(screen.getByText('Write the note first.')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' Prefers Arabic. ' } });
  press('Add note');
  expect(await bodyOf(api, route)).toEqual({ text: 'Prefers Arabic.' });
  await screen.findByText('Broken');
  expect(field.value).toBe(' Prefers Arabic. ');
  answer = { ...done, notes: [] };
  press('Add note');
  await waitFor(() => expect(field.value).toBe(''));
});

it('PERSON-06 edits own notes only, and asks before it deletes one', async () => {
  const route = 'PUT /admin/shoppers/{id}/notes/8';
  const gone = 'DELETE /admin/shoppers/{id}/notes/9';
  const { api } = await open(
    shop()
      .on(route, { ...done, notes: [] })
      .on(gone, { ...done, notes: [] }),
  );
  const list = await screen.findByRole('list', { name: 'Internal notes' });
  expect(within(list).getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
  press(/^Edit/, list);
  fireEvent.change(within(list).getByLabelText('Note'), { target: { value: 'Calls at noon.' } });
  press('Save', list);
  expect(await bodyOf(api, route)).toEqual({
    text: 'Calls at noon.',
    before: JSON.stringify({ text: note().text }),
  });
  press(/^Delete.*Paid/, list);
  expect(callsOf(api, gone)).toEqual([]);
  press('Delete', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(callsOf(api, gone)).toHaveLength(1));
});

it.each([
  ['PERSON-10', 'End all sessions', 'POST /admin/shoppers/{id}/end-sessions', 'End all sessions'],
  ['PERSON-12', 'Send password link', 'POST /admin/shoppers/{id}/password-reset', 'Send link'],
])('%s "%s" asks first', async (_id, name, route, yes) => {
  const { api } = await open(shop().on(route, done));
  press(name);
  const dialog = await screen.findByRole('alertdialog');
  expect(callsOf(api, route)).toEqual([]);
  press(yes, dialog);
  await waitFor(() => expect(callsOf(api, route)).toHaveLength(1));
  expect(await screen.findByText('Done by the server.')).toBeTruthy();
});

it('PERSON-11 blocks with a reason', async () => {
  const route = 'POST /admin/shoppers/{id}/block';
  const { api } = await open(shop().on(route, done));
  press('Block account');
  const dialog = await screen.findByRole('dialog', { name: 'Block Mariam Saleh?' });
  press('Block account', dialog);
  expect(within(dialog).getByText('Enter a reason.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Reason, for staff only'), {
    target: { value: 'Refused 5 parcels.' },
  });
  press('Block account', dialog);
  expect(await bodyOf(api, route)).toEqual({ reason: 'Refused 5 parcels.' });
});

it('EDIT-03 PERSON-11 shows why an account is not blocked in the dialog', async () => {
  const refusal = 'This account is being merged.';
  await open(shop().on('POST /admin/shoppers/{id}/block', () => problem(409, refusal)));
  press('Block account');
  const dialog = await screen.findByRole('dialog', { name: 'Block Mariam Saleh?' });
  fireEvent.change(within(dialog).getByLabelText('Reason, for staff only'), {
    target: { value: 'Refused 5 parcels.' },
  });
  press('Block account', dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(refusal);
  expect(screen.getAllByText(refusal)).toHaveLength(1);
});

const fillBlock = async () => {
  press('Block account');
  const dialog = await screen.findByRole('dialog', { name: 'Block Mariam Saleh?' });
  fireEvent.change(within(dialog).getByLabelText('Reason, for staff only'), {
    target: { value: 'Refused 5 parcels.' },
  });
  press('Block account', dialog);
  return dialog;
};

it('DAY-06 PERSON-11 a lost response says in the dialog that the account may be blocked already', async () => {
  await open(
    shop().on('POST /admin/shoppers/{id}/block', () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  const dialog = await fillBlock();
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toMatch(/^No response arrived, so this may have been done already\./);
});

it('EDIT-03 PERSON-11 a failure after the dialog was closed is shown in a message', async () => {
  let isAnswered: () => void = () => {};
  const answered = new Promise<void>((resolve) => (isAnswered = resolve));
  const refusal = 'This account is being merged.';
  await open(
    shop().on('POST /admin/shoppers/{id}/block', async () => {
      await answered;
      return problem(409, refusal);
    }),
  );
  press('Close', await fillBlock());
  press('Leave', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isAnswered();
  expect(await screen.findByText(refusal)).toBeTruthy();
});

it('PERSON-11 shows the reason of a block and unblocks', async () => {
  const route = 'POST /admin/shoppers/{id}/unblock';
  const blocked = { at: '2026-11-20T08:00:00Z', reason: 'Refused 5 parcels.' };
  const { api } = await open(
    shop().on('GET /admin/shoppers/{id}', record({ blocked })).on(route, done),
  );
  expect(screen.getByText('Refused 5 parcels.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send password link' })).toBeNull();
  press('Unblock account');
  press('Unblock', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(callsOf(api, route)).toHaveLength(1));
});

it('PERSON-13 corrects the details and shows a refusal at its field', async () => {
  const route = 'PUT /admin/shoppers/{id}/contact';
  const detail = 'An account with this email address already exists.';
  const errors = [{ pointer: '#/email', detail }];
  const refusal = () => problem(409, detail, { code: 'account_exists', errors });
  const { api } = await open(shop().on(route, refusal));
  press('Correct details');
  const form = await screen.findByRole('form', { name: 'Correct the details of the shopper' });
  const email = within(form).getByLabelText(/^Email/);
  fireEvent.change(email, { target: { value: 'mona@example.com' } });
  press('Save', form);
  expect(await bodyOf(api, route)).toEqual({
    name: 'Mariam Saleh',
    phone: '+971501234567',
    email: 'mona@example.com',
    before: expect.stringContaining('"phone":"+971501234567"'),
  });
  expect(await within(form).findByText(detail)).toBeTruthy();
});

it('PERSON-01 says that a shopper could not be loaded, or does not exist', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = shop().on('GET /admin/shoppers/{id}', problem(500, 'Broken'));
  await renderApp('/dashboard/users/5', { as: admin, api: failing });
  expect(await screen.findByText('The shopper could not be loaded.')).toBeTruthy();
  log.mockRestore();
});

it('PERSON-20 TRUST-83 saves everything stored about the shopper as a file, after the identity is confirmed', async () => {
  const route = 'GET /admin/shoppers/{id}/export';
  const { api } = await open(
    shop()
      .on(route, () => problem(403, 'Confirm first.', { code: 'reauthentication_required' }))
      .on('GET /admin/account/second-factor', { activeSince: null, hasPasskey: false })
      .on('POST /admin/account/confirm', () => {
        api.on(route, { user: { id: 5 } });
        return { success: true, message: 'ok' };
      }),
  );
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:copy';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  press('Export data');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  fireEvent.change(await within(dialog).findByLabelText('Password'), { target: { value: 'a' } });
  expect(names).toEqual([]);
  press('Confirm', dialog);
  await waitFor(() => expect(names).toEqual(['shopper-5.json']));
  click.mockRestore();
});

it('PERSON-21 PERSON-22 erasing asks first, says why it is refused, and leaves the page when it is done', async () => {
  let answer: object | Response = problem(409, 'This is in use by 2 open orders.', {
    code: 'in_use',
  });
  const route = 'DELETE /admin/shoppers/{id}';
  const { api } = await open(
    shop()
      .on(route, () => (answer instanceof Response ? answer : Response.json(answer)))
      .on('GET /users/all', { users: [], total: 0, page: 1, limit: 25 }),
  );
  press('Erase data');
  const dialog = await screen.findByRole('alertdialog', {
    name: /Erase the personal data of Mariam/,
  });
  expect(callsOf(api, route)).toEqual([]);
  press('Erase data', dialog);
  await screen.findByText('This is in use by 2 open orders.');
  answer = done;
  press('Erase data');
  press('Erase data', await screen.findByRole('alertdialog'));
  await screen.findByRole('heading', { name: 'Shoppers' });
});

it('PERSON-23 merges with another account, found by the phone number first', async () => {
  const route = 'POST /admin/shoppers/{id}/merge';
  const twin = { ...user, id: 6, name: 'M. Saleh', email: 'm.saleh@example.com' };
  const { api } = await open(
    shop()
      .on(route, done)
      .on('GET /users/all', { users: [user, twin], total: 2, page: 1, limit: 7 }),
  );
  press('Merge accounts');
  const dialog = await screen.findByRole('dialog', { name: 'Merge with another account' });
  const choice = await within(dialog).findByRole('radio', { name: /M\. Saleh/ });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  expect(api.callsOf('GET /users/all').at(-1)?.query.get('q')).toBe('+971501234567');
  press('Merge accounts', dialog);
  within(dialog).getByText('Choose an account.');
  expect(callsOf(api, route)).toEqual([]);
  fireEvent.click(choice);
  within(dialog).getByText(/The account m\.saleh@example\.com of M\. Saleh will be deleted/);
  press('Merge accounts', dialog);
  expect(await bodyOf(api, route)).toEqual({ from: 6 });
});

it('PERSON-43 opens the merge with the other account of a pair chosen', async () => {
  const route = 'POST /admin/shoppers/{id}/merge';
  const twin = { ...user, id: 6, name: 'M. Saleh', email: 'm.saleh@example.com' };
  const api = shop()
    .on(route, done)
    .on('GET /admin/shoppers/{id}', ({ path }) =>
      path.endsWith('/6') ? record({ user: twin }) : record(),
    )
    .on('GET /users/all', { users: [twin], total: 1, page: 1, limit: 7 });
  const { address } = await renderApp('/dashboard/users/5?merge=6', { as: admin, api });
  const dialog = await screen.findByRole('dialog', { name: 'Merge with another account' });
  const choice = await within(dialog).findByRole('radio', { name: /M\. Saleh/ });
  expect((choice as HTMLInputElement).checked).toBe(true);
  within(dialog).getByText(/The account m\.saleh@example\.com of M\. Saleh will be deleted/);
  press('Merge accounts', dialog);
  expect(await bodyOf(api, route)).toEqual({ from: 6 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/dashboard/users/5');
});
