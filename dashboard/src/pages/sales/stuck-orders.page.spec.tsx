import { FakeApi, problem } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor, withRights } from '@/testing/staff';

const mail = stuckRow({
  operationId: 'MAILMAILMAILMAILMAIL',
  number: 'LW-10428',
  kind: 'mail_failed',
  reason: '',
  since: new Date(Date.now() - 50 * 3_600_000).toISOString(),
});
const shop = () =>
  new FakeApi().on('GET /admin/stuck-orders', { orders: [stuckRow(), mail], total: 2 });
const rows = () => screen.getAllByRole('row').map((row) => row.textContent ?? '');
const open = (path = '/dashboard/stuck-orders', as = admin, api = shop()) =>
  renderApp(path, { as, api });

it('ADM-STUCK-02 shows reason, age and order, with a link', async () => {
  await open();
  await screen.findByText('Unknown city');
  const row = screen.getByRole('link', { name: /View Order.*LW-10427/ });
  expect(row.getAttribute('href')).toBe('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX');
  screen.getByText('3 hours ago');
  screen.getByText('2 days ago');
  screen.getByText('Email not sent');
});

it('ADM-STUCK-02 filters by reason, stored in the address', async () => {
  const { address } = await open();
  const reason = await screen.findByRole('combobox', { name: 'Reason' });
  expect([...reason.children].map(({ textContent }) => textContent)).toEqual([
    'All reasons (2)',
    'Shipment rejected (1)',
    'Email not sent (1)',
  ]);
  fireEvent.change(reason, { target: { value: 'mail_failed' } });
  await waitFor(() => expect(address()).toBe('/dashboard/stuck-orders?kind=mail_failed'));
  expect(screen.queryByText('Unknown city')).toBeNull();
  expect(rows().filter((text) => text.includes('Email not sent'))).toHaveLength(1);
});

it('CASE-46 marks an English answer of a provider in Arabic, but not a translated one', async () => {
  const orders = [stuckRow(), { ...mail, reason: 'الصندوق ممتلئ' }];
  const api = new FakeApi().on('GET /admin/stuck-orders', { orders, total: 2 });
  await renderApp('/dashboard/stuck-orders', { as: admin, api, locale: 'ar' });
  const answer = await screen.findByText('Unknown city');
  expect([answer.tagName, answer.lang, answer.dir]).toEqual(['BDI', 'en', 'ltr']);
  expect(answer.parentElement?.textContent).toBe('رد مزود الخدمة: Unknown city');
  const translated = screen.getByText('الصندوق ممتلئ');
  expect([translated.lang, translated.dir]).toEqual(['', 'auto']);
  expect(translated.parentElement?.textContent).toBe('الصندوق ممتلئ');
});

it('CASHDESK-15 a cash order that was not confirmed leads to the cash desk', async () => {
  const waiting = stuckRow({ kind: 'cash_unconfirmed', reason: '' });
  const api = new FakeApi().on('GET /admin/stuck-orders', { orders: [waiting], total: 1 });
  await open(undefined, admin, api);
  expect(await screen.findByText('Cash order not confirmed')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Call the shopper/ });
  expect(link.getAttribute('href')).toBe('/dashboard/cash-orders');
});

it('redirects the former addresses of both pages, with their search', async () => {
  const stuck = await open('/dashboard/rescue?kind=mail_failed');
  await screen.findByRole('combobox', { name: 'Reason' });
  expect(stuck.address()).toBe('/dashboard/stuck-orders?kind=mail_failed');
  cleanup();
  const { address } = await open('/dashboard/money?days=90');
  await waitFor(() => expect(address()).toBe('/dashboard/reconciliation?days=90'));
});

it('ADM-STUCK-02 retries a shipment where possible', async () => {
  const api = shop().on('POST /users/orders/one/{operationId}/shipment/retry', {
    success: true,
    message: 'On its way.',
    order: orderRow(),
  });
  await open(undefined, admin, api);
  const [retry, ...others] = await screen.findAllByRole('button', { name: /^Retry shipment/ });
  expect(others).toEqual([]);
  api.on('GET /admin/stuck-orders', { orders: [mail], total: 1 });
  if (retry) fireEvent.click(retry);
  expect(await screen.findByText('The shipment is being created again.')).toBeTruthy();
  const [call] = api.calls.filter(({ method }) => method === 'POST');
  expect(call?.path).toBe('/users/orders/one/ABCDEFGHJKMNPQRSTVWX/shipment/retry');
  await waitFor(() => expect(screen.queryByText('Unknown city')).toBeNull());
});

it('ADM-STUCK-02 shows why a shipment cannot be retried', async () => {
  const api = shop().on('POST /users/orders/one/{operationId}/shipment/retry', () =>
    problem(409, 'This order is cancelled.'),
  );
  await open(undefined, admin, api);
  fireEvent.click(await screen.findByRole('button', { name: /^Retry shipment/ }));
  expect(await screen.findByText('This order is cancelled.')).toBeTruthy();
});

