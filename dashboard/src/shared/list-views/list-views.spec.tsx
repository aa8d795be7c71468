import type { CommissionDto, ListSettingsDto, ListViewDto, UserDto } from '@shop/contracts';
import type { ListName } from '@shop/shop-rules';
import { FakeApi, makeUser, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, orderRow, productRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor, withRights } from '@/testing/staff';

const ORDERS = '/dashboard/all-orders';
const view = (over: Partial<ListViewDto> = {}): ListViewDto => ({
  ...{ id: 4, list: 'orders', name: 'Cash', query: 'paymentMethod=cod', missing: [] },
  ...{ hiddenColumns: null, isShared: false, version: 1 },
  ...over,
});
const settings = (over: Partial<ListSettingsDto> = {}): ListSettingsDto => ({
  ...{ list: 'orders', hiddenColumns: null, defaultViewId: null },
  ...over,
});
const COMMISSION = {
  ...{ id: 1, vendorId: null, vendor: '', percent: 12, from: '2026-01-01', state: 'current' },
} satisfies CommissionDto;
const page = { total: 1, page: 1, limit: 20 };
const shop = (views: ListViewDto[] = [], rows: ListSettingsDto[] = []) =>
  new FakeApi()
    .on('GET /users/orders/all', { orders: [orderRow()], ...page })
    .on('GET /users/all', { users: [makeUser()] as UserDto[], ...page })
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', { products: [productRow()], ...page })
    .on('GET /returns/all', {
      ...{ ...page, returns: [], total: 0 },
      counts: { requested: 0, approved: 0, received: 0, refunding: 0 },
    })
    .on('GET /reviews/all', { ...page, reviews: [], total: 0 })
    .on('GET /seller/all', { ...page, sellers: [], total: 0 })
    .on('GET /admin/stuck-orders', { orders: [stuckRow()], total: 1 })
    .on('GET /admin/all', [])
    .on('GET /vendor-statements/open', { open: [], until: '2026-11-20' })
    .on('GET /vendor-statements/months', { months: [] })
    .on('GET /vendor-commissions', { commissions: [COMMISSION] })
    .on('GET /admin/late-parcels/weeks', { weeks: [] })
    .on('GET /users/orders/count', () => problem(503, 'Down'))
    .on('GET /cash-orders', { ...page, orders: [], due: 0, later: 0, leastCalls: 3 })
    .on('GET /jobs', { ...page, jobs: [], total: 0 })
    .on('GET /list-views', { views, settings: rows })
    .on('POST /list-views', { success: true, message: '', views, settings: rows })
    .on('PUT /list-views/settings', { success: true, message: '', views, settings: rows })
    .on('PUT /list-views/order', { success: true, message: '', views, settings: rows })
    .on('PUT /list-views/{id}', { success: true, message: '', views, settings: rows })
    .on('DELETE /list-views/{id}', { success: true, message: '', views, settings: rows });
/** The same while these lists load, with the headings of their columns. */
const loadingShop = () => {
  const api = shop();
  for (const list of [
    ...['reviews/all', 'admin/audit', 'coupons/all', 'draft-orders/all', 'admin/late-parcels'],
    ...['admin/cash-statements', 'vendor-statements'],
  ])
    api.on(`GET /${list}`, () => new Promise<Response>(() => undefined));
  return api;
};
const bodies = (api: FakeApi, route: string) =>
  api.callsOf(route).map(({ body }): unknown => JSON.parse(body));

const openMenu = async () =>
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Saved views' }), { key: 'Enter' });
const openDialog = async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save or edit views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};
type Area = Awaited<ReturnType<typeof openDialog>>;
const write = (area: Area, label: string, value: string) =>
  fireEvent.change(area.getByLabelText(label), { target: { value } });
