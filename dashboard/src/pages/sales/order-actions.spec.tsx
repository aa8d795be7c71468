import { FakeApi, problem } from '@shop/testing';
import type { OrderDto } from '@shop/contracts';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, withRights } from '@/testing/staff';

const ID = 'ABCDEFGHJKMNPQRSTVWX';
const PATH = `/dashboard/orders/${ID}`;
const CALL = `/users/orders/one/${ID}`;
const one = (over: Partial<OrderDto> = {}) =>
  new FakeApi().on(`GET ${CALL}`, { order: orderRow(over) });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Time for all that a failure reads again. */
const settled = () => act(() => pause(80));
afterEach(() => void jest.restoreAllMocks());
const done = { success: true, message: 'Done.', order: orderRow() };

it('cancels an order with a reason, after confirmation', async () => {
  const api = one().on(`POST ${CALL}/cancel`, done);
  await renderApp(PATH, { as: admin, api });
  await press('Cancel order');
  const question = await screen.findByRole('dialog', { name: 'Cancel the order?' });
  expect(api.callsOf(`POST ${CALL}/cancel`)).toHaveLength(0);
  fireEvent.change(within(question).getByLabelText(/Reason/), { target: { value: 'Out of it.' } });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel this order' }));
  expect(await screen.findByText('The order was cancelled.')).toBeTruthy();
  expect(JSON.parse(api.callsOf(`POST ${CALL}/cancel`)[0]?.body ?? '')).toEqual({
    reason: 'Out of it.',
  });
});

it('ADM-STUCK-03 refunds a payment that does not match the order, with the reason', async () => {
  const api = one({ state: 'pending_payment', paymentState: 'review' }).on(
    `POST ${CALL}/payment-review`,
    done,
  );
  await renderApp(PATH, { as: admin, api });
  await press(/^Refund payment/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment?' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Too little.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Refund payment' }));
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  expect(JSON.parse(api.callsOf(`POST ${CALL}/payment-review`)[0]?.body ?? '')).toEqual({
    decision: 'refund',
    reason: 'Too little.',
  });
});

it('ADM-STUCK-13 operations see on the order who may decide about its payment', async () => {
  const names = 'GET /admin/stuck-orders/payment-reviewers';
  const api = one({ state: 'pending_payment', paymentState: 'review' }).on(names, {
    names: ['Huda'],
  });
  await renderApp(PATH, { as: ops, api });
  expect(await screen.findByText(/^Ask .*Huda.* to accept or refund this payment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Accept as paid/ })).toBeNull();
  cleanup();
  const paid = one({ state: 'paid', paymentState: 'captured' });
  await renderApp(PATH, { as: ops, api: paid });
  await screen.findByRole('button', { name: 'Cancel order' });
  expect(paid.callsOf(names)).toEqual([]);
});

it('PAY-05 ADM-ORD-20 ADM-ORD-22 refunds quantities and fee at the server’s sum, up to the refundable amount, with one key', async () => {
  const quotes = `POST ${CALL}/refund/quote`;
  const api = one({ state: 'delivered', refundable: 265, refunded: 0, deliveryRefundable: true })
    .on(quotes, { goods: 120, delivery: 25, amount: 145, refundable: 265 })
    .on(`POST ${CALL}/refund`, done);
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount in AED');
  expect(amount.value).toBe('265.00');
  fireEvent.change(screen.getByLabelText('Quantity of Amber Candle (L, Gold)'), {
    target: { value: '1' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Restock' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Delivery fee/ }));
  await waitFor(() => expect(amount.value).toBe('145.00'));
  const lines = [{ lineId: 31, quantity: 1, restock: true }];
  expect(JSON.parse(api.callsOf(quotes).at(-1)?.body ?? '')).toEqual({ lines, delivery: true });
  fireEvent.change(amount, { target: { value: '265.01' } });
  await press('Refund now');
  expect(screen.getByText(/^Please enter an amount up to/)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '120.5' } });
  await press('Refund now');
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  const [call, ...more] = api.callsOf(`POST ${CALL}/refund`);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    lines,
    delivery: true,
    amount: 120.5,
    reason: '',
  });
  expect(more).toEqual([]);
});

