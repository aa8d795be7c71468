import { makeProduct, makeQuote, problem, type FakeApi } from '@shop/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { session } from '@/shared/session/session';
import { fakeCart } from '@/testing/fake-cart';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const line = {
  id: 1,
  name: 'Amber Oud',
  price: 200,
  size: 'Standard',
  color: 'Standard',
  quantity: 2,
  images: '[]',
};

const setCart = (lines: object[]) => {
  localStorage.setItem('cart', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
};

beforeEach(() => {
  resetShop();
  logIn();
  setCart([line]);
  api = shopApi().on('POST /checkout/quote', makeQuote());
});

const openCheckout = async () => {
  renderShop('/about');
  await screen.findByRole('heading', { level: 1 });
  act(() => panels.open('checkout'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  await dialog.findByText('Amber Oud');
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof openCheckout>>;
/** Opens the fields of a complete address. */
const changeAddress = (checkout: Dialog) =>
  fireEvent.click(checkout.getByRole('button', { name: /^Change/ }));
const openPayment = async () => {
  const checkout = await openCheckout();
  fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
  return within(await screen.findByRole('dialog', { name: 'Complete Your Payment' }));
};
/** Closes the panel and waits until the history has gone back. */
const close = async () => {
  act(() => panels.close());
  await waitFor(() => expect(history.state?.checkoutStep ?? 0).toBe(0));
};
/** Resets the history to the page itself, outside the checkout. */
const leave = () => {
  cleanup();
  panels.close();
  history.replaceState(null, '');
};
/** A window as returned by `window.open`. */
const fakeWindow = () => {
  const submit = jest.fn();
  const page = document.implementation.createHTMLDocument();
  const written: string[] = [];
  Object.assign(page, {
    open: () => page,
    close: () => undefined,
    write: (html: string) => written.push(html),
  });
  Object.defineProperty(page, 'forms', { value: [{ submit }] });
  return { window: { document: page, close: jest.fn() }, written, submit };
};
const openReturns = (value: unknown) =>
  jest.spyOn(window, 'open').mockReturnValue(value as Window | null);

/** The API opens a payment page for order K7M2Q9, which then has this status. */
const withCardOrder = (status: object = {}) => {
  const popup = fakeWindow();
  api
    .on(
      'POST /sendData',
      () =>
        new Response('<form action="https://bank.example/pay"></form>', {
          headers: { 'X-Operation-Id': 'K7M2Q9' },
        }),
    )
    .on('GET /payments/{opid}/status', {
      operationId: 'K7M2Q9',
      state: 'pending_payment',
      paymentState: 'redirected',
      paymentMethod: 'card',
      payable: true,
      total: 425,
      shipment: null,
      ...status,
    });
  return { ...popup, open: openReturns(popup.window) };
};

/** The API accepts a cash-on-delivery order. */
const withCashOrder = () =>
  api
    .on('POST /checkout/cod', () => {
      // The order empties the cart on the server.
      fakeCart(api);
      return { success: true, message: '', operationId: '1234567890123', order: {} };
    })
    .on('GET /payments/{opid}/status', {
      operationId: '1234567890123',
      state: 'cod_confirmed',
      paymentState: null,
      paymentMethod: 'cod',
      total: 425,
      shipment: null,
    });

it('CHK-02 shows the server’s quote for the address of the profile', async () => {
  const checkout = await openCheckout();
  expect(checkout.getByText('1204, Rimal Tower, Al Barsha, Dubai')).toBeTruthy();
  changeAddress(checkout);
  expect(checkout.getByLabelText<HTMLInputElement>('Area').value).toBe('Al Barsha');
  expect(checkout.getByLabelText<HTMLSelectElement>('City').value).toBe('Dubai');
  for (const amount of ['AED 25.00', 'AED 425.00']) expect(checkout.getByText(amount)).toBeTruthy();
  expect(JSON.parse(api.callsOf('POST /checkout/quote')[0]?.body ?? '')).toEqual({
    lines: [{ productId: 1, size: 'Standard', color: 'Standard', quantity: 2 }],
    city: 'Dubai',
  });
});

it('CART-22 a line without a size must be completed before payment', async () => {
  logIn({ area: '' });
  const missing = { option: 'size', problem: 'option_required' };
  api
    .on('POST /checkout/quote', ({ body }) => {
      const [{ size }] = JSON.parse(body).lines;
      const found = size === 'Standard' ? { ...missing, optionProblems: [missing] } : {};
      return { ...makeQuote(), lines: [{ ...makeQuote().lines[0], ...found, size }] };
    })
    .on('GET /products/one/{id}', { product: makeProduct({ sizes: '["50 ml","100 ml"]' }) });
  const checkout = await openCheckout();
  expect(await checkout.findByText('Please choose a size to order this item.')).toBeTruthy();
  const pay = checkout.getByRole('button', { name: 'Choose payment method' });
  expect(pay.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(await checkout.findByRole('radio', { name: '100 ml' }));
  fireEvent.click(checkout.getByRole('button', { name: /^Save choice/ }));
  expect(cart.lines()).toMatchObject([{ id: 1, size: '100 ml', quantity: 2 }]);
  expect(await checkout.findByText('100 ml')).toBeTruthy();
  expect(checkout.queryByText('Please choose a size to order this item.')).toBeNull();
  // Saving the option must not submit the surrounding form.
  expect(checkout.queryByText('Enter your area.')).toBeNull();
  fireEvent.change(checkout.getByLabelText('Area'), { target: { value: 'Al Barsha' } });
  fireEvent.click(pay);
  expect(await screen.findByRole('dialog', { name: 'Complete Your Payment' })).toBeTruthy();
});

it('ORD-10 the checkout shows options as text, without placeholders', async () => {
  const chosen = { ...makeQuote().lines[0], size: '42', color: '#1F2A44' };
  const none = { ...makeQuote().lines[0], productId: 2, name: 'Belt' };
  api.on('POST /checkout/quote', { ...makeQuote(), lines: [chosen, none] });
  const checkout = await openCheckout();
  for (const word of ['42', 'Navy']) expect(checkout.getByText(word)).toBeTruthy();
  expect(checkout.queryByText(/Standard|#1F2A44/)).toBeNull();
});

it('requests a new quote when the city changes', async () => {
  const checkout = await openCheckout();
  api.on('POST /checkout/quote', makeQuote({ deliveryFee: 30, total: 430 }));
  changeAddress(checkout);
  fireEvent.change(checkout.getByLabelText('City'), { target: { value: 'Sharjah' } });
  expect(await checkout.findByText('AED 430.00')).toBeTruthy();
});

it('requires a complete address and focuses the missing field', async () => {
  logIn({ city: 'Undefined', area: '00', building: '' });
  const checkout = await openCheckout();
  fireEvent.change(checkout.getByLabelText('Area'), { target: { value: ' ' } });
  fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
  const summary = await checkout.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  fireEvent.click(within(summary).getByRole('button', { name: 'Enter your area.' }));
  await waitFor(() => expect(document.activeElement).toBe(checkout.getByLabelText('Area')));
  expect(screen.queryByRole('dialog', { name: 'Complete Your Payment' })).toBeNull();
});

it('keeps the address when the dialog is closed, for this shopper only', async () => {
  const checkout = await openCheckout();
  changeAddress(checkout);
  fireEvent.change(checkout.getByLabelText('Area'), { target: { value: 'Al Majaz' } });
  await close();
  act(() => panels.open('checkout'));
  expect(await screen.findByText('1204, Rimal Tower, Al Majaz, Dubai')).toBeTruthy();
  await close();
  act(() => logIn({ id: 8 }));
  act(() => setCart([line]));
  act(() => panels.open('checkout'));
  expect(await screen.findByText('1204, Rimal Tower, Al Barsha, Dubai')).toBeTruthy();
});

it('STEP-03 a checkout without lines, ordered in another tab, becomes the empty cart', async () => {
  await openCheckout();
  act(() => setCart([]));
  const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
  expect(panel.getByText('Cart is empty.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull();
});

it("marks the field of the address that the server refuses, in the server's words", async () => {
  const detail = 'Please enter a valid phone number, for example 050 123 4567.';
  api.on(
    'POST /checkout/cod',
    problem(400, detail, { errors: [{ pointer: '#/address/phone', detail }] }),
  );
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  expect(await payment.findByText(`Payment failed: ${detail}`)).toBeTruthy();
  fireEvent.click(payment.getByRole('button', { name: 'Back to checkout' }));
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(await checkout.findByText(detail)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(checkout.getByLabelText('Phone')));
});

it('shows lines with problems and lets the shopper change them', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  api.on(
    'POST /checkout/quote',
    makeQuote({ lines: [{ ...quoted, available: 1, problem: 'insufficient_stock' }] }),
  );
  const checkout = await openCheckout();
  expect(checkout.getByText('Only 1 left')).toBeTruthy();
  const take = checkout.getByRole('button', { name: /^Order 1/ });
  await waitFor(() => expect(document.activeElement).toBe(take));
  take.blur();
  fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
  await waitFor(() => expect(document.activeElement).toBe(take));
  expect(screen.queryByRole('dialog', { name: 'Complete Your Payment' })).toBeNull();
  api.on('POST /checkout/quote', makeQuote());
  fireEvent.click(take);
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ quantity: 1 }]);
  await waitFor(() => expect(checkout.queryByText('Only 1 left')).toBeNull());
});

it('focuses the removed line, named as in the cart, before a changed price', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  const lost = { ...line, id: 2, name: 'Rose Oud' };
  localStorage.setItem('cart', JSON.stringify([line, lost]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  const gone = { ...quoted, productId: 2, name: '', nameAr: '', problem: 'unavailable' as const };
  api.on('POST /checkout/quote', makeQuote({ lines: [{ ...quoted, unitPrice: 250 }, gone] }));
  const checkout = await openCheckout();
  expect(checkout.getByText('Rose Oud')).toBeTruthy();
  const takeOut = checkout.getByRole('button', { name: /^Remove from cart.*Rose Oud$/ });
  await waitFor(() => expect(document.activeElement).toBe(takeOut));
});

it('does not move the focus out of the address for a marked line', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  const checkout = await openCheckout();
  changeAddress(checkout);
  const name = checkout.getByLabelText('Full name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  api.on(
    'POST /checkout/quote',
    makeQuote({ lines: [{ ...quoted, available: 1, problem: 'insufficient_stock' }] }),
  );
  fireEvent.change(checkout.getByLabelText('City'), { target: { value: 'Sharjah' } });
  expect(await checkout.findByText('Only 1 left')).toBeTruthy();
  expect(document.activeElement).toBe(name);
});

it('marks a price that has changed since the cart was filled', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  api.on('POST /checkout/quote', makeQuote({ lines: [{ ...quoted, unitPrice: 250 }] }));
  const checkout = await openCheckout();
  expect(checkout.getByText(/The price is now AED 250.00/)).toBeTruthy();
  fireEvent.click(checkout.getByRole('button', { name: /^Accept this price/ }));
  expect(checkout.queryByText(/The price is now/)).toBeNull();
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ price: 250 }]);
});

it('CHK-03 is headed Complete Your Payment and has no field that takes card data', async () => {
  const payment = await openPayment();
  const dialog = screen.getByRole('dialog', { name: 'Complete Your Payment' });
  expect(dialog.querySelectorAll('input, select, textarea, iframe')).toHaveLength(0);
  expect(payment.getAllByText('AED 425.00')).not.toEqual([]);
});

it('PAY-01 PAY-02 PAY-03 PAY-07 PAY-08 writes the provider’s form into a new window and submits it', async () => {
  const { open, window: page, submit, written } = withCardOrder();
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(page.document.body.textContent).toBe('Processing...');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(written).toEqual(['<form action="https://bank.example/pay"></form>']);
  const [call] = api.callsOf('POST /sendData');
  expect(call?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
  expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  const form = new URLSearchParams(call?.body);
  const named =
    'merchant_id merchant_key order_no amount country currency txn_type success_url failure_url channel pg_id paymode scheme emi_months card_no exp_month exp_year cvv2 card_name cust_name email_id mobile_no unique_id is_logged_in bill_address bill_city bill_state bill_country bill_zip ship_address ship_city ship_state ship_country ship_zip ship_days address_count item_count item_value item_category udf_1 udf_2 udf_3 udf_4 udf_5'.split(
      ' ',
    );
  expect(named.filter((name) => !form.has(name))).toEqual([]);
  expect(Object.fromEntries(form)).toMatchObject({
    currency: 'AED',
    country: 'ARE',
    txn_type: 'SALE',
    channel: 'WEB',
    ship_days: '3',
    address_count: '1',
    item_category: 'General',
    is_logged_in: 'Y',
    amount: '425.00',
    card_no: '',
    cvv2: '',
    merchant_key: '',
    ship_city: 'Dubai',
    area: 'Al Barsha',
  });
  expect(await payment.findByText(/Complete the payment in the window/)).toBeTruthy();
  open.mockRestore();
});

it('CHK-05 shows Processing... while the order is placed and places only one', async () => {
  const popup = fakeWindow();
  const open = openReturns(popup.window);
  let answer = (_response: Response) => {};
  api.on('POST /sendData', () => new Promise<Response>((resolve) => (answer = resolve)));
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  const busy = payment.getByRole('button', { name: 'Processing...' });
  fireEvent.click(busy);
  await waitFor(() => expect(api.callsOf('POST /sendData')).toHaveLength(1));
  answer(problem(409, 'Only 1 left.', { code: 'insufficient_stock' }));
  expect(await payment.findByText('Payment failed: Only 1 left.')).toBeTruthy();
  expect(payment.getByRole('button', { name: 'Card' })).toBeTruthy();
  expect(popup.window.close).toHaveBeenCalled();
  open.mockRestore();
});

it('PAY-09 says that pop-ups are blocked and sends nothing', async () => {
  const open = openReturns(null);
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(await screen.findByText('Please enable pop-ups to continue with payment.')).toBeTruthy();
  expect(api.callsOf('POST /sendData')).toEqual([]);
  open.mockRestore();
});

it.each([
  ["the server's sentence", problem(409, 'Only 1 left.'), 'Payment failed: Only 1 left.'],
  [
    'what is known of it',
    new Response('', { status: 503 }),
    'Payment failed: Request failed with status code 503',
  ],
])('PAY-10 logs a failure and says %s', async (_what, answer, text) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = openReturns(fakeWindow().window);
  api.on('POST /sendData', answer);
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect((await payment.findByRole('alert')).textContent).toBe(text);
  expect(logged.mock.calls.flat()).toContainEqual(expect.objectContaining({ name: 'ApiError' }));
  open.mockRestore();
  logged.mockRestore();
});

it('PAY-10 says Unknown error when a failure has no message', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const open = openReturns(fakeWindow().window);
  api.on('POST /sendData', problem(400, ''));
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect((await payment.findByRole('alert')).textContent).toBe('Payment failed: Unknown error');
  expect(logged).toHaveBeenCalled();
  open.mockRestore();
  logged.mockRestore();
});