const press = (area: Pick<Area, 'getByRole'>, name: string) =>
  fireEvent.click(area.getByRole('button', { name }));
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent.trim());
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('VIEWS-10 shows how many orders each view lists once the menu opens', async () => {
  const api = shop([view(), view({ id: 7, name: 'Broken', query: 'q=x' })]).on(
    'GET /users/orders/count',
    ({ query }) =>
      query.get('q') ? problem(503, 'Down') : { count: 1000, isMore: query.has('task') },
  );
  await renderApp(ORDERS, { as: admin, api });
  await screen.findByRole('table');
  expect(api.callsOf('GET /users/orders/count')).toEqual([]);
  await openMenu();
  await waitFor(() => expect(screen.getAllByText('1,000+')).toHaveLength(3));
  expect(await screen.findByText('1,000')).toBeTruthy();
  expect(items()).toEqual([
    ...['To ship 1,000+', 'Cash to book 1,000+', 'Needs attention 1,000+'],
    ...['Cash 1,000', 'Broken', 'Save or edit views'],
  ]);
  const calls = api.callsOf('GET /users/orders/count').map(({ query }) => query.toString());
  expect(calls).toContain('paymentMethod=cod');
  fireEvent.click(screen.getByRole('menuitem', { name: /^Broken/ }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('CASE-33 has views of the work of the day, those of the shop and those of the account', async () => {
  const views = [
    view(),
    view({ id: 5, name: 'Night', query: 'state=paid', isShared: true }),
    view({ id: 6, name: 'Belts', list: 'products' }),
  ];
  const { address, api } = await renderApp(ORDERS, { as: admin, api: shop(views) });
  await screen.findByRole('table');
  await openMenu();
  expect(items()).toEqual([
    ...['To ship', 'Cash to book', 'Needs attention', 'Night', 'Cash', 'Save or edit views'],
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'To ship' }));
  await waitFor(() => expect(address()).toBe(`${ORDERS}?task=to_ship&sort=oldest`));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('GET /users/orders/all').at(-1)?.query ?? [])).toEqual({
      ...{ page: '1', limit: '20', task: 'to_ship', sort: 'oldest' },
    }),
  );
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Task' });
  expect(filter.value).toBe('to_ship');
  fireEvent.change(filter, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe(`${ORDERS}?sort=oldest`));
});

it.each<[string, ListName, string]>([
  ['all-orders?paymentMethod=cod&page=2', 'orders', 'paymentMethod=cod'],
  ['allproducts?q=oud&sort=price-low', 'products', 'q=oud&sort=price-low'],
  ['returns?state=approved', 'returns', 'state=approved'],
  ['reviews?state=hidden', 'reviews', 'state=hidden'],
  ['users?city=Ajman', 'shoppers', 'city=Ajman'],
  ['sellers?state=open', 'sellerRequests', 'state=open'],
  ['audit?subject=brands', 'audit', 'subject=brands'],
  ['stuck-orders?kind=mail_failed', 'stuckOrders', 'kind=mail_failed'],
  ['coupons?state=ended', 'coupons', 'state=ended'],
  ['draft-orders?state=sent', 'draftOrders', 'state=sent'],
  ['late-parcels?limit=50', 'lateParcels', 'limit=50'],
  ['cash-statements?limit=50', 'cashStatements', 'limit=50'],
  ['vendor-statements?state=unpaid', 'vendorStatements', 'state=unpaid'],
  ['vendor-commissions', 'commissions', ''],
  ['sales-report?by=city', 'salesReport', 'by=city'],
  ['cash-orders?list=later', 'cashOrders', 'list=later'],
  ['vendors?q=oud', 'vendors', 'q=oud'],
  ['categories?show=empty', 'categories', 'show=empty'],
  ['brands?q=oud', 'brands', 'q=oud'],
  ['offers?q=eid', 'offers', 'q=eid'],
  ['partners?q=oud', 'partners', 'q=oud'],
  ['banners?state=hidden', 'banners', 'state=hidden'],
  ['main-ads?state=later', 'mainAds', 'state=later'],
  ['videos?state=over', 'videos', 'state=over'],
  ['search-words?kind=both', 'searchWords', 'kind=both'],
  ['translations?kind=offers&before=7', 'translations', 'kind=offers'],
  ['jobs?limit=50', 'jobs', 'limit=50'],
])('VIEWS-01 saves what %s shows as a view', async (path, list, query) => {
  const api = shop();
  await renderApp(`/dashboard/${path}`, { as: admin, api });
  const dialog = await openDialog();
  write(dialog, 'Name of this view', ' Today ');
  press(dialog, 'Save');
  await waitFor(() => expect(api.callsOf('POST /list-views')).toHaveLength(1));
  expect(bodies(api, 'POST /list-views')[0]).toMatchObject({
    ...{ list, query, name: 'Today', isShared: false },
  });
});

