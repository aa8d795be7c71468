import { FakeApi, problem } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, analyticsRow, orderRow, productRow } from '@/testing/rows';
import { navigationLabels, renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const content = () =>
  new FakeApi()
    .on('GET /admin/analytics', analyticsRow())
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', { products: [productRow()], total: 1, page: 1, limit: 20 })
    .on('GET /users/orders/all', { orders: [orderRow()], total: 1, page: 1, limit: 20 });
const VENDOR_LINKS = ['Orders', 'Vendor statements', 'All Products', 'Add Product', 'Categories'];
/** Pages for admins, below /dashboard. */
const ADMIN_SCREENS =
  'users users/duplicates guests offers partners brands banners vendors videos main-ads pages pages/about upload-products audit settings business-details permissions reviews sellers appearance translations search-words search-words/import import/coupons home-page first-run vendor-commissions coupons cash-orders/rules'.split(
    ' ',
  );
/** Pages for operations and admins. */
const ORDER_SCREENS =
  'all-orders draft-orders draft-orders/new cash-orders late-parcels cash-statements stuck-orders reconciliation queues'.split(
    ' ',
  );
/** Pages for vendors and admins. */
const SHARED_SCREENS =
  'allproducts products categories editcategory/1 select-delete vendor-statements'.split(' ');

it('ADM-ROLE-02 shows a vendor only Orders, Vendor statements, All Products, Add Product and Categories', async () => {
  await renderApp('/dashboard/categories', { as: vendor, api: content() });
  await screen.findByRole('heading', { name: 'Categories' });
  expect(navigationLabels()).toEqual(VENDOR_LINKS);
});

it('ADM-ROLE-02 shows an admin every page of the navigation too', async () => {
  await renderApp('/dashboard/categories', { as: admin, api: content() });
  await screen.findByRole('heading', { name: 'Categories' });
  expect(navigationLabels()).toEqual(
    expect.arrayContaining(['All Products', 'Add Product', 'Categories', 'All Orders']),
  );
});

it('ADM-ROLE-09 the links of an admin have headings, the few of operations have none', async () => {
  const headings = () =>
    within(screen.getByRole('navigation', { name: 'Dashboard' }))
      .queryAllByRole('group')
      .map((group) => group.querySelector('p')?.textContent);
  await renderApp('/dashboard/categories', { as: admin, api: content() });
  await screen.findByRole('heading', { name: 'Categories' });
  expect(headings()).toEqual([
    'Orders',
    'Catalogue',
    'Shoppers and vendors',
    'Content',
    'Reports and records',
    'Settings',
  ]);
  cleanup();
  await renderApp('/dashboard/all-orders', { as: ops, api: content() });
  await screen.findByRole('heading', { name: 'All Orders' });
  expect(headings()).toEqual([]);
});

it('ADM-STUCK-04 every page shows at the link how many orders are stuck, and nothing if none is', async () => {
  const link = () => screen.findByRole('link', { name: /^Stuck orders/ });
  const api = content().on('GET /admin/stuck-orders/count', { count: 3 });
  await renderApp('/dashboard/all-orders', { as: ops, api });
  await within(await link()).findByText('3 orders need attention.');
  cleanup();
  api.on('GET /admin/stuck-orders/count', { count: 0 });
  await renderApp('/dashboard/all-orders', { as: ops, api });
  await screen.findByRole('heading', { name: 'All Orders' });
  await waitFor(() => expect(api.callsOf('GET /admin/stuck-orders/count')).toHaveLength(2));
  expect((await link()).textContent).toBe('Stuck orders');
});

it('shows an operations account the orders and the queues, and no products', async () => {
  await renderApp('/dashboard/all-orders', { as: ops, api: content() });
  await screen.findByRole('heading', { name: 'All Orders' });
  expect(navigationLabels()).toEqual([
    'Overview',
    'All Orders',
    'Cash orders',
    'Draft orders',
    'Returns',
    'Stuck orders',
    'Late parcels',
    'Reconciliation',
    'Cash statements',
    'Imports and exports',
    'Job queues',
  ]);
  expect(screen.getByRole('link', { name: 'Job queues' }).getAttribute('href')).toBe(
    '/dashboard/queues',
  );
});

it('RIGHT-12 shows only the pages whose right the role has', async () => {
  const as = withRights(ops, {
    without: ['orders.view', 'returns.view', 'jobs.view', 'queues.view'],
    and: ['brands.edit', 'settings.edit'],
  });
  const api = content().on('GET /brands/all', []);
  await renderApp('/dashboard/brands', { as, api });
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeTruthy();
  expect(navigationLabels()).toEqual([
    'Overview',
    'Cash orders',
    'Draft orders',
    'Stuck orders',
    'Late parcels',
    'Reconciliation',
    'Cash statements',
    'Brands',
    'Settings',
    'Your shop',
    'Business details',
  ]);
});

it.each(['all-orders', 'orders/ABC', 'returns', 'queues'])(
  'RIGHT-12 refuses /dashboard/%s without its right, and asks the server for nothing',
  async (path) => {
    const as = withRights(ops, {
      without: [
        'orders.view',
        'returns.view',
        'queues.view',
        'stuckOrders.view',
        'orders.confirmCash',
      ],
    });
    const { api } = await renderApp(`/dashboard/${path}`, { as, api: content() });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeTruthy();
    const called = new Set(api.calls.map(({ path: address }) => address));
    // The account, and the name of the shop.
    expect([...called].sort()).toEqual(['/admin/me', '/settings']);
  },
);

it('RIGHT-13 a right taken while staff work is explained, and page and navigation follow', async () => {
  const { api } = await renderApp('/dashboard/all-orders', { as: ops, api: content() });
  await screen.findByRole('heading', { name: 'All Orders' });
  const text =
    'Your role does not allow this: See returns. An admin can change that under Permissions.';
  const taken = withRights(ops, { without: ['returns.view'] });
  api.on('GET /returns/all', () => problem(403, text, { code: 'right_missing' }));
  api.on('GET /admin/me', taken);
  fireEvent.click(screen.getByRole('link', { name: 'Returns' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
  expect(navigationLabels()).not.toContain('Returns');
});

it.each([...ADMIN_SCREENS, ...ORDER_SCREENS])(
  'ADM-ROLE-02 ADM-ROLE-06 refuses /dashboard/%s to a vendor',
  async (area) => {
    const { api } = await renderApp(`/dashboard/${area}`, { as: vendor, api: content() });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeTruthy();
    expect(api.callsOf('GET /users/orders/all')).toEqual([]);
  },
);

it('ADM-ROLE-06 lets an admin into all orders', async () => {
  await renderApp('/dashboard/all-orders', { as: admin, api: content() });
  expect(await screen.findByRole('heading', { name: 'All Orders' })).toBeTruthy();
});

it('refuses an order by its address to a vendor', async () => {
  await renderApp('/dashboard/orders/ABC', { as: vendor, api: content() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});

it.each([...ADMIN_SCREENS, ...SHARED_SCREENS])(
  'ADM-ROLE-06 RIGHT-12 refuses /dashboard/%s to an operations account',
  async (area) => {
    await renderApp(`/dashboard/${area}`, { as: ops, api: content() });
    expect(
      await screen.findByRole('heading', { name: 'You do not have access to this page' }),
    ).toBeTruthy();
  },
);

it('ADM-ROLE-08 sends no authorization header, only the cookie and its headers', async () => {
  document.cookie = 'XSRF-TOKEN=abc';
  const { api } = await renderApp('/dashboard', { as: admin, api: content() });
  await screen.findByText('Mariam Saleh');
  expect(api.calls.length).toBeGreaterThan(2);
  for (const { headers } of api.calls) expect(headers.get('authorization')).toBeNull();
});

it('shows a not found page with a link home for an unknown address', async () => {
  const { address } = await renderApp('/dashboard/nowhere', { as: admin, api: content() });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Go Home' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('follows the account of the cookie when the stored one is another', async () => {
  const api = content();
  localStorage.setItem('admin', JSON.stringify(admin));
  const { api: fake } = await renderApp('/dashboard/categories', { api });
  fake.on('GET /admin/me', vendor);
  await waitFor(() => expect(navigationLabels()).toEqual(VENDOR_LINKS));
});

it('signs out, removes the account and shows the login screen', async () => {
  const api = content().on('POST /admin/logout', { success: true, message: 'Bye.' });
  await renderApp('/dashboard/categories', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Account of Huda' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(localStorage.getItem('admin')).toBeNull();
  expect(api.callsOf('POST /admin/logout')).toHaveLength(1);
});

it('switches to Arabic and right to left, and stores the choice', async () => {
  await renderApp('/dashboard/categories', { as: admin, api: content() });
  await screen.findByRole('heading', { name: 'Perfumes' });
  fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
  expect(await screen.findByRole('heading', { name: 'الفئات' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'عطور' })).toBeTruthy();
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('ar');
  expect(localStorage.getItem('locale')).toBe('ar');
});

it('switches to the dark theme, stores it and can follow the system again', async () => {
  await renderApp('/dashboard/categories', { as: admin, api: content() });
  fireEvent.click(await screen.findByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
});