it('EDIT-03 shows why a refund is refused in its dialog: an amount that is too high at the field, anything else above the button', async () => {
  const tooHigh = 'Only AED 100.00 of this order can still be refunded.';
  const api = one({ state: 'delivered', refundable: 265 }).on(`POST ${CALL}/refund`, () =>
    problem(422, tooHigh, { code: 'refund_too_high' }),
  );
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund the order' }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in AED');
  fireEvent.change(amount, { target: { value: '200' } });
  await press('Refund now');
  await dialog.findByText(tooHigh);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(amount);
  expect(dialog.queryByRole('alert')).toBeNull();

  fireEvent.change(amount, { target: { value: '100' } });
  expect(dialog.queryByText(tooHigh)).toBeNull();
  const underWay = 'Another refund of this order is in progress.';
  api.on(`POST ${CALL}/refund`, () => problem(409, underWay, { code: 'refund_under_way' }));
  await press('Refund now');
  expect((await dialog.findByRole('alert')).textContent).toBe(underWay);
  expect(amount.value).toBe('100');
  expect(screen.getAllByText(underWay)).toHaveLength(1);

  api.on(`POST ${CALL}/refund`, done);
  await press('Refund now');
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('EDIT-03 shows why an order is not cancelled in the dialog, with the reason that was typed', async () => {
  const shipped = 'The parcel is with the carrier already.';
  const api = one().on(`POST ${CALL}/cancel`, () => problem(422, shipped));
  await renderApp(PATH, { as: admin, api });
  await press('Cancel order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the order?' }));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Out of it.' } });
  await press('Cancel this order');
  expect((await dialog.findByRole('alert')).textContent).toBe(shipped);
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Out of it.');
  expect(screen.getAllByText(shipped)).toHaveLength(1);
});

it('EDIT-03 shows why an order is not cancelled in a message if its dialog closes, as it cannot be cancelled any more', async () => {
  const before = 'Someone else has cancelled this order.';
  const api = one().on(`POST ${CALL}/cancel`, () => problem(409, before));
  await renderApp(PATH, { as: admin, api });
  await press('Cancel order');
  await screen.findByRole('dialog', { name: 'Cancel the order?' });
  api.on(`GET ${CALL}`, { order: orderRow({ state: 'cancelled' }) });
  await press('Cancel this order');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(before)).toBeTruthy();
});

/** Sends a refund of a delivered order; what the server answers then takes a moment. */
const refundWith = async (
  answer: () => Response | Promise<Response>,
  read: Partial<OrderDto> = {},
) => {
  const api = one({ state: 'delivered', refundable: 265 });
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund the order' }));
  const reads = () => api.callsOf(`GET ${CALL}`).length;
  const before = reads();
  api.on(`POST ${CALL}/refund`, answer).on(`GET ${CALL}`, async () => {
    await pause(20);
    return { order: orderRow({ state: 'delivered', refundable: 265, ...read }) };
  });
  const submit = dialog.getByRole('button', { name: 'Refund now' });
  fireEvent.click(submit);
  return { api, dialog, submit, readsAfter: () => reads() - before };
};
const lost = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['a lost response', lost],
  ['a 504 of the proxy', () => new Response('<h1>Timeout</h1>', { status: 504 })],
])(
  'EDIT-11 DAY-06 %s to a refund says that it may have been made, and the order is read once',
  async (_name, answer) => {
    const { dialog, readsAfter } = await refundWith(answer);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^No response arrived, so this/);
    await settled();
    expect(readsAfter()).toBe(1);
  },
);

it('EDIT-11 after an internal error of a refund the order is read once', async () => {
  const { dialog, readsAfter } = await refundWith(() => problem(500, 'Broken.'));
  expect((await dialog.findByRole('alert')).textContent).toBe('Broken.');
  await settled();
  expect(readsAfter()).toBe(1);
});

it('NET-02 a refund without a connection says that there is none, and reads nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { dialog, readsAfter } = await refundWith(lost);
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Could not connect\./);
  await settled();
  expect(readsAfter()).toBe(0);
});

