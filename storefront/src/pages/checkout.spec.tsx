import { makeQuote, problem, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { panels } from '@/shared/panels';
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

beforeEach(() => {
  resetShop();
  logIn();
  localStorage.setItem('cart', JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
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
const openPayment = async () => {
  const checkout = await openCheckout();
  fireEvent.click(checkout.getByRole('button', { name: /^Pay AED/ }));
  return within(await screen.findByRole('dialog', { name: 'Complete Your Payment' }));
};
/** A window as `window.open` gives it. */
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

it('CHK-02 shows what the server quotes for the address of the profile', async () => {
  const checkout = await openCheckout();
  expect(checkout.getByLabelText<HTMLInputElement>('Area').value).toBe('Al Barsha');
  expect(checkout.getByLabelText<HTMLSelectElement>('City').value).toBe('Dubai');
  for (const amount of ['AED 25.00', 'AED 425.00']) expect(checkout.getByText(amount)).toBeTruthy();
  expect(JSON.parse(api.callsOf('POST /checkout/quote')[0]?.body ?? '')).toEqual({
    lines: [{ productId: 1, size: 'Standard', color: 'Standard', quantity: 2 }],
    city: 'Dubai',
  });
});

it('asks for a new quote when the city changes', async () => {
  const checkout = await openCheckout();
  api.on('POST /checkout/quote', makeQuote({ deliveryFee: 30, total: 430 }));
  fireEvent.change(checkout.getByLabelText('City'), { target: { value: 'Sharjah' } });
  expect(await checkout.findByText('AED 430.00')).toBeTruthy();
});

it('does not go on while the address is incomplete', async () => {
  const checkout = await openCheckout();
  fireEvent.change(checkout.getByLabelText('Area'), { target: { value: '' } });
  fireEvent.click(checkout.getByRole('button', { name: /^Pay AED/ }));
  expect(await checkout.findByText('Enter your area.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Complete Your Payment' })).toBeNull();
});

it('names the lines that stand in the way and lets them be changed', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  api.on(
    'POST /checkout/quote',
    makeQuote({ lines: [{ ...quoted, available: 1, problem: 'insufficient_stock' }] }),
  );
  const checkout = await openCheckout();
  expect(checkout.getByText('Only 1 left')).toBeTruthy();
  fireEvent.click(checkout.getByRole('button', { name: /^Pay AED/ }));
  expect(screen.queryByRole('dialog', { name: 'Complete Your Payment' })).toBeNull();
  api.on('POST /checkout/quote', makeQuote());
  fireEvent.click(checkout.getByRole('button', { name: 'Take 1' }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ quantity: 1 }]);
  await waitFor(() => expect(checkout.queryByText('Only 1 left')).toBeNull());
});

it('says which price has changed since the cart was filled', async () => {
  const [quoted] = makeQuote().lines;
  if (!quoted) throw new Error('The quote has a line.');
  api.on('POST /checkout/quote', makeQuote({ lines: [{ ...quoted, unitPrice: 250 }] }));
  const checkout = await openCheckout();
  expect(checkout.getByText(/The price is now AED 250.00/)).toBeTruthy();
});

it('PAY-01 PAY-02 PAY-03 PAY-07 PAY-08 writes the page of the provider into a new window and submits it', async () => {
  const popup = fakeWindow();
  const open = openReturns(popup.window);
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
      total: 425,
      shipment: null,
    });
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(open).toHaveBeenCalledTimes(1);
  expect(popup.window.document.body.textContent).toBe('Processing...');
  await waitFor(() => expect(popup.submit).toHaveBeenCalledTimes(1));
  expect(popup.written).toEqual(['<form action="https://bank.example/pay"></form>']);
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
  expect(await payment.findByText(/Finish the payment in the window/)).toBeTruthy();
  open.mockRestore();
});

it('CHK-05 reads Processing... while the order is being made and makes one only', async () => {
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

it('follows the payment and goes on by itself when the other window has finished', async () => {
  const popup = fakeWindow();
  const open = openReturns(popup.window);
  api
    .on(
      'POST /sendData',
      () => new Response('<form></form>', { headers: { 'X-Operation-Id': 'K7' } }),
    )
    .on('GET /payments/{opid}/status', {
      operationId: 'K7',
      state: 'ready_to_ship',
      paymentState: 'captured',
      paymentMethod: 'card',
      total: 425,
      shipment: { ID: '123', ShipmentLabel: { LabelURL: '' } },
    })
    .on('GET /get-payment-logs/{id}', { success: true, logs: [] });
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Card' }));
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  open.mockRestore();
});

it('places a cash order and goes on to the delivery details', async () => {
  api
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
    });
  const payment = await openPayment();
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  expect(await screen.findByRole('heading', { name: 'Order placed', hidden: true })).toBeTruthy();
  const [call] = api.callsOf('POST /checkout/cod');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    lines: [{ productId: 1, quantity: 2 }],
    address: { fullName: 'Mariam Haddad', city: 'Dubai', area: 'Al Barsha', flat: '1204' },
  });
  expect(localStorage.getItem('cart')).toBe('[]');
});

it('offers cash only while the shop takes it', async () => {
  api.on('POST /checkout/quote', makeQuote({ codEnabled: false }));
  const payment = await openPayment();
  expect(payment.queryByRole('button', { name: 'Cash on delivery' })).toBeNull();
});
