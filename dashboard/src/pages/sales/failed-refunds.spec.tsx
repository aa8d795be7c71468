import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { orderRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, ops, withRights } from '@/testing/staff';

const ID = 'ABCDEFGHJKMNPQRSTVWX';
const CALL = `/users/orders/one/${ID}`;
const failed = {
  state: 'delivered',
  paymentState: 'refund_failed',
  failedRefunds: [
    {
      amount: 20.5,
      problem: 'The card gateway rejected the refund: Card closed',
      failedAt: '2026-11-20T08:00:00.000Z',
      reason: 'Too small.',
      requestedBy: 'Shop Admin',
      requestedAt: '2026-11-20T07:59:00.000Z',
    },
  ],
} as const;
const done = { success: true, message: 'Done.', order: orderRow() };
const shown = (over = {}) =>
  new FakeApi()
    .on(`GET ${CALL}`, {
      order: orderRow({ ...failed, failedRefunds: [...failed.failedRefunds], ...over }),
    })
    .on(`GET ${CALL}/notes`, { notes: [] });
const open = (api: FakeApi, as = admin) => renderApp(`/dashboard/orders/${ID}`, { as, api });
const notice = async () =>
  (await screen.findByRole('region', { name: /could not be refunded$/ })).textContent;

it('ADM-STUCK-10 shows amount, gateway response, who requested it and when', async () => {
  await open(shown());
  const text = (await notice())?.replace(/\u00a0/g, ' ');
  for (const part of [
    'AED 20.50 could not be refunded',
    'The card gateway rejected the refund: Card closed',
    'Requested by \u2068Shop Admin',
    'Too small.',
  ])
    expect(text).toContain(part);
});

it('ADM-STUCK-10 PAY-41 retries the refund at the gateway', async () => {
  const api = shown().on(`POST ${CALL}/refund/retry`, done);
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByText('The refund is in progress.')).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/refund/retry`)).toHaveLength(1);
});

it('PAY-42 records a refund paid outside only with a reference', async () => {
  const api = shown().on(`POST ${CALL}/refund/settle`, done);
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: /^Settled outside/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(dialog.getByText(/^Please enter the number of the transfer/)).toBeTruthy();
  expect(api.callsOf(`POST ${CALL}/refund/settle`)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reference'), { target: { value: ' FT-12 ' } });
  fireEvent.change(dialog.getByLabelText('How the money was returned'), {
    target: { value: 'cash' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(api.callsOf(`POST ${CALL}/refund/settle`)[0]?.body ?? '')).toEqual({
    way: 'cash',
    reference: 'FT-12',
    reason: '',
  });
});

it('PAY-42 DAY-05 shows that the gateway has made the refund after all; the order is loaded again, and what is typed stays', async () => {
  const api = shown().on(`POST ${CALL}/refund/settle`, () =>
    problem(409, 'The card gateway has made this refund after all.'),
  );
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: /^Settled outside/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reference'), { target: { value: 'FT-12' } });
  api.on(`GET ${CALL}`, { order: orderRow({ state: 'refunded' }) });
  fireEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(await dialog.findByText('The card gateway has made this refund after all.')).toBeTruthy();
  await screen.findByText('Refunded');
  expect(dialog.getByLabelText<HTMLInputElement>('Reference').value).toBe('FT-12');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText(/could not be refunded/)).toBeNull());
});

it('PAY-43 records how a duplicate refund was resolved', async () => {
  const api = shown({ failedRefunds: [], refundedTwice: 20.5 }).on(
    `POST ${CALL}/refund/extra`,
    done,
  );
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as resolved/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
  expect(dialog.getByText('Please enter a reason.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Resolution'), { target: { value: 'Paid back.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Mark as resolved' }));
  expect(await screen.findByText('The note is saved.')).toBeTruthy();
  expect(JSON.parse(api.callsOf(`POST ${CALL}/refund/extra`)[0]?.body ?? '')).toEqual({
    reason: 'Paid back.',
  });
});

it('ADM-STUCK-10 RIGHT-12 who may not refund sees a failed refund without its decisions', async () => {
  await open(shown(), withRights(ops, { without: ['orders.refund'] }));
  expect(await notice()).toContain('Card closed');
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('ADM-STUCK-10 the stuck orders offer both actions', async () => {
  const orders = [stuckRow({ kind: 'refund_failed', reason: 'Card closed' })];
  const api = new FakeApi().on('GET /admin/stuck-orders', { orders, total: 1 });
  await renderApp('/dashboard/stuck-orders', { as: admin, api });
  expect(await screen.findByRole('button', { name: /^Try again/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Settled outside/ })).toBeTruthy();
});
