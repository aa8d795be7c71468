import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const signIn = (username: string, password: string) => {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const accepted = (account = admin) => ({
  success: true,
  message: 'Welcome back.',
  admin: account,
});

it.each(['/', '/dashboard', '/dashboard/allproducts', '/dashboard/all-orders', '/dashboard/users'])(
  'ADM-LOGIN-01 shows the login screen at %s without an admin object',
  async (path) => {
    const { api } = await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Sign in to the dashboard' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    const called = api.calls.map(({ path }) => path);
    expect(called.toSorted()).toEqual(['/login-options', '/settings']);
  },
);

it('ADM-LOGIN-01 shows the login screen when the stored object is not an account', async () => {
  localStorage.setItem('admin', '{"name":"No account"}');
  await renderApp('/dashboard');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
});

it('ADM-LOGIN-10 opens sign-in over the page when the session has ended, then repeats the request', async () => {
  localStorage.setItem('admin', JSON.stringify(admin));
  const api = new FakeApi().on('POST /admin/login', accepted()).on('GET /categories/all', []);
  const { address } = await renderApp('/dashboard/categories', { api });
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to the dashboard' });
  expect(dialog.textContent).toContain('Your session has ended. Sign in to continue.');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'huda');
  api.on('GET /admin/me', admin);
  signIn('huda', 'secret-1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('GET /admin/me')).toHaveLength(2);
  expect(address()).toBe('/dashboard/categories');
});

it.each([
  ['/dashboard/', admin, '/dashboard/products'],
  ['/dashboard/all-orders?state=paid', admin, '/dashboard/all-orders?state=paid'],
  ['/dashboard/all-orders', ops, '/dashboard/all-orders'],
  ['/dashboard/users', ops, '/dashboard/all-orders'],
])(
  'ADM-LOGIN-13 %s opens if the role allows it, else the first page of the account',
  async (path, account, expected) => {
    const api = new FakeApi().on('POST /admin/login', accepted(account));
    const { address } = await renderApp(path, { api });
    api.on('GET /admin/me', account);
    await screen.findByLabelText('Username');
    signIn(account.username, 'secret-1');
    await screen.findByRole('navigation', { name: 'Dashboard' });
    await waitFor(() => expect(address()).toBe(expected));
  },
);

it.each([
  ['', ''],
  ['admin', ''],
  ['', 'secret-1'],
])('ADM-LOGIN-02 asks for both when username is %j and password %j', async (username, password) => {
  const { api } = await renderApp('/dashboard');
  await screen.findByLabelText('Username');
  signIn(username, password);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please enter both username and password',
  );
  expect(api.calls.map(({ path }) => path).toSorted()).toEqual(['/login-options', '/settings']);
});

it('ADM-LOGIN-03 stores the account under the key admin and opens the product form', async () => {
  const api = new FakeApi().on('POST /admin/login', accepted());
  const { address } = await renderApp('/dashboard', { api });
  api.on('GET /admin/me', admin);
  await screen.findByLabelText('Username');
  signIn('huda', 'secret-1');
  await waitFor(() => expect(address()).toBe('/dashboard/products'));
  expect(JSON.parse(localStorage.getItem('admin') ?? '')).toMatchObject({ id: 1, type: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Add Product' })).toBeTruthy();
  expect(JSON.parse(api.callsOf('POST /admin/login')[0]?.body ?? '')).toEqual({
    username: 'huda',
    password: 'secret-1',
  });
});

it('opens the orders, the first page of an operations account', async () => {
  const api = new FakeApi().on('POST /admin/login', accepted(ops));
  const { address } = await renderApp('/dashboard', { api });
  api.on('GET /admin/me', ops);
  await screen.findByLabelText('Username');
  signIn('ops', 'secret-1');
  await waitFor(() => expect(address()).toBe('/dashboard/all-orders'));
});

it('never stores a password or another field of the response', async () => {
  const api = new FakeApi().on('POST /admin/login', {
    ...accepted(),
    admin: { ...admin, password: 'x' },
  });
  const { address } = await renderApp('/dashboard', { api });
  await screen.findByLabelText('Username');
  signIn('huda', 'secret-1');
  await waitFor(() => expect(address()).toBe('/dashboard/products'));
  expect(localStorage.getItem('admin') ?? '').not.toContain('password');
});

it.each([
  [
    'the sentence of the server',
    problem(429, 'Too many attempts.', { code: 'slow' }),
    'Too many attempts.',
  ],
  ['Invalid credentials', new Response('', { status: 500 }), 'Invalid credentials'],
])('ADM-LOGIN-04 shows %s when the login fails', async (_name, answer, text) => {
  const api = new FakeApi().on('POST /admin/login', () => answer.clone());
  await renderApp('/dashboard', { api });
  await screen.findByLabelText('Username');
  signIn('huda', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(localStorage.getItem('admin')).toBeNull();
});

it('ADM-LOGIN-04 says that an error occurred when the server cannot be reached', async () => {
  const api = new FakeApi().on('POST /admin/login', () => {
    throw new TypeError('Failed to fetch');
  });
  await renderApp('/dashboard', { api });
  await screen.findByLabelText('Username');
  signIn('huda', 'secret-1');
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred during login');
});

it('FIRST-10 offers the first run of a new shop at once, and of no other', async () => {
  const api = new FakeApi().on('GET /login-options', { firstRun: true });
  await renderApp('/dashboard', { api });
  const link = await screen.findByRole('link', { name: 'Create the first account' });
  expect(link.getAttribute('href')).toBe('/first-run');
});

it('FIRST-10 a shop with an admin account does not offer it', async () => {
  const api = new FakeApi().on('GET /login-options', { firstRun: false });
  await renderApp('/dashboard', { api });
  await waitFor(() => expect(api.callsOf('GET /login-options')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create the first account' })).toBeNull();
});