it('continues the same attempt after a reload until the server has responded', async () => {
  api.on('POST /checkout/cod', new Response('', { status: 502 }));
  const keys = () =>
    api.callsOf('POST /checkout/cod').map(({ headers }) => headers.get('idempotency-key'));
  const first = await openPayment();
  fireEvent.click(first.getByRole('button', { name: 'Cash on delivery' }));
  await first.findByRole('alert');
  leave();
  const second = await openPayment();
  fireEvent.click(second.getByRole('button', { name: 'Cash on delivery' }));
  await second.findByRole('alert');
  api.on('POST /checkout/cod', problem(409, 'Sold out.'));
  fireEvent.click(second.getByRole('button', { name: 'Cash on delivery' }));
  await second.findByText('Payment failed: Sold out.');
  fireEvent.click(second.getByRole('button', { name: 'Cash on delivery' }));
  await waitFor(() => expect(keys()).toHaveLength(4));
  const [one, two, three, four] = keys();
  expect([two, three]).toEqual([one, one]);
  expect(four).not.toBe(one);
});

it('PAY-04 resumes a card payment after a reload and reopens its page for the same order', async () => {
  const { open, window: page, submit } = withCardOrder();
  const first = await openPayment();
  fireEvent.click(first.getByRole('button', { name: 'Card' }));
  await first.findByText(/Complete the payment in the window/);
  leave();
  const second = await openPayment();
  expect(second.queryByRole('button', { name: 'Card' })).toBeNull();
  fireEvent.click(second.getByRole('button', { name: 'Start the payment again' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(page.close).toHaveBeenCalledTimes(1);
  const keys = api.callsOf('POST /sendData').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  fireEvent.click(await second.findByRole('button', { name: 'Choose another payment method' }));
  expect(second.getByRole('button', { name: 'Cash on delivery' })).toBeTruthy();
  open.mockRestore();
});

it('follows the payment and continues automatically when the other window has finished', async () => {
  const { open } = withCardOrder({
    state: 'ready_to_ship',
    paymentState: 'captured',
    shipment: { ID: '123', ShipmentLabel: { LabelURL: '' } },
  });
  api.on('GET /get-payment-logs/{id}', { success: true, logs: [] });
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  open.mockRestore();
});

it('places a cash order and thanks for it', async () => {
  withCashOrder();
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  expect(
    await screen.findByRole('heading', { name: 'Thank you for your order', hidden: true }),
  ).toBeTruthy();
  const [call] = api.callsOf('POST /checkout/cod');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    lines: [{ productId: 1, quantity: 2 }],
    address: { fullName: 'Mariam Haddad', city: 'Dubai', area: 'Al Barsha', flat: '1204' },
  });
  expect(localStorage.getItem('cart')).toBe('[]');
});

describe('an address that is not saved', () => {
  const KEEP = 'Save this address';
  const place = { city: 'Dubai', area: 'Al Majaz', building: 'Rimal Tower', flat: '1204' };
  const orderBy = async (checkout: Dialog) => {
    fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Cash on delivery' }));
    expect(
      await screen.findByRole('heading', { name: 'Thank you for your order', hidden: true }),
    ).toBeTruthy();
  };
  const changed = async () => {
    const checkout = await openCheckout();
    expect(checkout.queryByLabelText(KEEP)).toBeNull();
    changeAddress(checkout);
    fireEvent.change(checkout.getByLabelText('Area'), { target: { value: place.area } });
    return checkout;
  };
  beforeEach(() => withCashOrder());

  it('ADDR-11 is saved with the order on request', async () => {
    api.on('POST /users/{id}/addresses', ({ body }) => ({
      success: true,
      message: '',
      addresses: [{ ...JSON.parse(body), id: 1, isDefault: true }],
      limit: 10,
    }));
    const checkout = await changed();
    fireEvent.click(checkout.getByLabelText(KEEP));
    fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to checkout' }));
    const again = within(await screen.findByRole('dialog', { name: 'Checkout' }));
    expect(again.getByLabelText<HTMLInputElement>(KEEP).checked).toBe(true);
    await waitFor(() =>
      expect(again.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
        'true',
      ),
    );
    await orderBy(again);
    await waitFor(() => expect(session.user()).toMatchObject(place));
    expect(JSON.parse(api.callsOf('POST /users/7/addresses')[0]?.body ?? '')).toEqual({
      ...place,
      label: '',
      fullName: 'Mariam Haddad',
      phone: '+971501234567',
      notes: '',
    });
  });

  it('is not saved otherwise', async () => {
    await orderBy(await changed());
    expect(api.callsOf('POST /users/7/addresses')).toEqual([]);
  });

  it('does not fail the order when it cannot be saved', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on('POST /users/{id}/addresses', problem(500, ''));
    const checkout = await changed();
    fireEvent.click(checkout.getByLabelText(KEEP));
    await orderBy(checkout);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(session.user()?.area).toBe('Al Barsha');
    logged.mockRestore();
  });
});

