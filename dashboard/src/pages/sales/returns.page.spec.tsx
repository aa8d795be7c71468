import type { StaffReturnDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, withRights } from '@/testing/staff';

const ring = {
  lineId: 7,
  productId: 3,
  name: 'Pearl Ring',
  nameAr: 'خاتم لؤلؤ',
  image: null,
  size: '',
  color: '',
  price: 99.99,
  quantity: 2,
  paid: 199.98,
  received: null,
  good: null,
};
const row = (over: Partial<StaffReturnDto> = {}): StaffReturnDto => ({
  id: 12,
  operationId: '1234567890123',
  number: 'LW-10427',
  state: 'requested',
  reason: 'faulty',
  note: 'The pearl is loose.',
  refusal: '',
  createdAt: '2026-11-18T08:00:00.000Z',
  lines: [ring],
  pictures: [{ id: 5 }],
  steps: [{ state: 'requested', at: '2026-11-18T08:00:00.000Z' }],
  refund: null,
  shopper: 'Layla Hassan',
  phone: '+971501234567',
  email: 'layla@example.com',
  city: 'Dubai',
  paymentMethod: 'card',
  deliveryFee: 25,
  refundFailed: false,
  ...over,
});
const received = row({ state: 'received', lines: [{ ...ring, received: 2, good: 1 }] });
/** What a decision sends of the return as it was shown. */
const seen = (state: string, arrived: number | null, good: number | null): string =>
  JSON.stringify({ state, received: { 7: [arrived, good] } });
