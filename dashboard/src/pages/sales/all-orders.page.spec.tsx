import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { orderRow, shipmentText } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/all-orders';
const orders = (rows = [orderRow()], total = rows.length) =>
  new FakeApi().on('GET /users/orders/all', { orders: rows, total, page: 1, limit: 20 });
const text = (element: Element | null | undefined) => element?.textContent?.replace(/\u00a0/g, ' ');
const lastQuery = (api: FakeApi) =>
  Object.fromEntries(api.callsOf('GET /users/orders/all').at(-1)?.query ?? []);

it.each([
  ['a table on a wide screen', true],
  ['cards on a phone', false],
])('ADM-ORD-01 shows the label PDF button and the View Order link in %s', async (_name, wide) => {
  const api = orders([orderRow({ shipment: shipmentText(), state: 'ready_to_ship' })]);
  await renderApp(PATH, { as: admin, api, wide });
  const view = await screen.findByRole('link', { name: /^View Order/ });
  expect(view.getAttribute('href')).toBe('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX');
  const label = screen.getByRole('link', { name: /^Label PDF/ });
  expect(label.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('table') === null).toBe(!wide);
});

it.each([true, false])(
  'ORD-24 shows a payment under review, not as awaited (table: %p)',
  async (wide) => {
    const api = orders([orderRow({ state: 'pending_payment', paymentState: 'review' })]);
    await renderApp(PATH, { as: admin, api, wide });
    const row = (await screen.findByRole('link', { name: /^View Order/ })).closest('tr, li');
    expect(row?.textContent).toContain('Payment in review');
    expect(row?.textContent).not.toContain('Awaiting payment');
  },
);

it.each([true, false])(
  'NUM-05 DATE-05 names an order by its number and marks a late one (table: %p)',
  async (wide) => {
    const api = orders([orderRow({ late: true })]);
    await renderApp(PATH, { as: admin, api, wide });
    const link = await screen.findByRole('link', { name: 'View Order of order LW-10427' });
    const row = link.closest('tr, li');
    expect(row?.textContent).toContain('Late, due 24 Nov 2026');
    expect(row?.textContent).not.toContain('ABCDEFGHJKMNPQRSTVWX');
  },
);

it.each([
  [2000, 'More than 2,000 orders match; the newest 2,000 are shown. Narrow the search.'],
  [
    37,
    'This text is in products of more than 2,000 orders; only the newest 2,000 of them are searched. Narrow the search.',
  ],
])('SCALE-07 says that more orders match than it shows (%i)', async (total, note) => {
  const found = { orders: [orderRow()], total, page: 1, limit: 20 };
  const api = new FakeApi().on('GET /users/orders/all', { ...found, partial: true });
  await renderApp(`${PATH}?q=leather`, { as: admin, api });
  expect(await screen.findByText(note)).toBeTruthy();
});

it('DATE-05 lists only late orders', async () => {
  const api = orders();
  await renderApp(PATH, { as: admin, api });
  fireEvent.change(await screen.findByLabelText('Delivery'), { target: { value: 'true' } });
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ late: 'true' }));
});

it('ADM-ORD-01 offers no label before the shipment exists', async () => {
  await renderApp(PATH, { as: admin, api: orders() });
  await screen.findByRole('link', { name: /^View Order/ });
  expect(screen.queryByRole('link', { name: /^Label PDF/ })).toBeNull();
  expect(screen.getByText('No shipment')).toBeTruthy();
});

it.each([
  [
    'the address the shipment holds',
    'https://labels.example.com/1.pdf',
    'https://labels.example.com/1.pdf',
  ],
  ['our own label call when it holds none', '', '/api/shipments/43000000001/label.pdf'],
  [
    'our own label call instead of a script',
    'javascript:alert(1)',
    '/api/shipments/43000000001/label.pdf',
  ],
])('ADM-ORD-02 opens %s', async (_name, held, opened) => {
  await renderApp(PATH, { as: admin, api: orders([orderRow({ shipment: shipmentText(held) })]) });
  const label = await screen.findByRole('link', { name: /^Label PDF/ });
  expect(label.getAttribute('href')).toBe(opened);
});

it.each([
  ['Dubai', 25, 'Delivery AED 25.00', 'AED 265.00'],
  ['Ajman', 30, 'Delivery AED 30.00', 'AED 270.00'],
])('ADM-ORD-03 shows the delivery fee to %s', async (city, deliveryFee, fee, total) => {
  await renderApp(PATH, { as: admin, api: orders([orderRow({}, { city, deliveryFee })]) });
  const row = (await screen.findByText('Mariam Saleh')).closest('tr');
  expect(text(row)).toContain(fee);
  expect(text(row)).toContain(total);
});