it.each([true, false])(
  'CHK-04 offers Card, and Cash on delivery when enabled: %p',
  async (codEnabled) => {
    api.on('POST /checkout/quote', makeQuote({ codEnabled }));
    const payment = await openPayment();
    expect(payment.getByRole('button', { name: 'Card' })).toBeTruthy();
    const cash = payment.queryByRole('button', { name: 'Cash on delivery' });
    expect(cash !== null).toBe(codEnabled);
  },
);

it('CHK-24 clears an earlier error on the next attempt with any payment method', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('POST /checkout/cod', new Response('', { status: 502 }));
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  await payment.findByRole('alert');
  const { open } = withCardOrder({ state: 'paid', paymentState: 'captured' });
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(await payment.findByText('Payment received')).toBeTruthy();
  expect(payment.queryByRole('alert')).toBeNull();
  open.mockRestore();
  logged.mockRestore();
});

it('CHK-25 shows no total until the city is known, and the amount on the payment buttons', async () => {
  logIn({ city: '' });
  api.on('POST /checkout/quote', makeQuote({ deliveryFee: 0, total: 400 }));
  const checkout = await openCheckout();
  expect(await checkout.findByText('Calculated after you choose your city')).toBeTruthy();
  expect(checkout.queryByText('Total')).toBeNull();
  expect(checkout.queryByText('AED 0.00')).toBeNull();
  expect(checkout.queryByRole('button', { name: /AED/ })).toBeNull();
  api.on('POST /checkout/quote', makeQuote());
  fireEvent.change(checkout.getByLabelText('City'), { target: { value: 'Dubai' } });
  expect(await checkout.findByText('Total')).toBeTruthy();
  await waitFor(() =>
    expect(checkout.getByRole('button', { name: 'Choose payment method' }).ariaDisabled).not.toBe(
      'true',
    ),
  );
  fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
  const payment = within(await screen.findByRole('dialog', { name: 'Complete Your Payment' }));
  for (const name of ['Card', 'Cash on delivery'])
    expect(payment.getByRole('button', { name }).textContent).toContain('AED\u00a0425.00');
});

