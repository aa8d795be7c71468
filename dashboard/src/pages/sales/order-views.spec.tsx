import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/all-orders';
const KEY = 'views.orders.1';
const view = (id: number, name: string, query: string) => ({ id, name, query });
const shop = (...views: ReturnType<typeof view>[]) =>
  new FakeApi()
    .on('GET /users/orders/all', { orders: [orderRow()], total: 1, page: 1, limit: 20 })
    .on('GET /users/orders/views', { views });
const openMenu = async () =>
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Saved views' }), { key: 'Enter' });
const openDialog = async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save or edit views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('CASE-33 has views of the work of the day', async () => {
  const { address, api } = await renderApp(PATH, { as: admin, api: shop() });
  await openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'To ship',
    'Cash to book',
    'Needs attention',
    'Save or edit views',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'To ship' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?task=to_ship&sort=oldest`));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('GET /users/orders/all').at(-1)?.query ?? [])).toEqual({
      page: '1',
      limit: '20',
      task: 'to_ship',
      sort: 'oldest',
    }),
  );
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Task' });
  expect(filter.value).toBe('to_ship');
  fireEvent.change(filter, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=oldest`));
});

it('CASE-33 saves filters and sort order on the server', async () => {
  const api = shop();
  api.on('POST /users/orders/views', () => {
    api.on('GET /users/orders/views', { views: [view(4, 'Cash', 'paymentMethod=cod')] });
    return { success: true, message: 'View saved.', views: [] };
  });
  await renderApp(`${PATH}?paymentMethod=cod&page=2`, { as: admin, api });
  const dialog = await openDialog();
  write(dialog.getByLabelText('Name of this view'), ' Cash ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText('Name of “Cash”')).toBeTruthy();
  expect(
    api.callsOf('POST /users/orders/views').map(({ body }): unknown => JSON.parse(body)),
  ).toEqual([{ name: 'Cash', query: 'paymentMethod=cod' }]);
  expect(dialog.getByLabelText<HTMLInputElement>('Name of this view').value).toBe('');
});

it('CASE-33 a refused name stays in its field with the reason', async () => {
  const api = shop(view(4, 'Cash', 'paymentMethod=cod'))
    .on('POST /users/orders/views', () => problem(409, 'There are already 20 views.'))
    .on('PUT /users/orders/views/{id}', () => problem(409, 'Another view has this name.'));
  await renderApp(PATH, { as: admin, api });
  const dialog = await openDialog();
  const field = dialog.getByLabelText<HTMLInputElement>('Name of this view');
  write(field, 'More');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There are already 20 views.')).toBeTruthy();
  expect(field.value).toBe('More');
  const row = await dialog.findByLabelText<HTMLInputElement>('Name of “Cash”');
  write(row, 'Taken');
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(await dialog.findByText('Another view has this name.')).toBeTruthy();
  expect(row.value).toBe('Taken');
});

it('CASE-33 renames and deletes a view', async () => {
  const done = { success: true, message: 'Done.', views: [] };
  const api = shop(view(4, 'Cash', 'paymentMethod=cod'))
    .on('PUT /users/orders/views/{id}', done)
    .on('DELETE /users/orders/views/{id}', done);
  await renderApp(PATH, { as: admin, api });
  const dialog = await openDialog();
  const row = await dialog.findByLabelText('Name of “Cash”');
  write(row, 'Cash orders');
  fireEvent.keyDown(row, { key: 'Enter' });
  await waitFor(() => expect(api.callsOf('PUT /users/orders/views/4')).toHaveLength(1));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete Cash' }));
  await waitFor(() => expect(api.callsOf('DELETE /users/orders/views/4')).toHaveLength(1));
});

it('CASE-33 moves the views of this browser to the server, once', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ name: 'Old', query: 'state=paid' }]));
  const api = shop().on('POST /users/orders/views', { success: true, message: '', views: [] });
  await renderApp(PATH, { as: admin, api });
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(
    api.callsOf('POST /users/orders/views').map(({ body }): unknown => JSON.parse(body)),
  ).toEqual([{ name: 'Old', query: 'state=paid' }]);
});

it('CASE-33 says so when the views cannot be loaded, and the others still work', async () => {
  const api = shop().on('GET /users/orders/views', () => problem(500, 'Broken'));
  await renderApp(PATH, { as: admin, api });
  const dialog = await openDialog();
  expect((await dialog.findByRole('alert')).textContent).toContain('could not be loaded');
});