const done = (state: StaffReturnDto['state']) => ({
  success: true,
  message: 'Done.',
  return: row({ state }),
});
const open = async (shown: StaffReturnDto, api = new FakeApi(), as = admin) => {
  api.on('GET /returns/12', { return: shown });
  const page = await renderApp('/dashboard/returns/12', { as, api });
  await screen.findByText('The pearl is loose.');
  return page;
};
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));
/** Time for what is on its way to be shown. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const dialog = async () => within(await screen.findByRole('dialog'));

it.each([true, false])(
  'RETURN-09 lists returns with shopper, reason and state, as a table (%s) or as cards',
  async (wide) => {
    const api = new FakeApi().on('GET /returns/all', {
      returns: [row()],
      total: 1,
      page: 1,
      limit: 20,
      counts: { requested: 1, approved: 2, received: 0, refunding: 0 },
    });
    const { address } = await renderApp('/dashboard/returns', { as: ops, api, wide });
    expect(await screen.findByText('Layla Hassan')).toBeTruthy();
    expect(screen.getByText('LW-10427')).toBeTruthy();
    expect(screen.getByText(/Faulty or damaged/)).toBeTruthy();
    expect(screen.getByRole('option', { name: 'All open (3)' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Approved (2)' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'approved' } });
    fireEvent.change(screen.getByLabelText('Age'), { target: { value: '7' } });
    await waitFor(() => expect(address()).toBe('/dashboard/returns?state=approved&days=7'));
    await waitFor(() => {
      const { query } = api.callsOf('GET /returns/all').at(-1) ?? {};
      expect([query?.get('state'), query?.get('days')]).toEqual(['approved', '7']);
    });
  },
);

it('RETURN-09 shows lines, words, pictures and contact of a return', async () => {
  await open(row());
  expect(screen.getByText('Pearl Ring')).toBeTruthy();
  expect(screen.getAllByText('Faulty or damaged').length).toBeGreaterThan(0);
  const picture = screen.getByRole('img', { name: 'Picture 1 of the shopper' });
  expect(picture.getAttribute('src')).toBe('/api/returns/12/pictures/5');
  expect(screen.getByText('+971501234567')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toContain(
    '1234567890123',
  );
});

it('RETURN-05 approves, and refuses only with a reason', async () => {
  const api = new FakeApi()
    .on('POST /returns/12/approve', done('approved'))
    .on('POST /returns/12/refuse', done('refused'));
  await open(row(), api);
  press('Approve');
  expect(await screen.findByText(/^The return was approved/)).toBeTruthy();
  press('Refuse');
  const form = await dialog();
  press('Refuse', form);
  expect(form.getByText('Enter a reason. The shopper reads it.')).toBeTruthy();
  expect(api.callsOf('POST /returns/12/refuse')).toEqual([]);
  fireEvent.change(form.getByLabelText('Reason'), { target: { value: ' Worn. ' } });
  press('Refuse', form);
  await waitFor(() =>
    expect(JSON.parse(api.callsOf('POST /returns/12/refuse')[0]?.body ?? '{}')).toEqual({
      reason: 'Worn.',
      before: seen('requested', null, null),
    }),
  );
});

it('RETURN-06 records what arrived; nothing good can be more than arrived', async () => {
  const api = new FakeApi().on('POST /returns/12/receive', done('received'));
  await open(row({ state: 'approved' }), api);
  press('Record arrival');
  const form = await dialog();
  const choose = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  choose('Arrived: Pearl Ring', '0');
  press('Record arrival', form);
  expect(form.getByText(/refuse the return instead/)).toBeTruthy();
  choose('Arrived: Pearl Ring', '1');
  expect(form.getByLabelText('Good: Pearl Ring').querySelectorAll('option')).toHaveLength(2);
  choose('Good: Pearl Ring', '1');
  press('Record arrival', form);
  await waitFor(() =>
    expect(JSON.parse(api.callsOf('POST /returns/12/receive')[0]?.body ?? '{}')).toEqual({
      lines: [{ lineId: 7, received: 1, good: 1 }],
      before: seen('approved', null, null),
    }),
  );
});

it('RETURN-07 RETURN-08 refunds the server’s amount, with the fee for a faulty item', async () => {
  const quote = 'POST /users/orders/one/1234567890123/refund/quote';
  const api = new FakeApi()
    .on(quote, { goods: 199.98, delivery: 25, amount: 224.98, refundable: 344.99 })
    .on('POST /returns/12/refund', done('refunding'));
  await open(received, api);
  press('Refund');
  const form = await dialog();
  const amount = (await form.findByDisplayValue('224.98')) as HTMLInputElement;
  expect(JSON.parse(api.callsOf(quote)[0]?.body ?? '{}')).toEqual({
    lines: [{ lineId: 7, quantity: 2 }],
    delivery: true,
  });
  fireEvent.change(amount, { target: { value: '999' } });
  press('Refund', form);
  expect(form.getByText(/^Enter an amount up to/)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '200' } });
  press('Refund', form);
  await waitFor(() =>
    expect(JSON.parse(api.callsOf('POST /returns/12/refund')[0]?.body ?? '{}')).toEqual({
      delivery: true,
      amount: 200,
      before: seen('received', 2, 1),
    }),
  );
});

it('RETURN-07 EDIT-15 after a colleague corrected the quantities, a refund is of their sum', async () => {
  let stored = received;
  let isQuoted: () => void = () => {};
  const quoted = new Promise<void>((resolve) => (isQuoted = resolve));
  const sums = {
    1: { goods: 99.99, delivery: 25, amount: 124.99, refundable: 344.99 },
    2: { goods: 199.98, delivery: 25, amount: 224.98, refundable: 344.99 },
  };
  const route = 'POST /returns/12/refund';
  const api = new FakeApi()
    .on('POST /users/orders/one/1234567890123/refund/quote', async ({ body }) => {
      const quantity: 1 | 2 = JSON.parse(body).lines[0].quantity;
      if (quantity === 1) await quoted;
      return sums[quantity];
    })
    .on(route, ({ body }) => {
      if (JSON.parse(body).before === seen('received', 1, 1)) return done('refunding');
      stored = row({ state: 'received', lines: [{ ...ring, received: 1, good: 1 }] });
      return problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' });
    });
  await open(received, api);
  api.on('GET /returns/12', () => ({ return: stored }));
  press('Refund');
  const form = await dialog();
  await form.findByDisplayValue('224.98');
  const submit = form.getByRole('button', { name: 'Refund' });
  fireEvent.click(submit);
  const recorded = await form.findByRole('status');
  expect(recorded.textContent).toBe('Pearl RingA colleague has recorded: 1 arrived, 1 good');
  fireEvent.click(submit);
  expect(api.callsOf(route)).toHaveLength(1);
  isQuoted();
  await form.findByDisplayValue('124.99');
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(route).map(({ body }): unknown => JSON.parse(body))).toEqual([
    { delivery: true, amount: 224.98, before: seen('received', 2, 1) },
    { delivery: true, amount: 124.99, before: seen('received', 1, 1) },
  ]);
});

it('RETURN-08 DAY-05 a delivery fee that a colleague has refunded meanwhile is not refunded with a return', async () => {
  const route = 'POST /returns/12/refund';
  const quote = 'POST /users/orders/one/1234567890123/refund/quote';
  const refusal = 'The delivery fee is refunded already.';
  const refused = () => problem(422, refusal, { code: 'delivery_refunded' });
  const api = new FakeApi()
    .on(quote, { goods: 199.98, delivery: 25, amount: 224.98, refundable: 344.99 })
    .on(route, refused);
  await open(received, api);
  press('Refund');
  const form = await dialog();
  await form.findByDisplayValue('224.98');
  api
    .on('GET /returns/12', () => ({ return: { ...received, deliveryFee: 0 } }))
    .on(quote, ({ body }) =>
      JSON.parse(body).delivery
        ? refused()
        : { goods: 199.98, delivery: 0, amount: 199.98, refundable: 319.99 },
    );
  press('Refund', form);
  await form.findByDisplayValue('199.98');
  expect(form.queryByRole('checkbox', { name: /^Delivery fee/ })).toBeNull();
  api.on(route, done('refunding'));
  press('Refund', form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(api.callsOf(route)[1]?.body ?? '')).toMatchObject({
    ...{ delivery: false, amount: 199.98 },
  });
});

it('RETURN-07 a refund that is still running is not sent again with another amount', async () => {
  let isRefunded: () => void = () => {};
  const refunded = new Promise<void>((resolve) => (isRefunded = resolve));
  const api = new FakeApi()
    .on('POST /users/orders/one/1234567890123/refund/quote', {
      ...{ goods: 199.98, delivery: 25, amount: 224.98, refundable: 344.99 },
    })
    .on('POST /returns/12/refund', async () => {
      await refunded;
      return done('refunding');
    });
  await open(received, api);
  press('Refund');
  const form = await dialog();
  const amount = await form.findByDisplayValue('224.98');
  const submit = form.getByRole('button', { name: 'Refund' });
  fireEvent.click(submit);
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
  fireEvent.change(amount, { target: { value: '100' } });
  await settled();
  fireEvent.click(submit);
  await settled();
  expect(api.callsOf('POST /returns/12/refund')).toHaveLength(1);
  isRefunded();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf('POST /returns/12/refund')).toHaveLength(1);
});

it('EDIT-03 shows why the refund of a return is refused in its dialog', async () => {
  const quote = 'POST /users/orders/one/1234567890123/refund/quote';
  const refusal = 'Only AED 100.00 of this order can still be refunded.';
  const api = new FakeApi()
    .on(quote, { goods: 199.98, delivery: 25, amount: 224.98, refundable: 344.99 })
    .on('POST /returns/12/refund', () => problem(422, refusal, { code: 'refund_too_high' }));
  await open(received, api);
  press('Refund');
  const form = await dialog();
  const amount = await form.findByDisplayValue('224.98');
  press('Refund', form);
  await form.findByText(refusal);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(refusal)).toHaveLength(1);
  const other = 'The card gateway did not answer.';
  api.on('POST /returns/12/refund', () => problem(502, other));
  press('Refund', form);
  expect((await form.findByRole('alert')).textContent).toBe(other);
});

it('COUPON-19 items that a coupon made free are refunded with nothing', async () => {
  const api = new FakeApi()
    .on('POST /users/orders/one/1234567890123/refund/quote', {
      ...{ goods: 0, delivery: 0, amount: 0, refundable: 25 },
    })
    .on('POST /returns/12/refund', done('refunded'));
  await open(row({ ...received, deliveryFee: 0 }), api);
  press('Refund');
  const form = await dialog();
  await form.findByDisplayValue('0.00');
  press('Refund', form);
  await waitFor(() =>
    expect(JSON.parse(api.callsOf('POST /returns/12/refund')[0]?.body ?? '{}')).toEqual({
      delivery: false,
      before: seen('received', 2, 1),
    }),
  );
});

it('RETURN-07 RIGHT-12 who may not refund still corrects quantities', async () => {
  const as = withRights(ops, { without: ['orders.refund'] });
  await open(received, new FakeApi(), as);
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Correct quantities' })).toBeTruthy();
});

it('RETURN-07 a failed refund is shown with its remedies', async () => {
  const path = 'POST /users/orders/one/1234567890123/refund/retry';
  const api = new FakeApi().on(path, { success: true, message: 'Done.', order: {} });
  await open(row({ state: 'refunding', refundFailed: true, refund: 99.99 }), api);
  expect(screen.getByRole('region', { name: 'Refund failed' })).toBeTruthy();
  press(/^Try again/);
  await waitFor(() => expect(api.callsOf(path)).toHaveLength(1));
});

it('RETURN-03 a decision that came too late is explained, and the return is reloaded', async () => {
  const api = new FakeApi().on(
    'POST /returns/12/approve',
    problem(409, 'This is not possible in the current state of the return.'),
  );
  await open(row(), api);
  press('Approve');
  expect(await screen.findByText(/not possible in the current state/)).toBeTruthy();
  await waitFor(() => expect(api.callsOf('GET /returns/12').length).toBeGreaterThan(1));
});

it('an unknown return is not found', async () => {
  const api = new FakeApi().on('GET /returns/12', problem(404, 'This return was not found.'));
  await renderApp('/dashboard/returns/12', { as: admin, api });
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeTruthy();
});
