import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exportAnswer, exportJob } from '@/testing/jobs';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const PATH = '/dashboard/all-orders';
const row = (id: number) =>
  orderRow({ id, operation_id: `ORDER${id}`, number: `LW-${10_426 + id}`, state: 'ready_to_ship' });
const shop = (count = 3) =>
  new FakeApi().on('GET /users/orders/all', {
    orders: Array.from({ length: count }, (_, index) => row(index + 1)),
    total: count,
    page: 1,
    limit: 20,
  });
const resultOf = (id: number, outcome: string, reason?: string) => ({
  operationId: `ORDER${id}`,
  number: `LW-${10_426 + id}`,
  outcome,
  ...(reason && { reason }),
});
const choose = async (...ids: number[]) => {
  for (const id of ids)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select LW-${10_426 + id}` }));
  return within(screen.getByRole('region', { name: 'Selection' }));
};
const press = (bar: ReturnType<typeof within>, name: string) =>
  fireEvent.click(bar.getByRole('button', { name }));
const yes = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
const print = async (bar: ReturnType<typeof within>, contents: string) => {
  fireEvent.keyDown(bar.getByRole('button', { name: 'Print' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: contents }));
};
const bodies = (api: FakeApi, route: string) =>
  api.callsOf(route).map(({ body }): unknown => JSON.parse(body));

beforeEach(() => {
  // A saved file is a clicked link, which jsdom cannot follow.
  HTMLAnchorElement.prototype.click = () => undefined;
  URL.createObjectURL = () => 'blob:made';
});
// Test files share these classes; with an address other tests would wait for media that never loads.
afterAll(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  Reflect.deleteProperty(URL, 'createObjectURL');
});

it.each([true, false])(
  'CASE-28 marks the chosen orders as delivered after a question (table: %p)',
  async (wide) => {
    const api = shop().on('POST /users/orders/bulk/delivered', {
      results: [resultOf(1, 'done'), resultOf(3, 'already')],
    });
    await renderApp(PATH, { as: admin, api, wide });
    const bar = await choose(1, 3);
    expect(bar.getByRole('status').textContent).toBe('2 selected');
    press(bar, 'Mark as delivered');
    expect(await screen.findByText(/^Mark 2 orders as delivered\?/)).toBeTruthy();
    expect(api.callsOf('POST /users/orders/bulk/delivered')).toHaveLength(0);
    await yes();
    expect(await screen.findByText('2 orders are marked as delivered.')).toBeTruthy();
    expect(bodies(api, 'POST /users/orders/bulk/delivered')).toEqual([
      { orders: ['ORDER1', 'ORDER3'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  },
);

it('CASE-45 marks the chosen orders as handed over after a question', async () => {
  const api = shop().on('POST /users/orders/bulk/handed-over', {
    results: [resultOf(1, 'done'), resultOf(3, 'already')],
  });
  await renderApp(PATH, { as: ops, api });
  press(await choose(1, 3), 'Mark as handed over');
  expect(await screen.findByText(/^Mark 2 orders as handed over to the carrier\?/)).toBeTruthy();
  await yes();
  expect(await screen.findByText('2 orders are marked as handed over.')).toBeTruthy();
  expect(bodies(api, 'POST /users/orders/bulk/handed-over')).toEqual([
    { orders: ['ORDER1', 'ORDER3'] },
  ]);
});

it('CASE-28 says which orders were refused and why, and keeps them selected', async () => {
  const api = shop().on('POST /users/orders/bulk/cash-received', {
    results: [
      resultOf(1, 'done'),
      resultOf(2, 'refused', 'Only cash that has been collected can be marked as received.'),
    ],
  });
  await renderApp(PATH, { as: admin, api });
  const bar = await choose(1, 2);
  press(bar, 'Cash received');
  await yes();
  const dialog = await screen.findByRole('dialog', { name: 'Cash received' });
  expect(dialog.textContent).toContain('Done: 1');
  expect(dialog.textContent).toContain('Not done: 1');
  const [refused, ...others] = within(within(dialog).getByRole('list', { name: 'What happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(others).toEqual([]);
  expect(refused).toContain('LW-10428');
  expect(refused).toContain('Only cash that has been collected');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select LW-10428' }).checked).toBe(
    true,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select LW-10427' }).checked).toBe(
    false,
  );
});

it('CASE-28 prints one file and names what is missing', async () => {
  const api = shop().on('POST /users/orders/bulk/documents', {
    name: 'orders-2026-11-26.pdf',
    pdf: btoa('%PDF'),
    results: [resultOf(1, 'done'), resultOf(2, 'partly', 'This order has no shipment yet.')],
  });
  await renderApp(PATH, { as: ops, api });
  const bar = await choose(1, 2);
  await print(bar, 'Labels and packing slips');
  const dialog = await screen.findByRole('dialog', { name: 'Documents' });
  const link = within(dialog).getByRole('link', { name: 'Open PDF' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['blob:made', '_blank']);
  expect(dialog.textContent).toContain('Incomplete: 1');
  expect(dialog.textContent).toContain('LW-10428This order has no shipment yet.');
  expect(bodies(api, 'POST /users/orders/bulk/documents')).toEqual([
    { orders: ['ORDER1', 'ORDER2'], contents: 'both' },
  ]);
});

it('CASE-28 says so when there is nothing to print, or the call fails', async () => {
  const api = shop().on('POST /users/orders/bulk/documents', {
    name: 'orders.pdf',
    pdf: null,
    results: [resultOf(1, 'refused', 'No label.')],
  });
  await renderApp(PATH, { as: ops, api });
  const bar = await choose(1);
  await print(bar, 'Labels');
  const dialog = await screen.findByRole('dialog', { name: 'Documents' });
  expect(dialog.textContent).toContain('There is nothing to print.');
  expect(within(dialog).queryByRole('link')).toBeNull();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  api.on('POST /users/orders/bulk/documents', () => problem(429, 'Too many attempts.'));
  await print(bar, 'Packing slips');
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
});

it('CASE-28 RIGHT-12 who may not record deliveries and cash still prints and exports', async () => {
  const as = withRights(ops, { without: ['orders.deliver', 'orders.cash'] });
  await renderApp(PATH, { as, api: shop() });
  const bar = await choose(1);
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Select all 3 matching',
    'Print',
    'Export CSV',
    'Clear',
  ]);
});

it('VIEWS-13 DAY-04 without a response no order is selected besides, and the reason is named', async () => {
  const api = shop();
  await renderApp(PATH, { as: ops, api });
  const bar = await choose(1);
  api.on('GET /users/orders/all', () => {
    throw new TypeError('Failed to fetch');
  });
  fireEvent.click(bar.getByRole('button', { name: 'Select all 3 matching' }));
  expect(await screen.findByText(/^Could not connect\. Nothing you entered is lost/)).toBeTruthy();
  expect(bar.getByText('1 selected')).toBeTruthy();
});

it('CASE-28 saves the chosen orders as a file', async () => {
  const api = shop().on(
    'GET /users/orders/export.csv',
    () => new Response('Order\r\n', { headers: { 'content-type': 'text/csv' } }),
  );
  await renderApp(PATH, { as: ops, api });
  const bar = await choose(2, 3);
  press(bar, 'Export CSV');
  expect(await screen.findByText(/^orders-.*\.csv is saved\.$/)).toBeTruthy();
  const [call] = api.callsOf('GET /users/orders/export.csv');
  expect(call?.query.get('orders')).toBe('ORDER2,ORDER3');
});

it('CASE-28 JOBS-10 exports all orders that the filters match as a job, and announces the file', async () => {
  const api = shop()
    .on('POST /jobs/exports/orders', () => exportAnswer())
    .on('GET /jobs/exports/9', () => exportJob({ state: 'done' }))
    .on('GET /jobs', { jobs: [exportJob({ state: 'done' })], total: 1, page: 1, limit: 20 });
  const { address } = await renderApp(`${PATH}?state=paid&page=2`, { as: ops, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('orders-2026-11-20.csv is ready.')).toBeTruthy();
  expect(bodies(api, 'POST /jobs/exports/orders')).toEqual([{ state: 'paid' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(address()).toBe('/dashboard/jobs'));
});

it('JOBS-10 tells why an export was refused', async () => {
  const api = shop().on('POST /jobs/exports/orders', () =>
    problem(422, 'More than 100,000 orders match. Please narrow the filters.'),
  );
  await renderApp(PATH, { as: ops, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(/More than 100,000 orders match/)).toBeTruthy();
});

it('CASE-24 vendors print the packing slips of chosen orders', async () => {
  const api = shop().on('POST /users/orders/bulk/documents', {
    name: 'orders.pdf',
    pdf: btoa('%PDF'),
    results: [resultOf(2, 'done')],
  });
  await renderApp('/dashboard/own-orders', { as: vendor, api });
  const bar = await choose(2);
  press(bar, 'Packing slips');
  const dialog = await screen.findByRole('dialog', { name: 'Documents' });
  expect(within(dialog).getByRole('link', { name: 'Open PDF' })).toBeTruthy();
  expect(bodies(api, 'POST /users/orders/bulk/documents')).toEqual([
    { orders: ['ORDER2'], contents: 'packing-slips' },
  ]);
});

it('CASE-22 more than 100 chosen orders start no action', async () => {
  const api = shop(101);
  await renderApp(PATH, { as: admin, api });
  await screen.findByRole('link', { name: 'LW-10427' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('Up to 100 orders at a time.')).toBeTruthy();
  press(bar, 'Mark as delivered');
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
});