it.each(['refund_too_high', 'quantity_too_high'])(
  'ADM-ORD-20 EDIT-03 after %s the form shows what can be refunded now',
  async (code) => {
    const refusal = 'Only AED 100.00 of this order can still be refunded.';
    const { dialog } = await refundWith(() => problem(422, refusal, { code }), { refundable: 100 });
    expect(await dialog.findByText(/^Maximum .*100/)).toBeTruthy();
    expect(dialog.getByText(refusal)).toBeTruthy();
  },
);

/** A delivered order of one candle, of which `refunded` are refunded. */
const candleRow = (refunded: number, over: Partial<OrderDto>) => {
  const row = orderRow({ state: 'delivered', ...over });
  const info = JSON.parse(row.info);
  Object.assign(info.cart[0], { quantity: 1, refunded });
  return { order: { ...row, info: JSON.stringify(info) } };
};

it('ADM-ORD-20 DAY-05 what a colleague has refunded meanwhile is no longer part of a refund', async () => {
  const refusal = 'No more of Amber Candle can be refunded.';
  const quotes = `POST ${CALL}/refund/quote`;
  const api = new FakeApi()
    .on(`GET ${CALL}`, candleRow(0, { refundable: 265, deliveryRefundable: true }))
    .on(quotes, { goods: 120, delivery: 25, amount: 145, refundable: 265 });
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund the order' }));
  const quantity = dialog.getByLabelText<HTMLSelectElement>(/^Quantity of Amber/);
  const fee = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Delivery fee/ });
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in AED');
  fireEvent.change(quantity, { target: { value: '1' } });
  fireEvent.click(fee);
  await waitFor(() => expect(amount.value).toBe('145.00'));
  api
    .on(`POST ${CALL}/refund`, () => problem(422, refusal, { code: 'quantity_too_high' }))
    .on(`GET ${CALL}`, candleRow(1, { refundable: 120, deliveryRefundable: false }))
    .on(quotes, () => problem(422, refusal, { code: 'quantity_too_high' }));
  await press('Refund now');
  await waitFor(() => expect(quantity.value).toBe('0'));
  expect(dialog.getByText(refusal)).toBeTruthy();
  expect(fee.checked).toBe(false);
  // The rest of the order is not offered in its place.
  expect(amount.value).toBe('');
  await press('Refund now');
  expect(dialog.getByText(/^Please enter an amount up to .*120/)).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/refund`)).toHaveLength(1);
  api.on(`POST ${CALL}/refund`, done);
  fireEvent.change(amount, { target: { value: '20' } });
  await press('Refund now');
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  expect(JSON.parse(api.callsOf(`POST ${CALL}/refund`)[1]?.body ?? '')).toEqual({
    amount: 20,
    reason: '',
  });
});

it('EDIT-11 a refund that is still running is not sent again with another amount', async () => {
  let isRefunded: () => void = () => {};
  const refunded = new Promise<void>((resolve) => (isRefunded = resolve));
  const { api, dialog, submit } = await refundWith(() => refunded.then(() => Response.json(done)));
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
  fireEvent.change(dialog.getByLabelText('Amount in AED'), { target: { value: '100' } });
  await settled();
  fireEvent.click(submit);
  await settled();
  expect(api.callsOf(`POST ${CALL}/refund`)).toHaveLength(1);
  isRefunded();
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/refund`)).toHaveLength(1);
});

it('ORD-10 ADM-ORD-20 distinguishes the lines of a refund by size and colour, in the language of the page', async () => {
  const row = orderRow({ state: 'delivered', refundable: 265 });
  const info = JSON.parse(row.info);
  Object.assign(info.cart[0], { nameAr: 'شمعة عنبر', size: '42', color: '#1F2A44' });
  const api = new FakeApi().on(`GET ${CALL}`, { order: { ...row, info: JSON.stringify(info) } });
  await renderApp(PATH, { as: admin, api, locale: 'ar' });
  await press('استرداد المبلغ');
  expect(await screen.findByLabelText('الكمية من شمعة عنبر (42، كحلي)')).toBeTruthy();
});

