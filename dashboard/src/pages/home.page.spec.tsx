import { FakeApi } from '@shop/testing';
import { screen } from '@testing-library/react';
import { orderRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor } from '@/testing/staff';

const shop = () =>
  new FakeApi()
    .on('GET /products/all', ({ query }) => ({
      products: [productRow()],
      total: query.has('inStock') ? 280 : 300,
    }))
    .on('GET /users/orders/all', ({ query }) => ({
      orders: [orderRow()],
      total: query.has('state') ? 2 : 61,
    }));
const tile = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;

it('counts orders, failed shipments, products and what is sold out for an admin', async () => {
  await renderApp('/dashboard', { as: admin, api: shop() });
  await screen.findByText('Mariam Saleh');
  await screen.findByText('300');
  expect(await tile(/^Orders/)).toBe('Orders61');
  expect(await tile(/^Failed shipments/)).toBe('Failed shipments2');
  expect(await tile(/^Products/)).toBe('Products300');
  expect(await tile(/^Sold out/)).toBe('Sold out20');
});

it('counts only the own products of a vendor and asks for no orders', async () => {
  const { api } = await renderApp('/dashboard', { as: vendor, api: shop() });
  await screen.findByText('300');
  expect(await tile(/^My products/)).toBe('My products300');
  for (const { query } of api.callsOf('GET /products/all')) expect(query.get('vendor')).toBe('101');
  expect(api.callsOf('GET /users/orders/all')).toEqual([]);
});

it('shows an operations account the orders only', async () => {
  const { api } = await renderApp('/dashboard', { as: ops, api: shop() });
  await screen.findByText('Mariam Saleh');
  expect(api.callsOf('GET /products/all')).toEqual([]);
});
