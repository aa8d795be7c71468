import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const FIND = 'POST /admin/guests/find';
const EXPORT = 'POST /admin/guests/export';
const ERASE = 'POST /admin/guests/erase';
const EMAIL = 'salma@example.com';
const guest = (over: object = {}) => ({
  accounts: [],
  emails: [EMAIL],
  phones: ['+971501239876'],
  orders: [
    {
      operationId: 'OP1',
      number: 'LW-10500',
      state: 'delivered',
      fullName: 'Salma Nasser',
      createdAt: '2026-11-18T08:00:00Z',
      addressUntil: '2032-01-01',
    },
  ],
  orderCount: 1,
  openOrders: 0,
  stockAlerts: 2,
  sellerRequests: 0,
  draftOrders: 0,
  coupons: 0,
  mails: 3,
  ...over,
});
const nothing = guest({
  emails: [],
  phones: [],
  orders: [],
  orderCount: 0,
  stockAlerts: 0,
  mails: 0,
});
const shop = (found: Parameters<FakeApi['on']>[1] = guest()) =>
  new FakeApi()
    .on(FIND, found)
    .on('GET /admin/guests/retention', { years: 5, retainedFrom: '2021-01-01', orders: 12 });
const bodies = (api: FakeApi, route: string): unknown[] =>
  api.callsOf(route).map(({ body }): unknown => JSON.parse(body));
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const open = async (api: FakeApi) => {
  await renderApp('/dashboard/guests', { as: admin, api });
  return screen.findByLabelText(/^Email, phone or order number/);
};
const search = async (api: FakeApi, contact = EMAIL) => {
  fireEvent.change(await open(api), { target: { value: contact } });
  press('Find');
};

it('PERSON-37 finds what is stored about a contact, with links to orders and accounts', async () => {
  const account = { id: 7, name: 'Salma N.', email: EMAIL };
  const api = shop(guest({ accounts: [account] }));
  await search(api, ` ${EMAIL} `);
  const orders = await screen.findByRole('list', { name: 'Orders without an account' });
  expect(bodies(api, FIND)).toEqual([{ contact: EMAIL }]);
  expect(within(orders).getByRole('link', { name: 'LW-10500' }).getAttribute('href')).toBe(
    '/dashboard/orders/OP1',
  );
  expect(within(orders).getByText(/Name and address until/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Salma N.' }).getAttribute('href')).toBe(
    '/dashboard/users/7',
  );
  expect(screen.getByText('12 orders are due.')).toBeTruthy();
});

it('PERSON-37 says at the field what is missing or wrong, and keeps what was typed', async () => {
  const detail = 'Enter an email address, a phone number or an order number.';
  const refusal = () =>
    problem(400, detail, { code: 'invalid_input', errors: [{ pointer: '#/contact', detail }] });
  const api = shop(refusal);
  const field = await open(api);
  press('Find');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(api.callsOf(FIND)).toEqual([]);
  fireEvent.change(field, { target: { value: 'Salma' } });
  press('Find');
  await waitFor(() => expect(api.callsOf(FIND)).toHaveLength(1));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByDisplayValue('Salma')).toBe(field);
});

it('PERSON-37 says that nothing is stored, and that the data could not be loaded', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = shop(() => problem(500, 'Broken'));
  await search(api);
  expect(await screen.findByText('The data could not be loaded.')).toBeTruthy();
  api.on(FIND, nothing);
  press('Try again');
  expect(await screen.findByText('Nothing is stored for this contact.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase data' })).toBeNull();
  log.mockRestore();
});

it('PERSON-37 erasing asks first and then shows what is left', async () => {
  const api = shop().on(ERASE, { success: true, message: 'Erased by the server.' });
  await search(api);
  await screen.findByRole('list', { name: 'Orders without an account' });
  press('Erase data');
  const dialog = await screen.findByRole('alertdialog', { name: /personal data of salma@/ });
  expect(api.callsOf(ERASE)).toEqual([]);
  api.on(FIND, nothing);
  press('Erase data', dialog);
  expect(await screen.findByText('Erased by the server.')).toBeTruthy();
  expect(bodies(api, ERASE)).toEqual([{ contact: EMAIL }]);
  expect(await screen.findByText('Nothing is stored for this contact.')).toBeTruthy();
});

it('PERSON-37 an open order prevents erasing, with the reason', async () => {
  await search(shop(guest({ openOrders: 1 })));
  expect(await screen.findByText(/^1 order is open/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Erase data' }).disabled).toBe(true);
});

it('PERSON-37 exports the data as a file', async () => {
  const { createObjectURL } = URL;
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:made';
  };
  const api = shop().on(EXPORT, { emails: [EMAIL] });
  await search(api);
  await screen.findByRole('list', { name: 'Orders without an account' });
  press('Export data');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(bodies(api, EXPORT)).toEqual([{ contact: EMAIL }]);
  URL.createObjectURL = createObjectURL;
});
