import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor } from '@/testing/staff';

const START = '/dashboard/categories';
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [])
    .on('GET /products/all', ({ query }) => ({
      products: [productRow({ id: 7, name: `Candle ${query.get('q')}`, code: 'LW-7' })],
      total: 1,
      page: 1,
      limit: 5,
    }))
    .on('GET /products/one/{id}', () => problem(404, 'None.'))
    .on('GET /users/orders/all', { orders: [orderRow()], total: 1, page: 1, limit: 5 })
    .on('GET /admin/all', [
      { ...vendor, username: 'ghaf' },
      { ...vendor, id: 102, name: 'Oud Corner', username: 'corner' },
    ]);

// Loads the lazy modules before the first test, whose timeout they would use up.
beforeAll(() => import('./palette'));

const field = () => screen.findByRole('combobox', { name: 'Search or go to' });
const open = async () => {
  await screen.findByRole('button', { name: 'Search or go to' });
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  return field();
};
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const press = (input: HTMLElement, key: string) => fireEvent.keyDown(input, { key });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('ADM-KEY-01 opens by shortcut and by button, and focuses its field', async () => {
  await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  await waitFor(() => expect(document.activeElement).toBe(input));
  press(input, 'Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Search or go to' }));
  expect(await field()).toBeTruthy();
});

it('ADM-KEY-01 opens on an Arabic keyboard too', async () => {
  await renderApp(START, { as: admin, api: shop(), locale: 'ar' });
  await screen.findByRole('button', { name: 'بحث أو انتقال' });
  fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', metaKey: true });
  expect(await screen.findByRole('combobox', { name: 'بحث أو انتقال' })).toBeTruthy();
});

it('ADM-KEY-01 opens a page with arrows and Enter, and focuses the page', async () => {
  const { address } = await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  type(input, 'all');
  expect(options('Pages')).toEqual(['All Orders', 'All Products']);
  expect(active(input)).toBe('All Orders');
  press(input, 'ArrowUp');
  expect(active(input)).toBe('All Products');
  press(input, 'ArrowDown');
  expect(active(input)).toBe('All Orders');
  press(input, 'Enter');
  await waitFor(() => expect(address()).toBe('/dashboard/all-orders'));
  await waitFor(() => expect(document.activeElement?.id).toBe('page'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('PERSON-43 finds the probable duplicates, for accounts that see shoppers', async () => {
  const first = await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  type(input, 'duplic');
  expect(options('Pages')).toEqual(['Probable duplicates']);
  press(input, 'Enter');
  await waitFor(() => expect(first.address()).toBe('/dashboard/users/duplicates'));
});

it('ADM-KEY-01 searches products, orders and vendors after a pause in typing', async () => {
  const { api, address } = await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  type(input, 'o');
  type(input, 'oud');
  await screen.findByText('Candle oud');
  expect(options('Products')).toEqual(['Candle oudAC 1 · LW-7']);
  await waitFor(() => expect(options('Orders')).toEqual(['LW-10427Mariam Saleh']));
  await waitFor(() => expect(options('Vendors')).toEqual(['Oud Cornercorner']));
  for (const { query } of api.callsOf('GET /products/all')) {
    expect(query.get('q')).toBe('oud');
    expect(query.get('limit')).toBe('5');
  }
  fireEvent.click(screen.getByText('Candle oud'));
  await waitFor(() => expect(address()).toBe('/dashboard/editproduct/7'));
});

it('ADM-KEY-01 never shows results of an earlier search', async () => {
  await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  type(input, 'oud');
  await screen.findByText('Candle oud');
  type(input, 'oud box');
  expect(screen.queryByText('Candle oud')).toBeNull();
  expect(screen.getByText('Searching...')).toBeTruthy();
  expect(await screen.findByText('Candle oud box')).toBeTruthy();
});

it('ADM-ROLE-02 ADM-ROLE-03 CASE-01 offers a vendor five pages, their own products and orders, and requests nothing else', async () => {
  const { api, address } = await renderApp(START, { as: vendor, api: shop() });
  const input = await open();
  expect(options('Pages')).toEqual([
    'Orders',
    'Vendor statements',
    'All Products',
    'Add Product',
    'Categories',
  ]);
  type(input, 'oud');
  await screen.findByText('Candle oud');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  for (const { query } of api.callsOf('GET /products/all')) expect(query.get('vendor')).toBe('101');
  expect(api.callsOf('GET /admin/all')).toEqual([]);
  fireEvent.click(screen.getByText('LW-10427'));
  await waitFor(() => expect(address()).toBe('/dashboard/own-orders?q=LW-10427'));
});

it('ADM-KEY-01 offers an operations account orders but no products', async () => {
  const { api } = await renderApp('/dashboard/all-orders', { as: ops, api: shop() });
  type(await open(), 'mariam');
  await waitFor(() => expect(options('Orders')).toHaveLength(1));
  expect(screen.queryByRole('group', { name: 'Products' })).toBeNull();
  expect(api.callsOf('GET /products/all')).toEqual([]);
});

it('ADM-KEY-01 starts with the recent entries of the account', async () => {
  const { address } = await renderApp(START, { as: admin, api: shop() });
  const input = await open();
  type(input, 'brands');
  press(input, 'Enter');
  await waitFor(() => expect(address()).toBe('/dashboard/brands'));
  await open();
  expect(options('Recent')).toEqual(['Brands']);
  expect(options('Pages')).not.toContain('Brands');
  expect(JSON.parse(localStorage.getItem('palette.1') ?? '')).toHaveLength(1);
});

it('ADM-KEY-01 reports an empty result and an incomplete search', async () => {
  const api = shop()
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 5 })
    .on('GET /users/orders/all', { orders: [], total: 0, page: 1, limit: 5 });
  await renderApp(START, { as: admin, api });
  const input = await open();
  type(input, 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  api.on('GET /users/orders/all', () => problem(500, 'Broken.'));
  type(input, 'qqq');
  expect(await screen.findByText('Not everything could be searched.')).toBeTruthy();
});
