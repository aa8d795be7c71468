import { makeQuote, makeUser, problem, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { session } from '@/shared/session/session';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const noAddress = {
  city: 'Undefined',
  area: 'Undefined',
  building: 'Undefined',
  flat: 'Undefined',
};
const place = { city: 'Dubai', area: 'Al Barsha', building: 'Palm House', flat: '' };
const address = (id: number, change: object = {}) => ({
  id,
  label: '',
  fullName: 'Mariam Haddad',
  phone: '+971501234567',
  city: 'Dubai',
  area: 'Al Barsha',
  building: 'Rimal Tower',
  flat: '1204',
  notes: '',
  isDefault: id === 1,
  ...change,
});

beforeEach(() => {
  resetShop();
  cart.add({
    id: 1,
    name: 'Amber Oud',
    price: 200,
    size: 'Standard',
    color: 'Standard',
    quantity: 2,
    images: '[]',
  });
  api = shopApi()
    .on('POST /checkout/quote', makeQuote())
    .on('POST /users/register', () =>
      Response.json({ success: true, message: '', user: makeUser() }, { status: 201 }),
    )
    .on('POST /users/login', () => ({ token: 'a-token', user: makeUser(noAddress) }))
    .on('GET /users/{id}', makeUser(noAddress))
    .on('POST /checkout/cod', {
      success: true,
      message: '',
      operationId: '1234567890123',
      order: {},
    })
    .on('GET /payments/{opid}/status', {
      operationId: '1234567890123',
      state: 'cod_confirmed',
      paymentState: null,
      paymentMethod: 'cod',
      total: 425,
      shipment: null,
    })
    .on('POST /users/{id}/addresses', ({ body }) => ({
      success: true,
      message: '',
      addresses: [{ ...JSON.parse(body), id: 1, isDefault: true }],
      limit: 10,
    }));
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openCheckout = async () => {
  renderShop('/about');
  await screen.findByRole('heading', { level: 1 });
  act(() => panels.open('checkout'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  await dialog.findByText('Amber Oud');
  return dialog;
};
const enterAddress = (phone = '0501234567') => {
  fill('Full name', 'Mona Saleh');
  fill('Phone', phone);
  fill('City', place.city);
  fill('Area', place.area);
  fill('Building or villa', place.building);
};
const askForAccount = async (phone?: string) => {
  const checkout = await openCheckout();
  enterAddress(phone);
  await waitFor(() =>
    expect(checkout.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
      'true',
    ),
  );
  press('Choose payment method');
  return within(await screen.findByRole('dialog', { name: 'Create your account' }));
};
const createAccount = (account: Awaited<ReturnType<typeof askForAccount>>) => {
  fill('Email', 'mona@example.com');
  fireEvent.change(account.getByLabelText('Password'), { target: { value: 'A-good-pass-1' } });
  fireEvent.click(account.getByRole('checkbox'));
  fireEvent.click(account.getByRole('button', { name: 'Create account' }));
};
const orderInCash = async () => {
  const cash = await screen.findByRole('button', { name: 'Cash on delivery' }, { timeout: 4000 });
  fireEvent.click(cash);
  await waitFor(() => expect(api.callsOf('POST /checkout/cod')).toHaveLength(1));
  return JSON.parse(api.callsOf('POST /checkout/cod')[0]?.body ?? '');
};

it('BUY-02 a guest enters the address, then email and password, and pays; nothing is asked twice', async () => {
  createAccount(await askForAccount());
  const order = await orderInCash();
  expect(JSON.parse(api.callsOf('POST /users/register')[0]?.body ?? '')).toMatchObject({
    name: 'Mona Saleh',
    phone: '0501234567',
    email: 'mona@example.com',
    city: 'Undefined',
    wishList: [],
  });
  expect(order).toMatchObject({
    lines: [{ productId: 1, quantity: 2 }],
    address: { fullName: 'Mona Saleh', city: 'Dubai', building: 'Palm House' },
  });
  await waitFor(() => expect(session.user()).toMatchObject({ building: 'Palm House' }));
});

it('BUY-02 the password is not stored in the browser', async () => {
  createAccount(await askForAccount());
  await orderInCash();
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  expect(stored).not.toContain('A-good-pass-1');
});

it('BUY-02 a shopper who has an account logs in at the same place, and the address stays', async () => {
  const account = await askForAccount();
  fireEvent.click(account.getByRole('button', { name: 'Login' }));
  const login = within(await screen.findByRole('dialog', { name: 'Log in' }));
  fireEvent.change(login.getByLabelText('Email or username'), { target: { value: 'mariam' } });
  fireEvent.change(login.getByLabelText('Password'), { target: { value: 'A-good-pass-1' } });
  fireEvent.click(login.getByRole('button', { name: 'Log in' }));
  expect((await orderInCash()).address).toMatchObject({
    fullName: 'Mona Saleh',
    area: 'Al Barsha',
  });
  expect(api.callsOf('POST /users/register')).toEqual([]);
});

it('BUY-02 an email address that is taken is reported at its field, a wrong phone number in the address', async () => {
  api.on(
    'POST /users/register',
    problem(409, 'Taken.', { errors: [{ pointer: '#/email', detail: 'This address is taken.' }] }),
  );
  const account = await askForAccount('12345678');
  createAccount(account);
  expect(await account.findByText('This address is taken.')).toBeTruthy();
  api.on(
    'POST /users/register',
    problem(400, 'Wrong.', { errors: [{ pointer: '#/phone', detail: 'Not a phone number.' }] }),
  );
  fireEvent.click(account.getByRole('button', { name: 'Create account' }));
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(await checkout.findByText('Not a phone number.')).toBeTruthy();
  expect(checkout.getByLabelText<HTMLInputElement>('Area').value).toBe('Al Barsha');
  expect(session.user()).toBeNull();
});

it('BUY-02 closing the account form returns to the address, which a reload keeps', async () => {
  const account = await askForAccount();
  fireEvent.click(account.getByRole('button', { name: 'Close' }));
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(checkout.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mona Saleh');
  act(() => panels.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Closing goes back in the history, which ends later.
  await waitFor(() => expect(history.state?.checkoutStep ?? 0).toBe(0));
  act(() => panels.open('checkout'));
  await screen.findByRole('dialog', { name: 'Checkout' });
  expect(await screen.findByText('Palm House, Al Barsha, Dubai')).toBeTruthy();
});

it('ADDR-11 another saved address is chosen with one click and a new one is entered', async () => {
  logIn();
  const work = {
    label: 'Work',
    city: 'Sharjah',
    area: 'Al Majaz',
    building: 'Blue Tower',
    flat: '',
  };
  api.on('GET /users/{id}/addresses', { addresses: [address(1), address(2, work)], limit: 10 });
  const checkout = await openCheckout();
  const second = await checkout.findByRole('radio', { name: /Blue Tower/ });
  expect(checkout.getByRole<HTMLInputElement>('radio', { name: /Rimal Tower/ }).checked).toBe(true);
  fireEvent.click(second);
  await waitFor(() =>
    expect(JSON.parse(api.callsOf('POST /checkout/quote').at(-1)?.body ?? '').city).toBe('Sharjah'),
  );
  expect(checkout.queryByLabelText('Save this address')).toBeNull();
  press('New address');
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mariam Haddad');
  expect(screen.getByLabelText<HTMLInputElement>('Area').value).toBe('');
  press('Cancel');
  expect(checkout.getByRole<HTMLInputElement>('radio', { name: /Blue Tower/ }).checked).toBe(true);
  fireEvent.click(checkout.getByRole('radio', { name: /Rimal Tower/ }));
  fireEvent.click(checkout.getByRole('radio', { name: /Blue Tower/ }));
  await waitFor(() =>
    expect(checkout.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
      'true',
    ),
  );
  press('Choose payment method');
  expect((await orderInCash()).address).toMatchObject({ city: 'Sharjah', building: 'Blue Tower' });
});

it('ADDR-11 an address that was saved on another device is chosen, unless one is being entered', async () => {
  logIn(noAddress);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  api.on('GET /users/{id}/addresses', async () => {
    await waiting;
    return { addresses: [address(1)], limit: 10 };
  });
  const checkout = await openCheckout();
  expect(checkout.getByLabelText<HTMLInputElement>('Area').value).toBe('');
  answer();
  expect(await checkout.findByText('1204, Rimal Tower, Al Barsha, Dubai')).toBeTruthy();
  expect(checkout.queryByLabelText('Area')).toBeNull();
  expect(checkout.queryByLabelText('Save this address')).toBeNull();
});

it('ADDR-14 the default address has its own recipient and note, unless the shopper has entered others', async () => {
  logIn();
  const gift = { fullName: 'Salma Haddad', phone: '+971509999999', notes: 'Ring the bell' };
  api.on('GET /users/{id}/addresses', { addresses: [address(1, gift)], limit: 10 });
  const checkout = await openCheckout();
  expect(await checkout.findByText('Salma Haddad')).toBeTruthy();
  fireEvent.click(checkout.getByRole('button', { name: 'Change: Deliver to' }));
  fireEvent.change(checkout.getByLabelText('Full name'), { target: { value: 'Huda Haddad' } });
  await waitFor(() =>
    expect(checkout.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
      'true',
    ),
  );
  press('Choose payment method');
  fireEvent.click(await screen.findByRole('button', { name: 'Back to checkout' }));
  expect(await screen.findByText('Huda Haddad')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
      'true',
    ),
  );
  press('Choose payment method');
  expect((await orderInCash()).address).toMatchObject({ ...gift, fullName: 'Huda Haddad' });
});
