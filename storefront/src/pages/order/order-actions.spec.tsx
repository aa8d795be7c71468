import { makeOrder, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

type Order = ReturnType<typeof makeOrder>;

let api: FakeApi;
const CANCEL = 'POST /users/orders/one/K7M2Q9/cancel';
const main = () => within(screen.getByRole('main'));
const open = async (change: Partial<Order>, locale: 'en' | 'ar' = 'en') => {
  api.on('GET /users/orders/one/{id}', { order: makeOrder(change) });
  renderShop('/order/K7M2Q9', locale);
  await main().findByText('LW-10427');
};
const paid: Partial<Order> = { cancellable: true, returnedOnCancel: 425, refunds: [] };
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel order' }));
};

beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('CANCEL-10 CANCEL-11 the owner cancels with a reason; the page then shows the cancelled order', async () => {
  logIn();
  await open(paid);
  const dialog = await openDialog();
  expect(
    dialog.getByText(/^AED.425\.00 goes back to your card within 10 business days/),
  ).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Cancel order' });
  fireEvent.click(confirm);
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
  expect(api.callsOf(CANCEL)).toHaveLength(0);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'wrong_item' } });
  fireEvent.change(dialog.getByLabelText(/^Anything to add/), { target: { value: 'Too small' } });
  const cancelled = makeOrder({ state: 'cancelled', paymentState: 'refund_pending' });
  api
    .on('POST /users/orders/one/{id}/cancel', { success: true, message: '', order: cancelled })
    .on('GET /users/orders/one/{id}', { order: cancelled });
  fireEvent.click(confirm);
  const done = await screen.findByText(/^Your order is cancelled/);
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await main().findByText(/refunded to the same card/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  expect(api.callsOf(CANCEL).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { reasonCode: 'wrong_item', reason: 'Too small' },
  ]);
});

it.each<[string, RegExp, Partial<Order>]>([
  ['cash', /^You pay nothing/, { paymentMethod: 'cod', paymentState: null, codState: 'due' }],
  [
    'unpaid',
    /^You have not been charged/,
    { state: 'pending_payment', paymentState: 'redirected', returnedOnCancel: 0 },
  ],
  [
    'in review',
    /^The amount you paid goes back/,
    { state: 'pending_payment', paymentState: 'review', returnedOnCancel: 0 },
  ],
])(
  'CANCEL-10 says what happens to the money of an order that is %s',
  async (_what, text, change) => {
    logIn();
    api.on('GET /payments/{opid}/status', problem(404, ''));
    await open({ ...paid, ...change });
    expect((await openDialog()).getByText(text)).toBeTruthy();
  },
);

it('CANCEL-11 a parcel that was handed over in the meantime is not cancelled; the input stays', async () => {
  logIn();
  await open(paid);
  const dialog = await openDialog();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'too_slow' } });
  api
    .on('POST /users/orders/one/{id}/cancel', problem(409, 'The courier already has this parcel.'))
    .on('GET /users/orders/one/{id}', {
      order: makeOrder({ state: 'shipped', cancellable: false }),
    });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The courier already has this parcel.',
  );
  await waitFor(() => expect(api.callsOf('GET /users/orders/one/K7M2Q9')).toHaveLength(2));
  expect(dialog.getByLabelText<HTMLSelectElement>('Reason').value).toBe('too_slow');
  fireEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

it('CANCEL-10 CNOTE-10 the link of an email offers neither cancellation nor documents', async () => {
  await open({ ...paid, invoiced: true });
  expect(screen.queryByRole('button', { name: /Cancel order|Invoice/ })).toBeNull();
});

it('TRACK-10 shows waybill, tracking page and events, the newest first', async () => {
  const event = (hour: number, text: string) => ({
    at: `2026-11-20T${hour}:00:00.000Z`,
    place: hour > 14 ? 'Abu Dhabi' : '',
    text,
  });
  const tracking = [
    event(15, 'Delivery attempted'),
    event(14, 'Out for delivery'),
    event(13, 'In transit'),
    event(12, 'In transit'),
    event(11, 'Picked up by the courier'),
    event(10, 'Registered with the courier'),
  ];
  const shipment = JSON.stringify([{ ID: '40012345678', ShipmentLabel: { LabelURL: '' } }]);
  await open({ state: 'shipped', shipment, tracking });
  expect(
    main()
      .getByRole('link', { name: /40012345678$/ })
      .getAttribute('href'),
  ).toContain('ShipmentNumber=40012345678');
  expect(main().getByText('Delivery attempted · Abu Dhabi')).toBeTruthy();
  expect(main().queryByText('Picked up by the courier')).toBeNull();
  fireEvent.click(main().getByRole('button', { name: 'Show all 6 events' }));
  expect(main().getByText('Picked up by the courier')).toBeTruthy();
});

it('TRACK-10 shows the city of an event in Arabic', async () => {
  const tracking = [{ at: '2026-11-20T15:00:00.000Z', place: 'Abu Dhabi', text: 'تم التوصيل' }];
  const shipment = JSON.stringify([{ ID: '40012345678', ShipmentLabel: { LabelURL: '' } }]);
  await open({ state: 'delivered', shipment, tracking }, 'ar');
  expect(main().getByText('تم التوصيل · أبوظبي')).toBeTruthy();
});

it('TRACK-10 the profile lists the newest event of a parcel; its window has all, and cancels', async () => {
  logIn();
  const shipment = JSON.stringify([{ ID: '40012345678', ShipmentLabel: { LabelURL: '' } }]);
  const newest = { at: '2026-11-20T15:00:00.000Z', place: 'Dubai', text: 'Picked up' };
  const listed = makeOrder({ state: 'ready_to_ship', shipment, tracking: [newest], ...paid });
  const earlier = { ...newest, text: 'Registered' };
  api
    .on('GET /get-payment-logs/{id}', { success: true, logs: [listed] })
    .on('GET /users/orders/one/{id}', { order: { ...listed, tracking: [newest, earlier] } });
  renderShop('/profile');
  expect(await screen.findByText('Picked up · Dubai')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track parcel 40012345678' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'View order LW-10427' }));
  const order = within(await screen.findByRole('dialog', { name: 'Order details' }));
  expect(await order.findByText('Registered · Dubai')).toBeTruthy();
  expect(order.getByRole('button', { name: 'Cancel order' })).toBeTruthy();
});

it('CNOTE-10 the owner downloads the invoice and the credit note of each refund', async () => {
  logIn();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:it';
  const refunds = [{ id: 5, amount: 50, at: '2026-11-21T08:00:00.000Z', creditNote: 'CN-000012' }];
  const pdf = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
  api
    .on('GET /users/orders/one/{id}/invoice.pdf', pdf)
    .on('GET /users/orders/one/{id}/refunds/{refund}/credit-note.pdf', problem(503, 'Try later.'));
  await open({ state: 'partially_refunded', invoiced: true, refunded: 50, refunds });
  fireEvent.click(main().getByRole('button', { name: 'Invoice (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['invoice-LW-10427.pdf']));
  expect(main().getByText(/^Refunded · 21 Nov 2026 · AED.50\.00$/)).toBeTruthy();
  const note = main().getByRole('button', { name: 'Credit note CN-000012' });
  fireEvent.click(note);
  expect(await screen.findByText('Try later.')).toBeTruthy();
  api.on('GET /users/orders/one/{id}/refunds/{refund}/credit-note.pdf', pdf);
  fireEvent.click(note);
  await waitFor(() =>
    expect(saved).toEqual(['invoice-LW-10427.pdf', 'credit-note-LW-10427-CN-000012.pdf']),
  );
  jest.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
});
