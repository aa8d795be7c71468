import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { analyticsRow, orderRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor } from '@/testing/staff';

const shop = () =>
  new FakeApi()
    .on('GET /admin/analytics', analyticsRow())
    .on('GET /admin/stuck-orders', { orders: [stuckRow()], total: 1 })
    .on('GET /users/orders/all', ({ query }) => ({
      orders: [orderRow()],
      total: query.has('state') ? 2 : 61,
    }));
/** Amounts and currency are joined by a no-break space. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const panel = (name: string) => within(screen.getByRole('region', { name }));
const totalOf = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent);

it('ADM-HOME-01 shows totals compared with the previous period', async () => {
  await renderApp('/dashboard', { as: admin, api: shop() });
  await screen.findByText('Average order', { selector: 'dt' });
  expect(totalOf('Sales')).toBe('SalesAED 1,200.00+20%Previous period: AED 1,000.00');
  expect(totalOf('Orders')).toBe('Orders6-25%Previous period: 8');
  expect(totalOf('Paid in cash')).toBe('Paid in cash33.3%Previous period: 50%');
  expect(totalOf('Average order')).toBe('Average orderAED 200.00Previous period: AED 0.00');
});

it('ADM-HOME-01 stores the range in the address and requests it', async () => {
  const { api, address } = await renderApp('/dashboard', { as: admin, api: shop() });
  const week = await screen.findByRole('link', { name: '7 days' });
  expect(screen.getByRole('link', { current: true }).textContent).toBe('30 days');
  fireEvent.click(week);
  await waitFor(() => expect(address()).toBe('/dashboard?days=7'));
  expect(screen.getByRole('link', { current: true }).textContent).toBe('7 days');
  const requested = () => api.callsOf('GET /admin/analytics').map(({ query }) => query.get('days'));
  await waitFor(() => expect(requested()).toEqual(['30', '7']));
});

it('ADM-HOME-01 falls back to 30 days for an unknown range', async () => {
  const { api } = await renderApp('/dashboard?days=5000', { as: admin, api: shop() });
  await screen.findByText('Average order', { selector: 'dt' });
  expect(api.callsOf('GET /admin/analytics')[0]?.query.get('days')).toBe('30');
});

it('ADM-HOME-04 summarizes each chart and shows its data as a table', async () => {
  await renderApp('/dashboard', { as: admin, api: shop() });
  await screen.findByText('Highest: 20 Nov 2026, AED 900.00');
  screen.getByText('Perfumes is the best-selling category with 75% of sales.');
  for (const [title, rows] of [
    [
      'Sales by day',
      [
        ['20 Nov 2026', '4', 'AED 225.00', 'AED 900.00'],
        ['21 Nov 2026', '2', 'AED 150.00', 'AED 300.00'],
      ],
    ],
    [
      'Sales by category',
      [
        ['Perfumes', '75%', 'AED 900.00'],
        ['Bags', '25%', 'AED 300.00'],
      ],
    ],
  ] as const) {
    fireEvent.click(panel(title).getByRole('button', { name: /^Show as table/ }));
    const cells = panel(title)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => plain(cell.textContent)));
    expect(cells).toEqual(rows);
    fireEvent.click(panel(title).getByRole('button', { name: /^Show as chart/ }));
    expect(panel(title).queryByRole('table')).toBeNull();
  }
});

it('ADM-HOME-03 links to best-selling and low-stock products and shows the newest reviews', async () => {
  await renderApp('/dashboard', { as: admin, api: shop() });
  await screen.findByText('Top products');
  const link = panel('Top products').getByRole('link');
  expect(plain(link.textContent)).toBe('Amber CandleAED 900.005 units');
  expect(link.getAttribute('href')).toBe('/dashboard/editproduct/7');
  expect(panel('Low stock').getByText('Sold out')).toBeTruthy();
  expect(
    panel('Low stock').getByRole('link', { name: /^Oud Box\s*S, Black\s*Sold out$/ }),
  ).toBeTruthy();
  expect(panel('Low stock').getByText('2 left')).toBeTruthy();
  expect(panel('Latest reviews').getByText('Burns evenly.')).toBeTruthy();
});

it('ADM-STUCK-02 links an admin to the stuck orders', async () => {
  await renderApp('/dashboard', { as: admin, api: shop() });
  expect(await screen.findByText('3 orders need attention.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View orders' }).getAttribute('href')).toBe(
    '/dashboard/stuck-orders',
  );
});

it('ADM-HOME-02 ADM-HOME-05 shows a vendor their own sales and order lines', async () => {
  const api = shop().on('GET /admin/analytics', analyticsRow({ stuck: null }));
  await renderApp('/dashboard', { as: vendor, api });
  await screen.findByText('Average order', { selector: 'dt' });
  const own = await screen.findByRole('list', { name: 'Orders with your products' });
  const [order = own] = within(own).getAllByRole('listitem');
  for (const text of ['Amber Candle', 'Mariam Saleh', 'Dubai'])
    expect(within(order).getByText(text)).toBeTruthy();
  expect(within(order).queryByText(/mariam@example|Al Barsha|501234567/)).toBeNull();
  expect(within(order).queryByText(/265/)).toBeNull();
  const [slip, ...others] = within(order)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/api/'));
  expect(slip?.getAttribute('href')).toMatch(/ABCDEFGHJKMNPQRSTVWX\/packing-slip\.pdf$/);
  expect(others).toEqual([]);
  expect(screen.queryByText('Latest orders')).toBeNull();
  expect(screen.queryByText(/need attention/)).toBeNull();
  expect(api.callsOf('GET /admin/stuck-orders')).toEqual([]);
});

it('ADM-HOME-05 paginates a vendor’s orders in the address', async () => {
  const api = shop().on('GET /admin/analytics', analyticsRow({ stuck: null }));
  const { address } = await renderApp('/dashboard?days=7', { as: vendor, api });
  fireEvent.click(await screen.findByRole('link', { name: 'View all' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(address()).toBe('/dashboard/own-orders?page=2'));
  const requested = () =>
    api.callsOf('GET /users/orders/all').map(({ query }) => query.get('page'));
  await waitFor(() => expect(requested()).toEqual([null, '1', '2']));
});

it('ADM-HOME-02 shows operations the orders and requests no sales', async () => {
  const { api } = await renderApp('/dashboard', { as: ops, api: shop() });
  await screen.findByText('Mariam Saleh');
  const tile = async (name: RegExp) =>
    within(screen.getByRole('main')).getByRole('link', { name }).textContent;
  expect(await tile(/^Orders/)).toBe('Orders61');
  expect(await tile(/^Failed shipments/)).toBe('Failed shipments2');
  expect(await tile(/^Stuck orders/)).toBe('Stuck orders1');
  expect(screen.queryByRole('link', { name: '7 days' })).toBeNull();
  expect(api.callsOf('GET /admin/analytics')).toEqual([]);
});

it('ADM-HOME-01 says so when nothing was sold', async () => {
  const none = { sales: 0, discounts: 0, orders: 0, average: 0, cashShare: 0 };
  const api = shop().on(
    'GET /admin/analytics',
    analyticsRow({
      totals: none,
      before: none,
      days: [{ day: '2026-11-21', sales: 0, orders: 0 }],
      categories: [],
      topProducts: [],
      lowStock: { total: 0, products: [] },
      reviews: [],
      stuck: 0,
    }),
  );
  await renderApp('/dashboard', { as: admin, api });
  expect(await screen.findAllByText('No sales in this period.')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show as/ })).toBeNull();
  screen.getByText('No products are low in stock.');
  screen.getByText('No reviews yet.');
  screen.getByText('No stuck orders.');
});

it('ADM-HOME-01 offers a retry when loading the analytics fails', async () => {
  const api = shop().on('GET /admin/analytics', () => problem(500, 'Broken.'));
  await renderApp('/dashboard', { as: admin, api });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The statistics could not be loaded.',
  );
  api.on('GET /admin/analytics', analyticsRow());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Average order', { selector: 'dt' })).toBeTruthy();
});
