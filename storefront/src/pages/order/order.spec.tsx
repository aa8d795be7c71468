import { makeOrder, makeQuote, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

type Order = ReturnType<typeof makeOrder>;

let api: FakeApi;
const main = () => within(screen.getByRole('main'));
const step = (subject: Order['timeline'][number]['subject'], event: string, hour: string) => ({
  at: `2026-11-20T${hour}:00:00.000Z`,
  subject,
  event,
  from: null,
  to: '',
});
const open = async (order: Order, locale: 'en' | 'ar' = 'en') => {
  api.on('GET /users/orders/one/{id}', { order });
  renderShop(`/order/${order.operation_id}`, locale);
  await main().findByText(order.number);
};
const steps = () => {
  const list = screen.queryByRole('list', { name: 'Order progress' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    : [];
};

beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('ORD-01 ORD-04 shows an order to anyone with its id, with the amount due on delivery', async () => {
  await open(
    makeOrder({
      operation_id: '1234567890123',
      paymentMethod: 'cod',
      amountToCollect: 425,
      masked: true,
    }),
  );
  expect(main().getByText('To pay on delivery')).toBeTruthy();
  expect(main().getByText('Cash on delivery')).toBeTruthy();
  expect(main().getByText(/^Personal details are hidden/)).toBeTruthy();
  expect(main().queryByRole('link', { name: 'Add delivery details' })).toBeNull();
});

it.each([
  ['en', ['42', 'Navy']],
  ['ar', ['42', 'كحلي']],
] as const)(
  'ORD-10 an order shows its options as text, without placeholders (%s)',
  async (locale, words) => {
    const line = { id: 1, name: 'Sneaker', price: 200, quantity: 1, subtotal: 200 };
    const info = JSON.parse(makeOrder().info);
    info.cart = [
      { ...line, size: '42', color: '#1F2A44' },
      { ...line, id: 2, name: 'Belt', size: 'Standard', color: 'Default' },
    ];
    await open(makeOrder({ info: JSON.stringify(info) }), locale);
    for (const word of words) expect(await main().findByText(word)).toBeTruthy();
    expect(main().queryByText(/Standard|Default|#1F2A44/)).toBeNull();
  },
);

it.each([
  [
    'en',
    /^Your parcel came after its promised day.*AED\s20\.00 off/,
    'Use coupon',
    '/?coupon=K7M2PQR4ST',
    '27 Feb 2027',
  ],
  [
    'ar',
    /^وصلت شحنتك بعد الموعد المحدد.*20\.00/,
    'استخدم رمز الخصم',
    '/?coupon=K7M2PQR4ST',
    '27 فبراير 2027',
  ],
] as const)(
  'LATE-12 the order of a late parcel shows its coupon with a link that brings it to the checkout (%s)',
  async (locale, text, link, address, day) => {
    const lateCoupon = { code: 'K7M2PQR4ST', amount: 20, lastDay: '2027-02-27' };
    await open(makeOrder({ state: 'delivered', lateCoupon }), locale);
    expect(main().getByText(text)).toBeTruthy();
    expect(main().getByText(new RegExp(day))).toBeTruthy();
    expect(main().getByText('K7M2PQR4ST')).toBeTruthy();
    expect(main().getByRole('link', { name: link }).getAttribute('href')).toBe(address);
  },
);

it('LATE-12 an order without a coupon for its delay shows none', async () => {
  await open(makeOrder({ state: 'delivered' }));
  expect(main().queryByRole('link', { name: 'Use coupon' })).toBeNull();
});

it('ORD-01 separates an address with Arabic commas in Arabic', async () => {
  await open(makeOrder(), 'ar');
  expect(main().getByText('1204، Rimal Tower، Al Barsha، دبي')).toBeTruthy();
});

it('says that an order is unknown', async () => {
  api.on('GET /users/orders/one/{id}', problem(404, 'Nothing is here.'));
  renderShop('/order/none');
  expect(await screen.findByText('Order not found.')).toBeTruthy();
});

it('shows the past and next steps of an order, with a tracking link', async () => {
  const shipment = JSON.stringify([{ ID: '40012345678', ShipmentLabel: { LabelURL: '' } }]);
  const timeline = [
    step('order', 'placed', '06'),
    step('payment', 'captured', '07'),
    step('order', 'captured', '08'),
    step('order', 'shipment_created', '09'),
    step('shipment', 'picked_up', '10'),
    step('order', 'handed_over', '11'),
  ];
  await open(makeOrder({ state: 'shipped', shipment, timeline }));
  expect(steps()).toEqual([
    expect.stringMatching(/^Placed20 Nov 2026, 10:00/),
    expect.stringMatching(/^Paid20 Nov 2026, 12:00/),
    expect.stringMatching(/^Ready to ship/),
    expect.stringMatching(/^Handed to the courier/),
    'Delivered (not yet)',
  ]);
  const link = main().getByRole('link', { name: /^Track parcel/ });
  expect(link.getAttribute('href')).toContain('40012345678');
  expect(main().getByText(/^Your parcel is on its way/)).toBeTruthy();
});

it('ends the timeline of a cancelled order and explains its refund', async () => {
  const timeline = [
    step('order', 'placed', '06'),
    step('order', 'captured', '08'),
    step('order', 'cancelled', '09'),
    step('payment', 'refunded', '10'),
  ];
  await open(makeOrder({ state: 'cancelled', timeline }));
  expect(steps().map((text) => text?.replace(/\d.*/, ''))).toEqual([
    'Placed',
    'Paid',
    'Cancelled',
    'Refunded',
  ]);
  expect(main().getByText(/refunded to the same card/)).toBeTruthy();
});

it.each<[Order['state'], RegExp]>([
  ['pending_payment', /waiting for your payment/],
  ['payment_failed', /You were not charged/],
  ['expired', /not paid in time/],
  ['paid', /^We have received your payment/],
  ['cod_confirmed', /^Your order is confirmed/],
  ['shipment_pending', /arranging delivery with the courier/],
  ['shipment_failed', /check your delivery details/],
  ['ready_to_ship', /ready for pickup by the courier/],
  ['delivered', /free of charge within 15 days/],
  ['returned', /refund you once it arrives/],
  ['refunded', /was refunded to your original payment method/],
  ['partially_refunded', /^Part of the amount/],
])('says what happens next with an order that is %s', async (state, text) => {
  await open(makeOrder({ state }));
  expect(main().getByText(text)).toBeTruthy();
});

it.each<[string, Partial<Order>, RegExp]>([
  [
    'PAY-12 is under review',
    { state: 'pending_payment', paymentState: 'review' },
    /do not pay again/,
  ],
  [
    'PAY-12 expired during a review',
    { state: 'expired', paymentState: 'review' },
    /do not pay again/,
  ],
  [
    'PAY-12 is cancelled and unpaid',
    { state: 'cancelled', paymentState: 'failed' },
    /nothing to pay/,
  ],
  [
    'PAY-05 is cancelled and being refunded',
    { state: 'cancelled', paymentState: 'refund_pending' },
    /refunded to the same card/,
  ],
  [
    'PAY-05 is cancelled and refunded',
    { state: 'cancelled', paymentState: 'refunded' },
    /was refunded to your original payment method/,
  ],
  [
    'CHK-04 is cancelled and was to be paid in cash',
    { state: 'cancelled', paymentMethod: 'cod', paymentState: null, codState: 'void' },
    /nothing to pay/,
  ],
  [
    'ORD-04 was returned unpaid',
    { state: 'returned', paymentMethod: 'cod', paymentState: null, codState: 'void' },
    /nothing to pay/,
  ],
])('says what happens next with an order that %s', async (_what, change, text) => {
  await open(makeOrder(change));
  expect(main().getByText(text)).toBeTruthy();
});

it('ORD-24 offers no second payment while the first is under review', async () => {
  logIn();
  api.on('GET /payments/{opid}/status', payment({ paymentState: 'review' }));
  await open(makeOrder({ state: 'pending_payment', paymentState: 'review' }));
  expect(main().getByText(/do not pay again/)).toBeTruthy();
  expect(main().getByText('We are checking your payment')).toBeTruthy();
  expect(main().queryByText('Waiting for payment')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

it('PAY-05 shows the owner the refunded amount', async () => {
  await open(makeOrder({ state: 'partially_refunded', refunded: 50 }));
  expect(main().getByText('Refunded').nextElementSibling?.textContent).toMatch(/^AED.50\.00$/);
});

const payment = (change: object) => ({
  operationId: 'K7M2Q9',
  state: 'pending_payment',
  paymentState: 'redirected',
  paymentMethod: 'card',
  payable: true,
  total: 425,
  shipment: null,
  ...change,
});

it('PAY-04 offers the owner a new payment page and continues once the order is paid', async () => {
  logIn();
  const page = document.implementation.createHTMLDocument();
  const submit = jest.fn();
  Object.assign(page, { open: () => page, close: () => undefined, write: () => undefined });
  Object.defineProperty(page, 'forms', { value: [{ submit }] });
  const opens = jest
    .spyOn(window, 'open')
    .mockReturnValue({ document: page, close: jest.fn() } as unknown as Window);
  api.on('GET /payments/{opid}/status', payment({})).on('POST /payments/{opid}/card', () => {
    api.on('GET /payments/{opid}/status', payment({ state: 'shipped', payable: false }));
    return new Response('<form></form>', { headers: { 'X-Operation-Id': 'K7M2Q9' } });
  });
  await open(makeOrder({ state: 'pending_payment' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay AED.425.00$/ }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeTruthy();
  opens.mockRestore();
});

it('PAY-04 offers to retry a failed payment', async () => {
  logIn();
  api.on('GET /payments/{opid}/status', payment({ state: 'payment_failed' }));
  await open(makeOrder({ state: 'payment_failed' }));
  expect(await screen.findByRole('button', { name: /^Pay again: AED.425.00$/ })).toBeTruthy();
});

it.each([
  ['the shop takes no more payment', payment({ payable: false }), true],
  ['a stranger looks', payment({}), false],
])('offers no payment where %s', async (_why, status, isOwner) => {
  if (isOwner) logIn();
  api.on('GET /payments/{opid}/status', status);
  await open(makeOrder({ state: 'payment_failed', masked: !isOwner }));
  await waitFor(() =>
    expect(api.callsOf('GET /payments/K7M2Q9/status')).toHaveLength(isOwner ? 1 : 0),
  );
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

it('adds the available lines of an order to the cart and lists missing ones', async () => {
  logIn();
  const [there] = makeQuote().lines;
  if (!there) throw new Error('The quote has a line.');
  const gone = { ...there, productId: 2, name: '', available: 0, problem: 'unavailable' };
  api
    .on('GET /get-payment-logs/{id}', { success: true, logs: [makeOrder()] })
    .on('POST /checkout/quote', { ...makeQuote(), lines: [{ ...there, available: 1 }, gone] });
  renderShop('/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'View order LW-10427' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order details' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Order again' }));
  expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeTruthy();
  expect(await screen.findByText('One item is no longer available.')).toBeTruthy();
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
      { id: 1, name: 'Amber Oud', price: 200, quantity: 1, images: '["oud.webp"]' },
    ]),
  );
});

it.each(['#key=abc', '?key=abc'])(
  'TRANSPORT-30 the key of a mailed link is sent in a header, never in the address: %s',
  async (end) => {
    const order = makeOrder();
    api.on('GET /users/orders/one/{id}', { order });
    renderShop(`/order/${order.operation_id}${end}`);
    await main().findByText(order.number);
    const [call] = api.callsOf(`GET /users/orders/one/${order.operation_id}`);
    expect([call?.headers.get('x-order-key'), String(call?.query)]).toEqual(['abc', '']);
  },
);
