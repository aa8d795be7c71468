import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

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
  wishList: [],
};
const users = (...rows: object[]) =>
  new FakeApi().on('GET /users/all', { users: rows, total: rows.length, page: 1, limit: 20 });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('ADM-USER-01 filters the shoppers by gender and city, in the address', async () => {
  const { api, address } = await renderApp('/dashboard/users', { as: admin, api: users(user) });
  await screen.findByText('Mariam Saleh');
  choose('Gender', 'female');
  choose('City', 'Al Ain');
  await waitFor(() => expect(address()).toBe('/dashboard/users?gender=female&city=Al+Ain'));
  await waitFor(() =>
    expect(api.callsOf('GET /users/all').at(-1)?.query.toString()).toBe(
      'page=1&limit=20&gender=female&city=Al+Ain',
    ),
  );
  choose('Gender', '');
  choose('City', '');
  await waitFor(() => expect(address()).toBe('/dashboard/users'));
});

it('ADM-USER-02 has a row per shopper on wide screens', async () => {
  const api = users({ ...user, building: 'Undefined', flat: '00' });
  await renderApp('/dashboard/users', { as: admin, api });
  const row = (await screen.findByRole('rowheader', { name: /Mariam Saleh/ })).closest('tr');
  for (const text of ['mariam', 'Female', 'mariam@example.com', '+971501234567', 'Al Barsha'])
    expect(row?.textContent).toContain(text);
  expect(row?.textContent).not.toMatch(/Undefined|Flat/);
});

it('ADM-USER-02 shows name, contact and address of a shopper', async () => {
  await renderApp('/dashboard/users', { as: admin, api: users(user), wide: false });
  await screen.findByText('Mariam Saleh');
  const card = within(screen.getByRole('list', { name: 'Shoppers' })).getByRole('listitem');
  for (const text of ['Mariam Saleh', 'mariam', 'Female', 'Dubai', 'Al Barsha', 'Sidra', '107'])
    expect(within(card).getByText(text)).toBeTruthy();
  const hrefs = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/dashboard/users/5', 'mailto:mariam@example.com', 'tel:+971501234567']);
});

it('ADM-USER-02 hides a "00" flat and missing values', async () => {
  const unknown = { area: 'Undefined', building: 'Undefined', gender: 'Undefined' };
  const api = users({ ...user, ...unknown, flat: '00' });
  await renderApp('/dashboard/users', { as: admin, api, wide: false });
  await screen.findByText('Mariam Saleh');
  const list = screen.getByRole('list', { name: 'Shoppers' });
  expect(list.textContent).not.toMatch(/Undefined|00|Flat/);
  expect(within(list).getByText('Dubai')).toBeTruthy();
});

it('ADM-ROLE-07 says that there are no shoppers; a list that does not load is logged, without a message', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await renderApp('/dashboard/users', {
    as: admin,
    api: users().on('GET /seller/all-sellers', problem(500, 'Broken')),
  });
  expect(await screen.findByText('No shoppers yet.')).toBeTruthy();
  await act(() => router.navigate('/dashboard/sellers'));
  expect(await screen.findByText('The requests could not be loaded.')).toBeTruthy();
  expect(log).toHaveBeenCalledWith('Read failed: GET /seller/all-sellers, status 500, failed');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  log.mockRestore();
});