it('CHK-26 Back goes from the payment to the checkout and from there to the cart', async () => {
  await openPayment();
  act(() => history.back());
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(checkout.getByText('1204, Rimal Tower, Al Barsha, Dubai')).toBeTruthy();
  act(() => history.back());
  expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeTruthy();
});

it('CHK-26 a reload opens the checkout again with what was typed', async () => {
  const checkout = await openCheckout();
  changeAddress(checkout);
  fireEvent.change(checkout.getByLabelText('Area'), { target: { value: 'Al Majaz' } });
  cleanup();
  panels.close();
  renderShop('/about');
  const again = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(again.getByText('1204, Rimal Tower, Al Majaz, Dubai')).toBeTruthy();
});

it('CHK-27 sends the same purchase id with every payment method and a new one after the order', async () => {
  const { open } = withCardOrder();
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  fireEvent.click(await payment.findByRole('button', { name: 'Choose another payment method' }));
  withCashOrder();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  await screen.findByRole('heading', { name: 'Thank you for your order', hidden: true });
  const byCard = new URLSearchParams(api.callsOf('POST /sendData')[0]?.body).get('purchase_id');
  const inCash = JSON.parse(api.callsOf('POST /checkout/cod')[0]?.body ?? '').purchase_id;
  expect(byCard).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(inCash).toBe(byCard);
  expect(cart.purchaseId()).not.toBe(byCard);
  open.mockRestore();
});

