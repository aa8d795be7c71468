import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const LIST = '/dashboard/all-orders';
const row = (id: number) =>
  orderRow({ id, operation_id: `ORDER${id}`, number: `LW-${10_426 + id}` });
/** A list of 22 orders on two pages. */
const shop = () =>
  new FakeApi()
    .on('GET /users/orders/all', ({ query }) => {
      const page = Number(query.get('page'));
      const ids = page === 1 ? Array.from({ length: 20 }, (_, index) => index + 1) : [21, 22];
      return { orders: ids.map(row), total: 22, page, limit: 20 };
    })
    .on('GET /users/orders/one/{id}', (_call, [id = '']) => ({
      order: row(Number(id.replace('ORDER', ''))),
    }))
    .on('GET /users/orders/one/{id}/notes', { notes: [] });
const press = (key: string, code?: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
const open = async (id: number, query = '') => {
  const app = await renderApp(LIST + query, { as: admin, api: shop() });
  fireEvent.click(await screen.findByRole('link', { name: `LW-${10_426 + id}` }));
  await waitFor(() => expect(app.address()).toBe(`/dashboard/orders/ORDER${id}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(`LW-${10_426 + id}`) });
  return app;
};
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('CASE-34 N and P open the next and previous order of the list', async () => {
  const { address } = await open(2, '?state=paid');
  press('n');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ORDER3'));
  press('ى', 'KeyN');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ORDER4'));
  press('p');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ORDER3'));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const back = crumbs.getByRole('link', { name: 'All Orders' });
  expect(back.getAttribute('href')).toBe(`${LIST}?state=paid`);
});

it('CASE-34 shows links to the neighbours; the first order has no previous one', async () => {
  await open(1);
  expect(screen.getByRole('link', { name: 'Next order' }).getAttribute('href')).toBe(
    '/dashboard/orders/ORDER2',
  );
  expect(screen.queryByRole('link', { name: 'Previous order' })).toBeNull();
});

it('CASE-35 goes on to the next page of the list', async () => {
  const { api, address } = await open(20, '?city=Ajman');
  await screen.findByRole('link', { name: 'Next order' });
  press('n');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ORDER21'));
  expect(api.callsOf('GET /users/orders/all').at(-1)?.query.get('city')).toBe('Ajman');
  press('n');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ORDER22'));
  expect(await screen.findByRole('link', { name: 'Previous order' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next order' })).toBeNull();
  press('n');
  expect(address()).toBe('/dashboard/orders/ORDER22');
});

it('CASE-34 an order that was not opened from a list has no neighbours', async () => {
  await renderApp('/dashboard/orders/ORDER5', { as: admin, api: shop() });
  await screen.findByRole('heading', { level: 1, name: /LW-10431/ });
  expect(screen.queryByRole('navigation', { name: 'Orders of the list' })).toBeNull();
});

it('CASE-34 the help names the keys, and letters in fields stay letters', async () => {
  const { address } = await open(2);
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toContain('Next order of the list');
  press('n');
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  press('n');
  field.remove();
  expect(address()).toBe('/dashboard/orders/ORDER2');
});