it('ADM-ORD-04 says so when there are no orders', async () => {
  await renderApp(PATH, { as: admin, api: orders([]) });
  expect(await screen.findByText('No orders found.')).toBeTruthy();
});

it('shows date and time of Dubai, items, payment and state', async () => {
  const api = orders([orderRow({ paymentMethod: 'cod', state: 'cod_confirmed' })]);
  await renderApp(PATH, { as: admin, api });
  const row = text((await screen.findByText('Mariam Saleh')).closest('tr'));
  expect(row).toContain('19 Nov 2026');
  expect(row).toContain('1:30');
  expect(row).toContain('COD');
  expect(row).toContain('Confirmed, cash');
  expect(row).toContain('2');
});

it('stores state, payment method, search text and page in the address', async () => {
  const api = orders([orderRow()], 90);
  const { address } = await renderApp(`${PATH}?page=2`, { as: admin, api });
  await screen.findByText('Mariam Saleh');
  expect(lastQuery(api)).toEqual({ page: '2', limit: '20' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'paid' } });
  await waitFor(() => expect(address()).toBe(`${PATH}?state=paid`));
  fireEvent.change(screen.getByRole('combobox', { name: 'Payment method' }), {
    target: { value: 'cod' },
  });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mariam' } });
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({
      page: '1',
      limit: '20',
      state: 'paid',
      paymentMethod: 'cod',
      q: 'mariam',
    }),
  );
});

it('ignores an unknown state', async () => {
  const api = orders();
  await renderApp(`${PATH}?state=lost`, { as: admin, api });
  await screen.findByText('Mariam Saleh');
  expect(lastQuery(api)).not.toHaveProperty('state');
});

it('reports a failed load and offers a retry', async () => {
  const api = orders().on('GET /users/orders/all', () => problem(500, 'Broken', { code: 'x' }));
  await renderApp(PATH, { as: admin, api });
  expect((await screen.findByRole('alert')).textContent).toBe('The orders could not be loaded.');
  api.on('GET /users/orders/all', { orders: [orderRow()], total: 1, page: 1, limit: 20 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mariam Saleh')).toBeTruthy();
});

it('ADM-ORD-01 filters by city, vendor and days, stored in the address', async () => {
  const api = orders().on('GET /admin/all', [{ ...vendor }]);
  const { address } = await renderApp(`${PATH}?from=2026-11-01&to=nonsense`, { as: admin, api });
  await screen.findByRole('option', { name: vendor.name });
  fireEvent.change(screen.getByRole('combobox', { name: 'City' }), { target: { value: 'Ajman' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Vendor' }), { target: { value: '101' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
  await waitFor(() =>
    expect(lastQuery(api)).toEqual({
      page: '1',
      limit: '20',
      city: 'Ajman',
      vendor: '101',
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  );
  expect(address()).toBe(`${PATH}?from=2026-11-01&to=2026-11-30&city=Ajman&vendor=101`);
});

it('ADM-ORD-01 keeps a filter that is not rendered yet when the next one is chosen', async () => {
  const { address } = await renderApp(PATH, { as: admin, api: orders() });
  const city = await screen.findByRole('combobox', { name: 'City' });
  act(() => {
    fireEvent.change(city, { target: { value: 'Ajman' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } });
  });
  await waitFor(() => expect(address()).toBe(`${PATH}?city=Ajman&to=2026-11-30`));
});

it.each([true, false])(
  'CASE-01 opens an order by its number, in a new tab too (table: %p)',
  async (wide) => {
    await renderApp(PATH, { as: admin, api: orders(), wide });
    const link = await screen.findByRole('link', { name: 'LW-10427' });
    expect(link.getAttribute('href')).toBe('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX');
  },
);

it.each([true, false])('CASE-04 shows tags and filters by one (table: %p)', async (wide) => {
  const api = orders([orderRow({ tags: ['VIP', 'Gift wrap'] })]).on('GET /users/orders/tags', {
    tags: ['VIP', 'Call first'],
  });
  const { address } = await renderApp(PATH, { as: admin, api, wide });
  const row = (await screen.findByRole('link', { name: 'LW-10427' })).closest('tr, li');
  expect(row?.textContent).toContain('VIP');
  expect(row?.textContent).toContain('Gift wrap');
  const filter = await screen.findByRole('combobox', { name: 'Tag' });
  fireEvent.change(filter, { target: { value: 'Call first' } });
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ tag: 'Call first' }));
  expect(address()).toBe(`${PATH}?tag=Call+first`);
});

it('CASE-04 keeps the tag of a saved address that is not suggested', async () => {
  await renderApp(`${PATH}?tag=Old`, { as: admin, api: orders() });
  const filter = await screen.findByRole('combobox', { name: 'Tag' });
  expect((filter as HTMLSelectElement).value).toBe('Old');
});