/** The cart was ordered on another device. */
const orderedElsewhere = async () => {
  withCashOrder();
  api.on(
    'POST /checkout/cod',
    problem(409, 'You have already ordered these items.', {
      code: 'already_ordered',
      operationId: '1234567890123',
      orderNumber: 'LW-10431',
    }),
  );
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  expect((await payment.findByRole('alert')).textContent).toBe(
    'You have already ordered these items: LW-10431',
  );
  return payment;
};

it('SCART-22 names the order of these items and orders them again when the shopper wants to', async () => {
  const payment = await orderedElsewhere();
  fireEvent.click(payment.getByRole('button', { name: 'Order again' }));
  withCashOrder();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  await screen.findByRole('heading', { name: 'Thank you for your order', hidden: true });
  const [first, second] = api
    .callsOf('POST /checkout/cod')
    .map(({ body }) => JSON.parse(body).purchase_id);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});

it('CHK-22 SCART-22 opens the existing order of the cart', async () => {
  const payment = await orderedElsewhere();
  fireEvent.click(payment.getByRole('button', { name: 'View order' }));
  expect(
    await screen.findByRole('heading', { name: 'Thank you for your order', hidden: true }),
  ).toBeTruthy();
  expect(
    screen.getByText('You have already ordered these items. This is your order.'),
  ).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('cart')).toBe('[]'));
});

it('PAY-20 shows why the bank declined the card and offers all payment methods again', async () => {
  const { open } = withCardOrder({
    state: 'payment_failed',
    paymentState: 'failed',
    declined: 'insufficient_funds',
  });
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect((await payment.findByRole('alert')).textContent).toBe(
    'Payment failed: Your card has insufficient funds.',
  );
  for (const name of ['Card', 'Cash on delivery'])
    expect(payment.getByRole('button', { name })).toBeTruthy();
  open.mockRestore();
});
