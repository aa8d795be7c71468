import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { categoryRow, orderRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PRODUCTS = '/dashboard/allproducts';
const named = (id: number) => productRow({ id, name: `Candle ${id}` });
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', { products: [1, 2, 3].map(named), total: 3, page: 1, limit: 20 })
    .on('GET /users/orders/all', { orders: [orderRow()], total: 1, page: 1, limit: 20 })
    .on('GET /admin/all', [])
    .on('GET /brands/all', [{ id: 4, name: 'Rimah', icon: null }]);

beforeAll(() => import('./keys-dialog'));

const press = (key: string, code?: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
const row = () => document.activeElement?.closest('[data-row]')?.textContent ?? '';
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('ADM-KEY-02 moves through the rows with J and K, selects with X and opens with Enter', async () => {
  const { address } = await renderApp(PRODUCTS, { as: admin, api: shop() });
  await screen.findByText('Candle 3');
  press('k');
  expect(row()).toContain('Candle 1');
  press('j');
  expect(row()).toContain('Candle 2');
  press('x');
  expect(box('Select Candle 2').checked).toBe(true);
  press('J');
  press('j');
  expect(row()).toContain('Candle 3');
  press('k');
  press('x');
  expect(box('Select Candle 2').checked).toBe(false);
  press('Enter');
  await waitFor(() => expect(address()).toBe('/dashboard/editproduct/2'));
});

it('ADM-KEY-02 moves on an Arabic keyboard, and through cards too', async () => {
  await renderApp(PRODUCTS, { as: admin, api: shop(), locale: 'ar', wide: false });
  await screen.findAllByText('شمعة عنبر');
  press('ت', 'KeyJ');
  press('ت', 'KeyJ');
  const cards = [...document.querySelectorAll('[data-row]')];
  expect(cards.indexOf(document.activeElement ?? document.body)).toBe(1);
});

it('ADM-KEY-02 opens an order', async () => {
  const { address } = await renderApp('/dashboard/all-orders', { as: admin, api: shop() });
  await screen.findByText('Mariam Saleh');
  press('j');
  press('Enter');
  await waitFor(() => expect(address()).toBe('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX'));
});

it('ADM-KEY-02 opens a brand for editing', async () => {
  await renderApp('/dashboard/brands', { as: admin, api: shop() });
  await screen.findByRole('heading', { name: 'Rimah' });
  press('j');
  press('Enter');
  expect(await screen.findByRole('form', { name: 'Edit Rimah' })).toBeTruthy();
});

it('ADM-KEY-02 ignores letters in fields, and focuses the search of the list with /', async () => {
  await renderApp(PRODUCTS, { as: admin, api: shop() });
  await screen.findByText('Candle 3');
  press('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  press('j');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('ADM-KEY-02 lists the shortcuts in a dialog that turns single keys off', async () => {
  await renderApp(PRODUCTS, { as: admin, api: shop() });
  await screen.findByText('Candle 3');
  press('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).toContain('Next row');
  press('j');
  expect(row()).toBe('');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('j');
  press('?');
  expect(row()).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  // With the shortcuts off, the dialog opens from the account menu.
  fireEvent.click(screen.getByRole('button', { name: 'Account of Huda' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Single-key shortcuts' }));
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('j');
  await waitFor(() => expect(row()).toContain('Candle 1'));
});