it('ADM-ORD-21 shows earlier refunds and offers only the rest', async () => {
  const row = orderRow({ state: 'partially_refunded', refundable: 145, refunded: 120 });
  const info = JSON.parse(row.info);
  Object.assign(info.cart[0], { refunded: 1, restocked: 1 });
  const order = { ...row, info: JSON.stringify(info), deliveryRefundable: false };
  const api = new FakeApi()
    .on(`GET ${CALL}`, { order })
    .on(`POST ${CALL}/refund/quote`, () =>
      problem(422, 'The amount is higher than the amount paid by card.'),
    );
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  const quantity = await screen.findByLabelText<HTMLSelectElement>(
    'Quantity of Amber Candle (L, Gold)',
  );
  expect([...quantity.options].map(({ text }) => text)).toEqual(['0 of 1', '1 of 1']);
  expect(screen.getByText('Already refunded: 1, restocked: 1')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Delivery fee/ }).disabled).toBe(
    true,
  );
  fireEvent.change(quantity, { target: { value: '1' } });
  expect(
    await screen.findByText('The amount is higher than the amount paid by card.'),
  ).toBeTruthy();
});

it('ADM-ORD-20 refunds once the sum of the chosen lines is known', async () => {
  type Quote = Record<string, number>;
  let answer: (quote: Quote) => void = () => {};
  const quoted = new Promise<Quote>((resolve) => (answer = resolve));
  const api = one({ state: 'delivered', refundable: 265 })
    .on(`POST ${CALL}/refund/quote`, () => quoted)
    .on(`POST ${CALL}/refund`, done);
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  fireEvent.change(await screen.findByLabelText('Quantity of Amber Candle (L, Gold)'), {
    target: { value: '1' },
  });
  await press('Refund now');
  expect(screen.queryByText(/^Please enter an amount/)).toBeNull();
  answer({ goods: 120, delivery: 0, amount: 120, refundable: 265 });
  expect(await screen.findByDisplayValue('120.00')).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/refund`)).toEqual([]);
  await press('Refund now');
  await waitFor(() => expect(api.callsOf(`POST ${CALL}/refund`)).toHaveLength(1));
});

it('ORD-04 records how cash was refunded', async () => {
  const received = { paymentMethod: 'cod', codState: 'remitted' } as const;
  const api = one({ ...received, state: 'delivered', refundable: 265, refunded: 0 }).on(
    `POST ${CALL}/refund`,
    done,
  );
  await renderApp(PATH, { as: admin, api });
  await press('Refund');
  fireEvent.change(await screen.findByLabelText('How the cash was returned'), {
    target: { value: 'cash' },
  });
  await press('Record the refund');
  expect(
    await screen.findByText('The refund is recorded and the shopper gets an email.'),
  ).toBeTruthy();
  const [call] = api.callsOf(`POST ${CALL}/refund`);
  expect(JSON.parse(call?.body ?? '')).toEqual({ amount: 265, reason: '', way: 'cash' });
});

it('SHIP-08 retries a failed shipment and shows why it was refused', async () => {
  const api = one({ state: 'shipment_failed' }).on(`POST ${CALL}/shipment/retry`, () =>
    problem(409, 'The shipment of this order is already registered with the carrier.', {
      code: 'shipment_exists',
    }),
  );
  await renderApp(PATH, { as: admin, api });
  await press('Retry shipment');
  expect(await screen.findByText(/already registered with the carrier/)).toBeTruthy();
});

it('SHIP-05 sends a chosen mail again', async () => {
  const mail = {
    id: 9,
    template: 'order-confirmed',
    recipient: 'mariam@example.com',
    createdAt: '2026-11-18T21:30:00.000Z',
    sentAt: '2026-11-18T21:30:05.000Z',
  };
  const api = one()
    .on(`GET ${CALL}/mails`, { mails: [mail] })
    .on(`POST ${CALL}/mails/resend`, { success: true, message: 'Done.' });
  await renderApp(PATH, { as: admin, api });
  await press('Resend an email');
  await press(/^Send again/);
  expect(await screen.findByText('The email is being sent.')).toBeTruthy();
  expect(JSON.parse(api.callsOf(`POST ${CALL}/mails/resend`)[0]?.body ?? '')).toEqual({
    mailId: 9,
  });
});

it('ORD-04 marks an order delivered only after confirmation', async () => {
  const api = one({ state: 'shipped' }).on(`POST ${CALL}/delivered`, done);
  await renderApp(PATH, { as: admin, api });
  await press('Mark as delivered');
  await press('Not yet');
  expect(api.callsOf(`POST ${CALL}/delivered`)).toHaveLength(0);
  await press('Mark as delivered');
  await press('Yes');
  await waitFor(() => expect(api.callsOf(`POST ${CALL}/delivered`)).toHaveLength(1));
});

it('CASE-45 marks an order that is ready to ship as handed over, after a question', async () => {
  const api = one({ state: 'ready_to_ship' }).on(`POST ${CALL}/handed-over`, done);
  await renderApp(PATH, { as: ops, api });
  await press('Mark as handed over');
  expect(
    await screen.findByRole('alertdialog', {
      name: 'Mark this order as handed over to the carrier? The shopper can no longer cancel it.',
    }),
  ).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/handed-over`)).toHaveLength(0);
  await press('Yes');
  expect(await screen.findByText('The order is marked as handed over.')).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/handed-over`)).toHaveLength(1);
});

it('CASE-45 an order that the carrier has is not handed over again', async () => {
  await renderApp(PATH, { as: ops, api: one({ state: 'shipped' }) });
  await screen.findByRole('button', { name: 'Mark as delivered' });
  expect(screen.queryByRole('button', { name: 'Mark as handed over' })).toBeNull();
});

it.each([
  ['card', 'Mark this order as delivered? The shopper gets an email.'],
  [
    'cod',
    'Mark this order as delivered? The cash counts as collected and the shopper gets an email.',
  ],
] as const)('ORD-04 asks about cash only where it is due: %s', async (paymentMethod, question) => {
  await renderApp(PATH, { as: admin, api: one({ state: 'shipped', paymentMethod }) });
  await press('Mark as delivered');
  expect(await screen.findByRole('alertdialog', { name: question })).toBeTruthy();
});

it('ADM-ORD-02 opens packing slip and invoice', async () => {
  await renderApp(PATH, { as: ops, api: one({ state: 'delivered' }) });
  const slip = await screen.findByRole('link', { name: /^Packing slip/ });
  expect(slip.getAttribute('href')).toBe(`/api${CALL}/packing-slip.pdf`);
  expect(screen.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toBe(
    `/api${CALL}/invoice.pdf`,
  );
});

const actions = async () =>
  within(await screen.findByRole('region', { name: 'Actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('RIGHT-02 operations get the same actions for an order as admins', async () => {
  for (const order of [
    { state: 'ready_to_ship', paymentMethod: 'cod' },
    { state: 'delivered', refundable: 40, codState: 'collected' },
  ] as const) {
    await renderApp(PATH, { as: admin, api: one(order) });
    const ofAdmin = await actions();
    cleanup();
    await renderApp(PATH, { as: ops, api: one(order) });
    expect(await actions()).toEqual(ofAdmin);
    expect(ofAdmin.length).toBeGreaterThan(2);
    cleanup();
  }
});

it('RIGHT-12 shows no action whose right the role lacks', async () => {
  const order = { state: 'ready_to_ship' } as const;
  const some = withRights(ops, { without: ['orders.cancel', 'orders.mails'] });
  await renderApp(PATH, { as: some, api: one(order) });
  expect(await actions()).toEqual(['Mark as handed over', 'Mark as delivered']);
  cleanup();
  const none = withRights(some, {
    without: ['orders.deliver', 'orders.documents', 'orders.notes', 'orders.address'],
  });
  await renderApp(PATH, { as: none, api: one(order) });
  expect(await screen.findByRole('link', { name: /^Packing slip/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invoice' })).toBeNull();
  for (const name of [/Add note/, /Add tag/, /Edit address/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