it('VIEWS-02 a refused name stays in its field with the reason', async () => {
  const api = shop().on('POST /list-views', () =>
    problem(409, 'Another view has this name.', {
      errors: [{ pointer: '#/name', detail: 'Another view has this name.' }],
    }),
  );
  await renderApp(ORDERS, { as: admin, api });
  const dialog = await openDialog();
  press(dialog, 'Save');
  expect(await dialog.findByText('Enter a name.')).toBeTruthy();
  write(dialog, 'Name of this view', 'Cash');
  press(dialog, 'Save');
  expect(await dialog.findByText('Another view has this name.')).toBeTruthy();
  const field = dialog.getByLabelText<HTMLInputElement>('Name of this view');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Cash', 'true']);
});

it('VIEWS-03 shares a view, and asks before a shared one is deleted', async () => {
  const api = shop([view({ isShared: true })]);
  await renderApp(ORDERS, { as: admin, api });
  const dialog = await openDialog();
  write(dialog, 'Name of this view', 'All paid');
  fireEvent.change(dialog.getByLabelText('Who sees it'), { target: { value: 'shop' } });
  press(dialog, 'Save');
  await waitFor(() => expect(api.callsOf('POST /list-views')).toHaveLength(1));
  expect(bodies(api, 'POST /list-views')[0]).toMatchObject({ isShared: true });
  press(dialog, 'Delete Cash');
  const question = await screen.findByRole('alertdialog');
  expect(api.callsOf('DELETE /list-views/4')).toHaveLength(0);
  press(within(question), 'Delete');
  await waitFor(() => expect(api.callsOf('DELETE /list-views/4')).toHaveLength(1));
});

it('VIEWS-03 without the right to manage the list, shared views are only opened', async () => {
  const as = withRights(admin, { without: ['orders.notes'] });
  await renderApp(ORDERS, { as, api: shop([view({ isShared: true })]) });
  const dialog = await openDialog();
  expect(dialog.queryByLabelText('Who sees it')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete Cash' })).toBeNull();
});

it('VIEWS-04 after a change by a colleague the input stays, and is stored on the next press', async () => {
  const shared = view({ isShared: true });
  const api = shop([shared]).on('PUT /list-views/{id}', () => {
    const views = [{ ...shared, version: 2, query: 'state=paid' }];
    api.on('GET /list-views', { views, settings: [] });
    api.on('PUT /list-views/{id}', { success: true, message: '', views, settings: [] });
    return problem(409, 'A colleague has changed these views.', { code: 'changed_meanwhile' });
  });
  await renderApp(ORDERS, { as: admin, api });
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Edit Cash' }));
  const form = within(dialog.getByRole('form', { name: 'Edit Cash' }));
  write(form as Area, 'Name of “Cash”', 'Cash orders');
  press(form, 'Save');
  expect((await form.findByRole('alert')).textContent).toContain('A colleague has changed');
  expect(form.getByLabelText<HTMLInputElement>('Name of “Cash”').value).toBe('Cash orders');
  await waitFor(() => expect(api.callsOf('GET /list-views')).toHaveLength(2));
  press(form, 'Save');
  await waitFor(() => expect(api.callsOf('PUT /list-views/4')).toHaveLength(2));
  expect(bodies(api, 'PUT /list-views/4')).toEqual([
    { version: 1, name: 'Cash orders' },
    { version: 2, name: 'Cash orders' },
  ]);
});

it('VIEWS-05 replaces, moves and deletes a view of the account', async () => {
  const api = shop([view(), view({ id: 5, name: 'Card', query: 'paymentMethod=card' })]);
  await renderApp(`${ORDERS}?state=paid`, { as: admin, api });
  const dialog = await openDialog();
  fireEvent.click(await dialog.findByRole('button', { name: 'Edit Cash' }));
  const form = within(dialog.getByRole('form', { name: 'Edit Cash' }));
  fireEvent.click(form.getByLabelText(/^Replace its filters, order and columns/));
  press(form, 'Save');
  await waitFor(() => expect(api.callsOf('PUT /list-views/4')).toHaveLength(1));
  expect(bodies(api, 'PUT /list-views/4')).toEqual([
    { version: 1, query: 'state=paid', hiddenColumns: [] },
  ]);
  press(dialog, 'Move Card up');
  await waitFor(() => expect(api.callsOf('PUT /list-views/order')).toHaveLength(1));
  expect(bodies(api, 'PUT /list-views/order')).toEqual([
    { list: 'orders', isShared: false, ids: [5, 4] },
  ]);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete Cash' }).disabled).toBe(
      false,
    ),
  );
  press(dialog, 'Delete Cash');
  await waitFor(() => expect(api.callsOf('DELETE /list-views/4')).toHaveLength(1));
});