it('ADM-ORD-10 ADM-STUCK-02 creates the shipment of a paid order without one', async () => {
  const path = '/users/orders/one/ABCDEFGHJKMNPQRSTVWX/shipment';
  const missing = stuckRow({ kind: 'shipment_missing', reason: '', state: 'paid' });
  const api = new FakeApi()
    .on('GET /admin/stuck-orders', { orders: [missing, mail], total: 2 })
    .on(`POST ${path}`, { success: true, message: 'Created.', order: orderRow() });
  await open(undefined, ops, api);
  const creates = await screen.findAllByRole('button', { name: /^Create shipment/ });
  expect(creates.map((button) => button.closest('tr')?.textContent)).toEqual([
    expect.stringContaining('Paid without a shipment'),
  ]);
  expect(screen.queryByRole('button', { name: /^Retry shipment/ })).toBeNull();
  if (creates[0]) fireEvent.click(creates[0]);
  expect(api.callsOf(`POST ${path}`)).toEqual([]);
  api.on('GET /admin/stuck-orders', { orders: [mail], total: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('The shipment is created.')).toBeTruthy();
  expect(api.calls.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
    path,
  ]);
  await waitFor(() => expect(rows().join()).not.toContain('Paid without a shipment'));
});

it('ADM-STUCK-02 ADM-STUCK-03 accepts a payment that does not match, with a reason', async () => {
  const path = '/users/orders/one/ABCDEFGHJKMNPQRSTVWX/payment-review';
  const review = stuckRow({
    kind: 'payment_review',
    reason: 'The card gateway reported 1.00 AED.',
  });
  const api = new FakeApi()
    .on('GET /admin/stuck-orders', { orders: [review], total: 1 })
    .on(`POST ${path}`, { success: true, message: 'Done.', order: orderRow() });
  await open(undefined, admin, api);
  expect(await screen.findByRole('button', { name: /^Refund payment/ })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Accept as paid/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this payment?' }));
  const accept = dialog.getByRole('button', { name: 'Accept as paid' });
  fireEvent.change(dialog.getByLabelText(/^Captured amount/), { target: { value: 'some' } });
  fireEvent.click(accept);
  expect(dialog.getByText('Please enter a reason.')).toBeTruthy();
  expect(dialog.getByText('Please enter an amount such as 120.50.')).toBeTruthy();
  expect(api.callsOf(`POST ${path}`)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' The rest is here. ' } });
  fireEvent.change(dialog.getByLabelText(/^Captured amount/), { target: { value: '220.50' } });
  api.on('GET /admin/stuck-orders', { orders: [], total: 0 });
  fireEvent.click(accept);
  expect(await screen.findByText('The payment is accepted.')).toBeTruthy();
  expect(api.callsOf(`POST ${path}`).map(({ body }) => JSON.parse(body))).toEqual([
    { decision: 'accept', reason: 'The rest is here.', amount: 220.5 },
  ]);
  expect(await screen.findByText('No stuck orders.')).toBeTruthy();
});

it('ADM-STUCK-02 shows operations the same without admin actions', async () => {
  const orders = [
    stuckRow(),
    stuckRow({ kind: 'payment_review', reason: 'The card gateway reported 1.00 AED.' }),
  ];
  const api = new FakeApi()
    .on('GET /admin/stuck-orders', { orders, total: 2 })
    .on('GET /admin/stuck-orders/payment-reviewers', { names: ['Huda'] });
  await open(undefined, ops, api);
  await screen.findByText('Unknown city');
  await screen.findByText('The card gateway reported 1.00 AED.');
  expect(screen.getByRole('button', { name: /^Retry shipment/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Accept|Give)/ })).toBeNull();
});

const REVIEWERS = 'GET /admin/stuck-orders/payment-reviewers';
const inReview = () => {
  const orders = [stuckRow({ kind: 'payment_review', reason: '' }), mail];
  return new FakeApi().on('GET /admin/stuck-orders', { orders, total: 2 });
};

it('ADM-STUCK-13 operations see who may decide about a payment in review, at that order alone', async () => {
  await open(undefined, ops, inReview().on(REVIEWERS, { names: ['Huda', 'Omar'] }));
  const advice = await screen.findByText(/^Ask .*Huda.*Omar.* to accept or refund this payment/);
  expect(advice.closest('tr')?.textContent).toContain('Payment in review');
  expect(screen.getAllByText(/^Ask /)).toHaveLength(1);
});

it('ADM-STUCK-13 says which right is missing if no account may decide, or while this is not known', async () => {
  await open(undefined, ops, inReview().on(REVIEWERS, { names: [] }));
  await screen.findByText(/^No account has the right “Decide about payments in review”/);
  cleanup();
  await open(
    undefined,
    ops,
    inReview().on(REVIEWERS, () => problem(500, 'Broken.')),
  );
  await screen.findByText(/^Only staff with the right “Decide about payments in review”/);
});

it('ADM-STUCK-13 those who may decide see the actions instead', async () => {
  for (const who of [admin, withRights(ops, { and: ['orders.payments'] })]) {
    const { api } = await open(undefined, who, inReview());
    await screen.findByRole('button', { name: /^Accept as paid/ });
    expect(screen.queryByText(/accept or refund this payment/)).toBeNull();
    expect(api.callsOf(REVIEWERS)).toEqual([]);
    cleanup();
  }
});

it('ADM-STUCK-02 is closed to vendors', async () => {
  const { api } = await open(undefined, vendor);
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
  expect(api.callsOf('GET /admin/stuck-orders')).toEqual([]);
});

it('ADM-STUCK-02 reports an empty list and a failed load', async () => {
  const api = new FakeApi().on('GET /admin/stuck-orders', () => problem(500, 'Broken.'));
  await open(undefined, admin, api);
  expect(await screen.findByText('The stuck orders could not be loaded.')).toBeTruthy();
  api.on('GET /admin/stuck-orders', { orders: [], total: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No stuck orders.')).toBeTruthy();
});
