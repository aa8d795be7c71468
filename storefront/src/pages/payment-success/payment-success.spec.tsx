import { makeOrder, makeSettings, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const status = (state: string, shipment: object | null = null) => ({
  operationId: 'K7M2Q9',
  number: 'LW-10427',
  state,
  paymentState: 'captured',
  paymentMethod: 'card',
  total: 425,
  shipment,
});
const shipments = [{ ID: '40012345678', ShipmentLabel: { LabelURL: '' } }];

beforeEach(() => {
  resetShop();
  logIn();
  localStorage.setItem('cart', '[]');
  api = shopApi()
    .on('GET /payments/{opid}/status', status('paid'))
    .on('GET /users/orders/one/{opid}', { order: makeOrder() })
    .on('GET /get-payment-logs/{id}', {
      success: true,
      logs: [makeOrder({ id: 2, operation_id: 'NEWER', number: 'LW-10428' }), makeOrder()],
    })
    .on('POST /save-payment-log', { success: true, message: '', log: makeOrder() });
});

const openDetails = async () => {
  renderShop('/payment-success/K7M2Q9');
  fireEvent.click(await screen.findByRole('button', { name: 'Change delivery details' }));
  return within(await screen.findByRole('dialog', { name: 'Delivery details' }));
};

const thanks = () => screen.findByRole('heading', { level: 1, name: 'Thank you for your order' });

it.each([
  ['en', ['LW-10427', '25 Nov 2026', 'AED 425.00', 'Rimal Tower, Al Barsha, Dubai']],
  ['ar', ['LW-10427', '25 نوفمبر 2026', '425.00', 'Rimal Tower، Al Barsha، دبي']],
] as const)(
  'PAY-11 THANK-10 NUM-05 DATE-03 thanks with number, day, lines, total and address, without a form (%s)',
  async (locale, parts) => {
    const info = JSON.parse(makeOrder().info);
    info.cart[0] = { ...info.cart[0], size: '42', color: '#1F2A44' };
    api.on('GET /users/orders/one/{opid}', { order: makeOrder({ info: JSON.stringify(info) }) });
    renderShop('/payment-success/K7M2Q9', locale);
    await screen.findByRole('link', { name: 'Amber Oud' });
    const text = screen.getByRole('main').textContent?.replaceAll('\u00a0', ' ');
    for (const part of [...parts, '42', locale === 'ar' ? 'كحلي' : 'Navy'])
      expect(text).toContain(part);
    expect(text).not.toContain('K7M2Q9');
    expect(screen.queryByRole('dialog')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/order/K7M2Q9');
  },
);

it.each([
  ['en', 'We will call you on the phone number of your order to confirm it'],
  ['ar', 'سنتصل بك على رقم الهاتف المسجل في طلبك لتأكيده'],
] as const)(
  'CASHDESK-10 says that the shop will call, without a form or a promised day (%s)',
  async (locale, text) => {
    const waiting = { state: 'cod_pending', paymentMethod: 'cod' } as const;
    api
      .on('GET /payments/{opid}/status', { ...status('cod_pending'), ...waiting })
      .on('GET /users/orders/one/{opid}', { order: makeOrder(waiting) });
    localStorage.setItem('cart', '[]');
    renderShop('/payment-success/K7M2Q9', locale);
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toContain('2026');
    expect(screen.queryByRole('button', { name: 'Change delivery details' })).toBeNull();
  },
);

it('THANK-04 asks for the address if the order has none', async () => {
  const info = JSON.parse(makeOrder().info);
  info.customer.building = '';
  api.on('GET /users/orders/one/{opid}', { order: makeOrder({ info: JSON.stringify(info) }) });
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText('One step left: your delivery address')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add delivery details' }));
  expect(await screen.findByRole('dialog', { name: 'Delivery details' })).toBeTruthy();
});

it('THANK-11 has country and postal code behind "More" and never shows 00000', async () => {
  const dialog = await openDetails();
  const more = dialog.getByText('More').closest('details');
  for (const label of ['Country', /^Postal code/])
    expect(more?.contains(dialog.getByLabelText(label))).toBe(true);
  expect(more?.open).toBe(false);
  const form = screen.getByRole('dialog');
  const values = [...form.querySelectorAll('input')].map(
    ({ value, placeholder }) => value + placeholder,
  );
  expect([form.textContent, ...values].join(' ')).not.toContain('00000');
  fireEvent.keyDown(dialog.getByLabelText('Full name'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('SHIP-01 THANK-11 the form is filled in from the order', async () => {
  const dialog = await openDetails();
  const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect(['Full name', 'Email', 'Phone', 'Country', 'City', 'Address line 1'].map(value)).toEqual([
    'Mariam Haddad',
    'mariam@example.com',
    '+971501234567',
    'AE',
    'Dubai',
    'Rimal Tower, Al Barsha',
  ]);
});

it.each([
  ['Full name', 'Enter your name.'],
  ['Email', 'Enter your email address.'],
  ['Phone', 'Enter your phone number.'],
  ['Country', 'Choose the country.'],
  ['City', 'Choose your city.'],
  ['Address line 1', 'Enter your building and street.'],
])('SHIP-02 does not go without %s', async (label, text) => {
  const dialog = await openDetails();
  fireEvent.change(dialog.getByLabelText(label), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create shipment' }));
  expect(await dialog.findByText(text)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(label)));
  expect(api.callsOf('POST /aramex/create-shipment')).toEqual([]);
});

it('SHIP-03 SHIP-04 SHIP-06 SHIP-07 creates the shipment, saves the log, empties the cart and shows the profile', async () => {
  const line = {
    id: 1,
    name: 'Amber Oud',
    price: 200,
    size: '',
    color: '',
    quantity: 2,
    images: '[]',
  };
  localStorage.setItem('cart', JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  // The order has emptied the cart on the server.
  api.on('GET /users/{id}/cart', { lines: [] });
  let answer = (_answer: object) => {};
  api.on(
    'POST /aramex/create-shipment',
    () => new Promise<{ [key: string]: unknown }>((resolve) => (answer = resolve as typeof answer)),
  );
  const dialog = await openDetails();
  fireEvent.change(dialog.getByLabelText(/^Address line 2/), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create shipment' }));
  expect((await dialog.findByRole('status')).textContent).toBe('Creating your shipment...');
  await waitFor(() => expect(api.callsOf('POST /aramex/create-shipment')).toHaveLength(1));
  answer({ success: true, data: { Shipments: shipments } });
  expect(await screen.findByText('Shipment created successfully!')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeTruthy();
  expect((await screen.findAllByRole('article'))[0]?.textContent).toContain('LW-10427');
  expect(JSON.parse(api.callsOf('POST /save-payment-log')[0]?.body ?? '')).toMatchObject({
    user_id: 7,
    operation_id: 'K7M2Q9',
    shipment: JSON.stringify(shipments),
  });
  expect(localStorage.getItem('cart')).toBe('[]');
  expect(JSON.parse(api.callsOf('POST /aramex/create-shipment')[0]?.body ?? '')).toMatchObject({
    Shipments: [
      {
        Reference1: 'K7M2Q9',
        Consignee: { PartyAddress: { City: 'Dubai', PostCode: '00000', CountryCode: 'AE' } },
      },
    ],
  });
});

it.each([
  ['an error', problem(502, 'The carrier is away.')],
  ['success false', { success: false, message: 'no', error: 'no' }],
])('SHIP-08 says so after %s and keeps what was typed', async (_what, answer) => {
  api.on('POST /aramex/create-shipment', answer);
  const dialog = await openDetails();
  fireEvent.change(dialog.getByLabelText('Address line 1'), { target: { value: 'Villa 7' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create shipment' }));
  expect(await dialog.findByText('Failed to create shipment. Please try again.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Address line 1').value).toBe('Villa 7');
});

it('THANK-03 says that the address can no longer be changed and keeps what was typed', async () => {
  const detail = 'The address can no longer be changed.';
  api.on('POST /aramex/create-shipment', problem(409, detail, { code: 'address_final' }));
  const dialog = await openDetails();
  fireEvent.change(dialog.getByLabelText('Address line 1'), { target: { value: 'Villa 7' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create shipment' }));
  expect(await dialog.findByText(detail)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Address line 1').value).toBe('Villa 7');
});

it('THANK-12 says so when the shop cannot be reached, and continues afterwards', async () => {
  api.on('GET /payments/{opid}/status', problem(503, 'Away.'));
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText(/^Your order is safe/)).toBeTruthy();
  api.on('GET /payments/{opid}/status', status('paid'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await thanks()).toBeTruthy();
});

it('waits while the payment is being confirmed', async () => {
  api.on('GET /payments/{opid}/status', status('pending_payment'));
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText('Confirming your payment…')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('THANK-12 says nothing about a payment before the order is known, as a cash order has none', async () => {
  let answer = () => undefined as void;
  const cash = { ...status('cod_confirmed'), paymentMethod: 'cod' };
  api.on(
    'GET /payments/{opid}/status',
    () => new Promise((resolve) => (answer = () => resolve(cash))),
  );
  renderShop('/payment-success/K7M2Q9');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Loading your order…' }),
  ).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toMatch(/payment/i);
  await waitFor(() => expect(api.callsOf('GET /payments/K7M2Q9/status')).toHaveLength(1));
  answer();
  expect(await thanks()).toBeTruthy();
});

it('PAY-12 says that the payment is under review', async () => {
  api.on('GET /payments/{opid}/status', {
    ...status('pending_payment'),
    paymentState: 'review',
  });
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeTruthy();
  expect(screen.getByText(/do not pay again/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Order details' });
  expect(link.getAttribute('href')).toBe('/order/K7M2Q9');
});

it('creates nothing for an unknown or foreign order and says so', async () => {
  api.on('GET /payments/{opid}/status', problem(404, 'Nothing is here.'));
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText('Payment not found')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the cart again after a payment that failed', async () => {
  api.on('GET /payments/{opid}/status', status('payment_failed'));
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText('The payment was cancelled')).toBeTruthy();
  expect(screen.getByText('LW-10427')).toBeTruthy();
});

it('THANK-12 offers no form once the parcel is booked', async () => {
  api
    .on('GET /payments/{opid}/status', status('ready_to_ship', shipments[0] ?? null))
    .on('GET /users/orders/one/{opid}', { order: makeOrder({ state: 'ready_to_ship' }) });
  renderShop('/payment-success/K7M2Q9');
  expect(await screen.findByText(/^Your parcel is ready for pickup/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change delivery details' })).toBeNull();
});

it('PAY-12 states on the failure page that the payment was cancelled', async () => {
  api.on('GET /payments/{opid}/status', {
    ...status('payment_failed'),
    paymentState: 'cancelled',
    declined: null,
    payable: true,
  });
  renderShop('/payment-failure?order=K7M2Q9');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The payment was cancelled' }),
  ).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Pay again/ })).toBeTruthy();
});

it('PAY-11 opens the success page when the order of the failure page is paid after all', async () => {
  renderShop('/payment-failure?order=K7M2Q9');
  expect(await thanks()).toBeTruthy();
});

it('PAY-20 says on the failure page that the card was declined and why, and offers another way to pay', async () => {
  logIn();
  localStorage.setItem(
    'cart',
    JSON.stringify([
      { id: 1, name: 'Amber Oud', price: 200, size: '', color: '', quantity: 1, images: '[]' },
    ]),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  const declined = {
    operationId: 'K7M2Q9',
    number: 'LW-10427',
    state: 'payment_failed',
    paymentState: 'failed',
    paymentMethod: 'card',
    declined: 'expired_card',
    payable: true,
    total: 425,
    shipment: null,
  };
  let answer = () => undefined as void;
  shopApi()
    .on('GET /settings', makeSettings({ codEnabled: true }))
    .on(
      'GET /payments/{opid}/status',
      () => new Promise((resolve) => (answer = () => resolve(declined))),
    );
  renderShop('/payment-failure?order=K7M2Q9');
  // Until the reason is known the page names none.
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Checking your payment…' }),
  ).toBeTruthy();
  answer();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your card was declined' }),
  ).toBeTruthy();
  expect(screen.getByText('Your card has expired.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Pay again/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay cash on delivery' })).toBeTruthy();
});