it('EDIT-02 the dialog of the views closes without a question once they are saved', async () => {
  const api = shop([view()]).on('POST /list-views', {
    ...{ success: true, message: '', settings: [] },
    views: [view(), view({ id: 5, name: 'Today', query: '' })],
  });
  await renderApp(ORDERS, { as: admin, api });
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Name of this view');
  const escape = () => fireEvent.keyDown(field, { key: 'Escape' });
  write(dialog, 'Name of this view', 'Today');
  fireEvent.click(dialog.getByLabelText('Open the list with this view'));
  escape();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press(dialog, 'Save');
  await waitFor(() =>
    expect(bodies(api, 'PUT /list-views/settings')).toEqual([{ list: 'orders', defaultViewId: 5 }]),
  );
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  escape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('VIEWS-05 a list opens with the view that the account has chosen, once', async () => {
  const api = shop([view({ hiddenColumns: ['city'] })], [settings({ defaultViewId: 4 })]);
  const { address } = await renderApp(ORDERS, { as: admin, api });
  await waitFor(() => expect(address()).toBe(`${ORDERS}?paymentMethod=cod`));
  await screen.findByRole('table');
  expect(api.callsOf('GET /users/orders/all')).toHaveLength(1);
  fireEvent.change(await screen.findByRole('combobox', { name: 'Payment method' }), {
    target: { value: '' },
  });
  await waitFor(() => expect(address()).toBe(ORDERS));
  await waitFor(() => expect(api.callsOf('GET /users/orders/all')).toHaveLength(2));
  expect(address()).toBe(ORDERS);
});

it('VIEWS-05 an address with filters opens as it is', async () => {
  const api = shop([view()], [settings({ defaultViewId: 4 })]);
  const { address } = await renderApp(`${ORDERS}?state=paid`, { as: admin, api });
  await screen.findByRole('table');
  await waitFor(() => expect(api.callsOf('GET /list-views')).toHaveLength(1));
  expect(address()).toBe(`${ORDERS}?state=paid`);
});

it('VIEWS-06 opens a view without filters that no longer exist, and says so', async () => {
  const views = [view({ list: 'products', name: 'Belts', query: 'q=oud', missing: ['category'] })];
  const { address } = await renderApp('/dashboard/allproducts', { as: admin, api: shop(views) });
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Belts' }));
  await waitFor(() => expect(address()).toBe('/dashboard/allproducts?q=oud'));
  expect(await screen.findByText(/“Belts” opened without filters.*: Category/)).toBeTruthy();
});

it('VIEWS-07 vendors save views of their orders', async () => {
  const api = shop([view({ name: 'Rings', query: 'q=ring' })]);
  await renderApp('/dashboard/own-orders?q=belt', { as: vendor, api });
  const dialog = await openDialog();
  expect(dialog.queryByLabelText('Who sees it')).toBeNull();
  write(dialog, 'Name of this view', 'Belts');
  press(dialog, 'Save');
  await waitFor(() => expect(api.callsOf('POST /list-views')).toHaveLength(1));
  expect(bodies(api, 'POST /list-views')[0]).toMatchObject({ list: 'orders', query: 'q=belt' });
});

it.each<[string, ListName, string, string, string]>([
  ['all-orders', 'orders', 'Items', 'items', 'Order'],
  ['own-orders', 'orders', 'Shopper', 'shopper', 'Order'],
  ['users', 'shoppers', 'City', 'city', 'Name'],
  ['stuck-orders', 'stuckOrders', 'Since', 'since', 'Order'],
  ['reviews', 'reviews', 'Written on', 'written', 'Product'],
  ['audit', 'audit', 'Time', 'at', 'Change'],
  ['coupons', 'coupons', 'Validity', 'period', 'Code'],
  ['draft-orders', 'draftOrders', 'Items', 'items', 'Draft order'],
  ['late-parcels', 'lateParcels', 'Promised', 'deliverBy', 'Order'],
  ['cash-statements', 'cashStatements', 'Booked', 'booked', 'Statement'],
  ['vendor-statements', 'vendorStatements', 'Refunds', 'refunds', 'Month'],
  ['vendor-commissions', 'commissions', 'From', 'from', 'Commission of'],
])(
  'CASE-39 hides a column of %s, but not what names a row',
  async (path, list, name, key, first) => {
    const api = loadingShop();
    await renderApp(`/dashboard/${path}`, { as: path === 'own-orders' ? vendor : admin, api });
    await waitFor(() => expect(headings()).toContain(name));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
    expect(screen.queryByRole('menuitemcheckbox', { name: first })).toBeNull();
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Actions' })).toBeNull();
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name }));
    expect(headings()).not.toContain(name);
    expect(headings()).toContain(first);
    await waitFor(() =>
      expect(bodies(api, 'PUT /list-views/settings')).toEqual([{ list, hiddenColumns: [key] }]),
    );
  },
);

