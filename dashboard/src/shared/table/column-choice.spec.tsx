import type { UserDto } from '@shop/contracts';
import { FakeApi, makeUser } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const rows = { total: 1, page: 1, limit: 20 };
const api = () =>
  new FakeApi()
    .on('GET /users/orders/all', { orders: [orderRow()], ...rows })
    .on('GET /users/all', { users: [makeUser()] as UserDto[], ...rows })
    .on('GET /returns/all', {
      ...{ returns: [], counts: { requested: 0, approved: 0, received: 0, refunding: 0 } },
      ...{ ...rows, total: 0 },
    })
    .on('GET /reviews/all', { reviews: [], ...rows, total: 0 });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it.each([
  ['all-orders', 'orders', 'Items', 'items', 'Order'],
  ['users', 'users', 'City', 'city', 'Name'],
])(
  'CASE-39 hides a column of %s, but not what names a row',
  async (path, list, name, key, first) => {
    await renderApp(`/dashboard/${path}`, { as: admin, api: api() });
    await waitFor(() => expect(headings()).toContain(name));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
    expect(screen.queryByRole('menuitemcheckbox', { name: first })).toBeNull();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Actions' })).toBeNull();
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name }));
    expect(headings()).not.toContain(name);
    expect(headings()).toContain(first);
    expect(localStorage.getItem(`columns.${list}.1`)).toBe(`["${key}"]`);
  },
);

it.each(['returns', 'reviews'])('CASE-39 saves a view of %s', async (path) => {
  await renderApp(`/dashboard/${path}?state=hidden`, { as: admin, api: api() });
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Saved views' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save or edit views' }));
  fireEvent.change(await screen.findByLabelText('Name of this view'), {
    target: { value: 'Today' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText('Name of “Today”')).toBeTruthy();
  expect(localStorage.getItem(`views.${path}.1`)).toBe('[{"name":"Today","query":"state=hidden"}]');
});
