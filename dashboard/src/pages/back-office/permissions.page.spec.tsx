import { RIGHTS, rightNames, rightsOf, type Right } from '@shop/shop-rules';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigationLabels, renderApp } from '@/testing/render-app';
import { admin, withRights } from '@/testing/staff';

const permissions = {
  version: 3,
  admin: rightsOf('admin'),
  ops: rightsOf('ops'),
  vendor: rightsOf('vendor'),
};
/** Stateful fake of the permissions. */
const shop = () => {
  let now = permissions;
  return new FakeApi()
    .on('GET /admin/permissions', () => now)
    .on('PUT /admin/permissions', ({ body }) => {
      now = { ...JSON.parse(body), version: now.version + 1 };
      return { success: true, message: 'ok', permissions: now };
    });
};
const open = async (api: FakeApi, locale: 'en' | 'ar' = 'en') => {
  await renderApp('/dashboard/permissions', { as: admin, api, locale });
  return screen.findByRole('button', {
    name: locale === 'en' ? 'Save permissions' : 'حفظ الصلاحيات',
  });
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const sent = (api: FakeApi): { version: number; ops: Right[] }[] =>
  api.callsOf('PUT /admin/permissions').map(({ body }) => JSON.parse(body));

it('RIGHT-20 shows every right by area, and what each role has', async () => {
  await open(shop());
  const tables = screen.getAllByRole('table');
  expect(
    tables.map((table) => within(table).getAllByRole('row').length - 1).reduce((a, b) => a + b),
  ).toBe(rightNames().length);
  expect(box('Operations: Refund orders and returns').checked).toBe(true);
  expect(box('Operations: Pause and resume queues').checked).toBe(false);
  expect(box('Vendor: See orders').checked).toBe(true);
  expect(screen.getByText(RIGHTS['orders.cancel'].about.en)).toBeTruthy();
});

it('RIGHT-20 offers nothing that cannot be changed', async () => {
  await open(shop());
  expect(screen.queryByRole('checkbox', { name: 'Admin: Change permissions' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Operations: Manage staff accounts' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Vendor: Cancel orders' })).toBeNull();
  const row = screen.getByRole('row', { name: /Change permissions/ });
  expect(within(row).getByText('Always; this cannot be taken from admins')).toBeTruthy();
  expect(within(row).getAllByText('Not possible for this role')).toHaveLength(2);
});

it('RIGHT-21 saves changed rights with the version they are based on', async () => {
  const api = shop();
  const save = await open(api);
  fireEvent.click(save);
  fireEvent.click(box('Operations: Refund orders and returns'));
  fireEvent.click(box('Operations: Pause and resume queues'));
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  fireEvent.click(save);
  expect(await screen.findByText('The permissions are saved.')).toBeTruthy();
  const [change, ...more] = sent(api);
  expect([change?.version, more]).toEqual([3, []]);
  expect(change?.ops).toContain('queues.pause');
  expect(change?.ops).not.toContain('orders.refund');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Use defaults' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save permissions' }));
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]).toEqual({ ...permissions, version: 4 });
});

it('RIGHT-21 the navigation follows when admins take a right from themselves', async () => {
  const api = shop();
  const save = await open(api);
  api.on('GET /admin/me', withRights(admin, { without: ['brands.edit'] }));
  fireEvent.click(box('Admin: Manage brands'));
  fireEvent.click(save);
  await waitFor(() => expect(navigationLabels()).not.toContain('Brands'));
  expect(navigationLabels()).toContain('Offers');
});

it('RIGHT-22 EDIT-01 keeps the changes on a conflict and loads the newer ones beside them; both are saved next', async () => {
  const api = shop();
  const save = await open(api);
  const text = 'Someone else has changed the permissions meanwhile.';
  api.on('PUT /admin/permissions', () => problem(409, text, { code: 'changed_meanwhile' }));
  api.on('GET /admin/permissions', { ...permissions, version: 4, vendor: [] });
  fireEvent.click(box('Operations: Cancel orders'));
  fireEvent.click(save);
  expect(await screen.findByText(/^Someone else has saved this meanwhile/)).toBeTruthy();
  expect(box('Operations: Cancel orders').checked).toBe(false);
  expect(box('Vendor: See orders').checked).toBe(false);
  fireEvent.click(save);
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]).toMatchObject({ version: 4, vendor: [] });
  expect(sent(api)[1]?.ops).not.toContain('orders.cancel');
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(box('Vendor: See orders').checked).toBe(false));
  expect(box('Operations: Cancel orders').checked).toBe(true);
});

it('RIGHT-21 keeps the changes without a connection, and says why they were not saved', async () => {
  const api = shop();
  const save = await open(api);
  api.on('PUT /admin/permissions', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(box('Operations: Cancel orders'));
  fireEvent.click(save);
  expect(await screen.findByText(/^Could not connect\./)).toBeTruthy();
  expect(box('Operations: Cancel orders').checked).toBe(false);
});

it('RIGHT-20 reports a failed load and offers a retry', async () => {
  const api = new FakeApi().on('GET /admin/permissions', () => problem(500, 'Down.'));
  await renderApp('/dashboard/permissions', { as: admin, api });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET /admin/permissions', permissions);
  fireEvent.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Operations: See orders' })).toBeTruthy();
});

it('RIGHT-20 is written in Arabic too', async () => {
  await open(shop(), 'ar');
  expect(box('العمليات: إلغاء الطلبات').checked).toBe(true);
});