it('CASE-39 a view shows its columns', async () => {
  const api = shop([view({ hiddenColumns: ['items'] })]);
  await renderApp(ORDERS, { as: admin, api });
  await waitFor(() => expect(headings()).toContain('Items'));
  await openMenu();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Cash' }));
  await waitFor(() => expect(headings()).not.toContain('Items'));
  await waitFor(() =>
    expect(bodies(api, 'PUT /list-views/settings')).toEqual([
      { list: 'orders', hiddenColumns: ['items'] },
    ]),
  );
});

it('VIEWS-08 moves views and columns of this browser to the server, once', async () => {
  localStorage.setItem('views.users.1', JSON.stringify([{ name: 'Old', query: 'city=Ajman' }]));
  localStorage.setItem('columns.users.1', JSON.stringify(['city']));
  localStorage.setItem('views.users.2', JSON.stringify([{ name: 'Theirs', query: '' }]));
  const api = shop().on('POST /list-views', () => problem(409, 'Another view has this name.'));
  await renderApp('/dashboard/users', { as: admin, api });
  await waitFor(() => expect(localStorage.getItem('columns.users.1')).toBeNull());
  expect(localStorage.getItem('views.users.1')).toBeNull();
  expect(localStorage.getItem('views.users.2')).not.toBeNull();
  expect(bodies(api, 'POST /list-views')).toEqual([
    { list: 'shoppers', name: 'Old', query: 'city=Ajman', isShared: false },
  ]);
  expect(bodies(api, 'PUT /list-views/settings')).toEqual([
    { list: 'shoppers', hiddenColumns: ['city'] },
  ]);
});

it('VIEWS-01 says so when the views cannot be loaded, and the list still works', async () => {
  const api = shop().on('GET /list-views', () => problem(500, 'Broken'));
  await renderApp(ORDERS, { as: admin, api });
  await screen.findByRole('table');
  const dialog = await openDialog();
  expect((await dialog.findByRole('alert')).textContent).toContain('could not be loaded');
});
