import { makeOrder, makeProduct, makeUser, problem, type FakeApi } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const bodyOf = (route: string) => JSON.parse(api.callsOf(route)[0]?.body ?? 'null');
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('main')).getByLabelText(label), { target: { value } });
/** Error text of a field. */
const errorAt = (label: string) => {
  const ids = within(screen.getByRole('main'))
    .getByLabelText(label)
    .getAttribute('aria-describedby');
  return document.getElementById(ids?.split(' ').at(-1) ?? '')?.textContent;
};
const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));

beforeEach(() => {
  resetShop();
  api = shopApi();
  // jsdom logs an error instead of navigating.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('login', () => {
  const open = async (path = '/login') => {
    renderShop(path);
    await screen.findByLabelText('Email or username');
  };

  it('AUTH-01 needs both fields and links to the password reset', async () => {
    await open();
    press('Log in');
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toContain('Error: ');
    expect(errorAt('Email or username')).toBe('Enter your email or username.');
    expect(errorAt('Password')).toBe('Enter your password.');
    fireEvent.click(within(summary).getByRole('button', { name: 'Enter your password.' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(api.callsOf('POST /users/login')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/reset-password',
    );
  });

  it('AUTH-02 stores token and user', async () => {
    api.on('POST /users/login', { token: 'new-token', user: makeUser() });
    await open('/auth/login');
    type('Email or username', 'mariam');
    type('Password', 'Demo-pass-1');
    press('Log in');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('new-token'));
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 7 });
    expect(bodyOf('POST /users/login')).toEqual({
      emailOrUsername: 'mariam',
      password: 'Demo-pass-1',
    });
  });

  it('reopens the cart when the login started there', async () => {
    api.on('POST /users/login', { token: 'new-token', user: makeUser() });
    sessionStorage.setItem('reopen-cart', 'login');
    await open('/auth/login');
    type('Email or username', 'mariam');
    type('Password', 'Demo-pass-1');
    press('Log in');
    await waitFor(() => expect(sessionStorage.getItem('reopen-cart')).toBe('open'));
    cleanup();
    renderShop('/');
    expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeTruthy();
  });

  it.each([
    ["the server's sentence", problem(401, 'Wrong password.'), 'Wrong password.'],
    ['its own', new Response('', { status: 500 }), 'Login failed. Please try again.'],
  ])('AUTH-03 shows %s when it fails', async (_what, answer, text) => {
    api.on('POST /users/login', answer);
    await open();
    type('Email or username', 'mariam');
    type('Password', 'wrong');
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('registration', () => {
  const fill = async () => {
    renderShop('/register');
    await screen.findByLabelText('Name');
    type('Name', 'Mariam Haddad');
    type('Email', 'mariam@example.com');
    type('Phone', '0501234567');
    type('Password', 'Demo-pass-1');
  };
  const agree = () => fireEvent.click(screen.getByRole('checkbox'));

  it('AUTH-04 needs name, email, phone and password', async () => {
    renderShop('/register');
    await screen.findByLabelText('Name');
    agree();
    press('Create account');
    await screen.findByRole('alert');
    expect(['Name', 'Email', 'Phone', 'Password'].map(errorAt)).toEqual([
      'Enter your name.',
      'Enter your email address.',
      'Enter your phone number.',
      'Enter your password.',
    ]);
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email');
  });

  it('AUTH-05 requires the terms checkbox and says so', async () => {
    await fill();
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('You must agree to the terms and conditions.')).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByText('You must agree to the terms and conditions.')).toBeTruthy();
    expect(api.callsOf('POST /users/register')).toEqual([]);
  });

  it('AUTH-06 AUTH-09 registers with the defaults and logs in a second later', async () => {
    api
      .on('POST /users/register', () =>
        Response.json({ success: true, message: '', user: makeUser() }, { status: 201 }),
      )
      .on('POST /users/login', { token: 'new-token', user: makeUser() });
    await fill();
    agree();
    press('Create account');
    expect(
      await screen.findByText('Logging you in...', { selector: '[role=status]' }),
    ).toBeTruthy();
    expect(api.callsOf('POST /users/login')).toEqual([]);
    await waitFor(() => expect(localStorage.getItem('token')).toBe('new-token'), { timeout: 3000 });
    const body = bodyOf('POST /users/register');
    expect(body).toMatchObject({
      name: 'Mariam Haddad',
      gender: 'Undefined',
      city: 'Undefined',
      area: 'Undefined',
      building: 'Undefined',
      flat: 'Undefined',
      wishList: [],
    });
    expect(Math.abs(Number(body.username) - Date.now())).toBeLessThan(60_000);
  });

  it('AUTH-07 says that a registration with another status did not complete', async () => {
    api.on('POST /users/register', () => Response.json({}, { status: 202 }));
    await fill();
    agree();
    press('Create account');
    expect(
      await screen.findByText('Registration did not complete. Please try again.'),
    ).toBeTruthy();
  });

  it.each([
    ["the server's sentence", problem(409, 'This email is taken.'), 'This email is taken.'],
    ['its own', new Response('', { status: 500 }), 'Registration failed.'],
  ])('AUTH-08 shows %s when it fails', async (_what, answer, text) => {
    api.on('POST /users/register', answer);
    await fill();
    agree();
    press('Create account');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });
});

it('AUTH-10 has Sign Up and Log In as tabs of the address', async () => {
  renderShop('/auth/signup');
  const tabs = within(await screen.findByRole('navigation', { name: 'Sign up or log in' }));
  expect(tabs.getByRole('link', { name: 'Sign Up', current: 'page' })).toBeTruthy();
  fireEvent.click(tabs.getByRole('link', { name: 'Log In' }));
  expect(await screen.findByLabelText('Email or username')).toBeTruthy();
});

describe('profile', () => {
  beforeEach(() => {
    logIn();
    api.on('GET /users/{id}', makeUser()).on('GET /get-payment-logs/{id}', {
      success: true,
      logs: [makeOrder()],
    });
  });

  it('PROF-01 asks guests to log in', async () => {
    resetShop();
    renderShop('/profile');
    expect(await screen.findByText('You must be logged in to view your profile.')).toBeTruthy();
  });

  it('PROF-02 PROF-07 ADDR-12 shows the details with the default address and marks missing ones', async () => {
    renderShop('/profile');
    expect(await screen.findByText(/Al Barsha, /)).toBeTruthy();
    const book = screen.getByRole('link', { name: 'Manage addresses' });
    expect(book.getAttribute('href')).toBe('#addresses');
    expect(screen.queryByText('Undefined')).toBeNull();
    expect(screen.getByText('Not added yet')).toBeTruthy();
    await waitFor(() => expect(api.callsOf('GET /users/7')).toHaveLength(1));
    expect(api.callsOf('GET /users/7')[0]?.headers.get('authorization')).toBe('Bearer a-token');
  });

  it('PROF-02 PROF-30 ADDR-12 saves changes, which do not touch the address, and asks for a missing one', async () => {
    const unknown = { gender: 'Undefined', city: 'Undefined', area: '00', building: '', flat: '' };
    const saved = makeUser({ ...unknown, gender: 'female' });
    api
      .on('GET /users/{id}', makeUser(unknown))
      .on('PUT /users/{id}', { success: true, message: '', user: saved });
    logIn(unknown);
    renderShop('/profile');
    expect(await screen.findByRole('link', { name: 'Add an address' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Edit details' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/)));
    expect(screen.queryByLabelText(/^City/)).toBeNull();
    type(/^Gender/, 'female');
    type(/^Email language/, 'ar');
    press('Save');
    expect(await screen.findByText('Your details were saved.')).toBeTruthy();
    expect(bodyOf('PUT /users/7')).toEqual({
      name: 'Mariam Haddad',
      phone: '+971501234567',
      gender: 'female',
      locale: 'ar',
    });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ gender: 'female' });
  });

  it('PROF-02 shows a server error at its field and keeps the typed text', async () => {
    const detail = 'Please enter a valid phone number, for example 050 123 4567.';
    api.on('PUT /users/{id}', problem(400, detail, { errors: [{ pointer: '#/phone', detail }] }));
    renderShop('/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Edit details' }));
    type('Phone', '0501234567');
    press('Save');
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(errorAt('Phone')).toBe(detail);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0501234567');
  });

  it('PROF-03 PROF-04 changes the password after three valid fields', async () => {
    api.on('PUT /users/{id}', { success: true, message: '', user: makeUser() });
    renderShop('/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Update Password' }));
    const dialog = within(await screen.findByRole('dialog'));
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Update Password' }));
    save();
    expect(await dialog.findByText('Please fill all fields')).toBeTruthy();
    fill('Current password', 'Old-pass-1');
    fill('New password', 'New-pass-1');
    fill('Confirm new password', 'New-pass-2');
    save();
    expect(await dialog.findByText('New passwords do not match')).toBeTruthy();
    fill('Confirm new password', 'New-pass-1');
    save();
    expect(await screen.findByText('Password updated successfully')).toBeTruthy();
    expect(bodyOf('PUT /users/7')).toEqual({
      currentPassword: 'Old-pass-1',
      password: 'New-pass-1',
    });
  });

  it('PROF-05 ORD-03 lists the orders with a dialog for the details', async () => {
    renderShop('/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'View order LW-10427' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order details' }));
    for (const text of [
      'Amber Oud',
      'AED 425.00',
      'AED 25.00',
      '1204, Rimal Tower, Al Barsha, Dubai',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  it('PROF-06 says that there are no orders', async () => {
    api.on('GET /get-payment-logs/{id}', { success: true, logs: [] });
    renderShop('/profile');
    expect(await screen.findByText('No orders found.')).toBeTruthy();
  });
});

it('WISH-01 shows the wishlist, or that it is empty', async () => {
  logIn();
  renderShop('/wishlist');
  expect(await screen.findByText('Your wishlist is empty!')).toBeTruthy();
});

it('WISH-01 WISH-02 removes a product from the wishlist', async () => {
  logIn();
  let liked = [makeProduct()];
  api
    .on('GET /users/{id}/wishlist/products', () => ({ products: liked }))
    .on('POST /users/{id}/wishlist/remove', () => {
      liked = [];
      return { success: true, message: '' };
    });
  renderShop('/wishlist');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Amber Oud' }));
  expect(await screen.findByText('Your wishlist is empty!')).toBeTruthy();
});
