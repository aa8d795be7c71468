import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const vendor = {
  id: 102,
  name: 'Barjeel',
  username: 'barjeel',
  email: 'studio@barjeel.example',
  type: 'subadmin',
  about: 'Linen for hot days',
  aboutAr: '',
  image: null,
};
const done = { success: true, message: 'ok', admin: vendor };
const shop = () =>
  new FakeApi()
    .on('GET /admin/all', [vendor])
    .on('POST /admin/add', done)
    .on('PUT /admin/{id}', done)
    .on('PUT /admin/{id}/password', done)
    .on('DELETE /admin/{id}', done);
const open = async (api = shop()) => {
  await renderApp('/dashboard/vendors', { as: admin, api });
  await screen.findByRole('list', { name: 'Vendors' });
  return api;
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const write = (label: string | RegExp, value: string, place = screen.getByRole('form')) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });
const formOf = async (api: FakeApi, route: string) => {
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1));
  const call = api.callsOf(route)[0];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};

it('ADM-VEN-01 lists the vendors and links to their pages', async () => {
  await open();
  const list = screen.getByRole('list', { name: 'Vendors' });
  const link = within(list).getByRole('link', { name: 'Barjeel' });
  expect(link.getAttribute('href')).toBe('/dashboard/vendor/102');
  for (const text of ['Barjeel', 'barjeel', 'Linen for hot days', 'studio@barjeel.example'])
    expect(within(list).getByText(text)).toBeTruthy();
});

it('ADM-VEN-02 requires a name and a password', async () => {
  const api = await open();
  await press('Add vendor');
  await press('Add vendor');
  expect(await screen.findByText(/^Enter a name/)).toBeTruthy();
  expect(screen.getByText(/^Enter a password/)).toBeTruthy();
  write('Name', 'Sadu');
  await press('Add vendor');
  await waitFor(() => expect(screen.queryByText(/^Enter a name/)).toBeNull());
  expect(api.callsOf('POST /admin/add')).toEqual([]);
});

it('ADM-VEN-01 ADM-VEN-02 ADM-VEN-03 adds a subadmin and shows the username the server made', async () => {
  const api = await open();
  await press('Add vendor');
  write('Name', 'Barjeel');
  write('Password', 'linen-and-sand');
  await press('Add vendor');
  expect(await screen.findByText('Vendor added. The username is barjeel.')).toBeTruthy();
  const sent = await formOf(api, 'POST /admin/add');
  expect([sent.get('name'), sent.get('password'), sent.get('type')]).toEqual([
    'Barjeel',
    'linen-and-sand',
    'subadmin',
  ]);
  expect(sent.has('username')).toBe(false);
});

it('ADM-VEN-01 ADM-VEN-04 sets a password in a dialog; it is required', async () => {
  const api = await open();
  await press('Change the password of Barjeel');
  const dialog = await screen.findByRole('dialog', { name: 'Change the password of Barjeel' });
  const save = () =>
    fireEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
  save();
  expect(await within(dialog).findByText(/^Enter a password/)).toBeTruthy();
  expect(api.callsOf('PUT /admin/102/password')).toEqual([]);
  write('New password', 'linen-and-sand', dialog);
  save();
  expect(await screen.findByText('The password of Barjeel was changed.')).toBeTruthy();
  expect(api.callsOf('PUT /admin/102/password')[0]?.body).toBe('{"password":"linen-and-sand"}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ADM-VEN-01 GOODS-59 changes a vendor in place, without a password', async () => {
  const api = await open();
  await press('Edit Barjeel');
  const form = screen.getByRole('form', { name: 'Edit Barjeel' });
  write(/^About(?! in)/, 'Linen', form);
  write(/^About in Arabic/, 'كتان', form);
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  const sent = await formOf(api, 'PUT /admin/102');
  expect([sent.get('about'), sent.get('aboutAr')]).toEqual(['Linen', 'كتان']);
  expect(sent.has('password')).toBe(false);
});

it('ADM-VEN-01 says why a vendor with products is not deleted', async () => {
  const refusal = () => problem(409, 'This vendor has 4 products.', { code: 'in_use' });
  await open(shop().on('DELETE /admin/{id}', refusal));
  await press('Delete Barjeel');
  await press('Delete');
  expect(await screen.findByText('This vendor has 4 products.')).toBeTruthy();
  expect(screen.getByText('Linen for hot days')).toBeTruthy();
});
