import type { CashOrderDto, CashOrderPageDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops } from '@/testing/staff';

const NONE = { orders: 0, delivered: 0, returned: 0, cancelled: 0 };
const NO_CALLS = { confirmed: 0, refused: 0, noAnswers: 0, latest: [] };
const order = (over: Partial<CashOrderDto> = {}): CashOrderDto => ({
  operationId: '1000000000001',
  number: 'LW-10431',
  version: 2,
  placedAt: '2026-11-26T08:00:00.000Z',
  reasons: ['new_phone', 'amount'],
  total: 1525,
  items: 2,
  product: 'Pearl Ring',
  shopper: 'Layla Hassan',
  phone: '+971501234567',
  city: 'Dubai',
  address: '12, Palm House, Al Barsha',
  locale: 'ar',
  message: 'مرحباً Layla',
  noAnswers: 0,
  calledAt: null,
  callAfter: null,
  history: { ...NONE, ...NO_CALLS },
  ...over,
});
const second = order({ operationId: '1000000000002', number: 'LW-10432', reasons: ['returned'] });
const pageOf = (orders: CashOrderDto[], over: Partial<CashOrderPageDto> = {}) => ({
  orders,
  due: orders.length,
  later: 0,
  page: 1,
  limit: 20,
  retryMinutes: 120,
  leastCalls: 3,
  ...over,
});
const decided = { success: true, message: 'Done.', operationId: '1000000000001', version: 3 };
const open = async (orders: CashOrderDto[], as = admin) => {
  const api = new FakeApi()
    .on('GET /cash-orders', pageOf(orders))
    .on('GET /cash-orders/count', { count: orders.length });
  await renderApp('/dashboard/cash-orders', { as, api });
  return api;
};
const article = (name: string) => screen.findByRole('article', { name });
/** A call with the outcome of an order. */
const sent = (outcome: string, { operationId } = order()) =>
  `POST /cash-orders/${operationId}/${outcome}`;
const bodyOf = (api: FakeApi, call: Parameters<FakeApi['callsOf']>[0]) =>
  JSON.parse(api.callsOf(call)[0]?.body ?? '{}');

it('CASHDESK-11 shows why an order waits, whom to call, the message and the history of the phone number', async () => {
  const latest = {
    operationId: '1000000000000',
    number: 'LW-10400',
    placedAt: '2026-10-01T08:00:00.000Z',
    state: 'returned' as const,
    total: 210,
    outcome: 'confirmed' as const,
  };
  const history = { orders: 3, delivered: 1, returned: 1, cancelled: 1 };
  const calls = { confirmed: 1, refused: 1, noAnswers: 2, latest: [latest] };
  await open([order({ history: { ...history, ...calls } }), second]);
  const first = within(await article('Order LW-10431'));
  for (const text of ['New phone number', 'Large amount', '3 earlier orders', '1 came back'])
    expect(first.getByText(text, { exact: false })).toBeTruthy();
  expect(
    first.getByText(
      'Confirmed by phone: 1 · Cancelled after a call: 1 · Calls without an answer: 2',
    ),
  ).toBeTruthy();
  expect(first.getByText('Returned')).toBeTruthy();
  expect(first.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+971501234567');
  expect(first.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/971501234567?text=${encodeURIComponent('مرحباً Layla')}`,
  );
  const other = within(await article('Order LW-10432'));
  expect(other.getByText('First order with this phone number')).toBeTruthy();
});

it('CASHDESK-11 C confirms the focused order with its version, and the next one gets the focus', async () => {
  const api = await open([order(), second]);
  api.on('POST /cash-orders/{operationId}/confirm', decided);
  const first = await article('Order LW-10431');
  first.focus();
  api.on('GET /cash-orders', pageOf([second]));
  fireEvent.keyDown(first, { key: 'c' });
  expect(await screen.findByText(/^Order confirmed\./)).toBeTruthy();
  expect(api.callsOf(sent('confirm'))).toHaveLength(1);
  expect(bodyOf(api, sent('confirm'))).toEqual({ version: 2 });
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Order LW-10432'),
  );
});

it('CASHDESK-11 keys do nothing without an order in focus, with a modifier, or while single keys are off', async () => {
  const api = await open([order()]);
  const first = await article('Order LW-10431');
  fireEvent.keyDown(first, { key: 'c' });
  first.focus();
  fireEvent.keyDown(first, { key: 'c', ctrlKey: true });
  localStorage.setItem('singleKeys', 'off');
  fireEvent.keyDown(first, { key: 'c' });
  localStorage.removeItem('singleKeys');
  expect(api.callsOf(sent('confirm'))).toEqual([]);
});

it('CASHDESK-11 a call without an answer can be undone', async () => {
  const api = await open([order()]);
  api
    .on('POST /cash-orders/{operationId}/no-answer', decided)
    .on('POST /cash-orders/{operationId}/undo-no-answer', { ...decided, version: 4 });
  fireEvent.click(await screen.findByRole('button', { name: 'No answer LW-10431' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The call no longer counts')).toBeTruthy();
  expect(bodyOf(api, sent('undo-no-answer'))).toEqual({
    version: 3,
  });
});

it.each([
  ['has left the list', [second], /^The connection was interrupted\. Order LW-10431 may have/],
  ['still waits', [order(), second], 'Order LW-10431 could not be saved. Please try again.'],
])(
  'CASHDESK-19 after a lost response the message names the order, which %s',
  async (_, listed, message) => {
    const api = await open([order(), second]);
    const first = await article('Order LW-10431');
    api
      .on('POST /cash-orders/{operationId}/confirm', () => Promise.reject(new TypeError('lost')))
      .on('GET /cash-orders', pageOf(listed));
    fireEvent.click(within(first).getByRole('button', { name: 'Confirm LW-10431' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.callsOf(sent('confirm'))).toHaveLength(1);
  },
);

it('CASHDESK-19 of two undos that wait for their answers, the one that fails is named', async () => {
  const api = await open([order(), second]);
  const undone: { operationId: string | undefined; fail: (error: Error) => void }[] = [];
  api
    .on('POST /cash-orders/{operationId}/no-answer', (_, [operationId]) => ({
      ...decided,
      operationId,
    }))
    .on(
      'POST /cash-orders/{operationId}/undo-no-answer',
      (_, [operationId]) =>
        new Promise<Response>((_resolve, fail) => undone.push({ operationId, fail })),
    );
  for (const [at, { number }] of [order(), second].entries()) {
    fireEvent.click(await screen.findByRole('button', { name: `No answer ${number}` }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(at + 1),
    );
  }
  for (const button of screen.getAllByRole('button', { name: 'Undo' })) fireEvent.click(button);
  await waitFor(() => expect(undone).toHaveLength(2));
  const [first, last] = undone.map(({ operationId }) =>
    operationId === order().operationId ? order().number : second.number,
  );
  expect(first).not.toBe(last);
  undone[0]?.fail(new TypeError('lost'));
  expect((await screen.findByText(/may have been/)).textContent).toContain(`Order ${first} `);
});

it('CASHDESK-12 a cancellation needs a reason; “no answer” is offered after enough calls', async () => {
  const api = await open([order(), order({ ...second, noAnswers: 3 })]);
  (await article('Order LW-10431')).focus();
  fireEvent.keyDown(await article('Order LW-10431'), { key: 'x' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order LW-10431' }));
  const options = () => dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).not.toContain('No answer after several calls');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('Please choose a reason.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Cancel LW-10432' }));
  const other = within(await screen.findByRole('dialog'));
  fireEvent.change(other.getByLabelText('Reason'), { target: { value: 'no_answer' } });
  api.on('POST /cash-orders/{operationId}/cancel', decided);
  fireEvent.click(other.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Order cancelled')).toBeTruthy();
  expect(bodyOf(api, sent('cancel', second))).toEqual({
    version: 2,
    reasonCode: 'no_answer',
    reason: '',
  });
});

it('CASHDESK-12 when a colleague was first, the note stays and the next attempt has the new version', async () => {
  const api = await open([order()]);
  const call = 'POST /cash-orders/{operationId}/cancel';
  api.on(call, () =>
    problem(409, 'A colleague has called about this order.', { code: 'changed_meanwhile' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel LW-10431' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'other' } });
  fireEvent.change(dialog.getByLabelText(/^Note/), {
    target: { value: 'Asked for a call on Monday' },
  });
  api.on('GET /cash-orders', ({ query }) =>
    // The list of all has others before it.
    pageOf(
      query.get('list') !== 'later'
        ? []
        : query.get('operationId') === order().operationId
          ? [order({ version: 5, noAnswers: 1 })]
          : [second],
    ),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('A colleague has called about this order.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe(
    'Asked for a call on Monday',
  );
  await waitFor(() =>
    expect(api.callsOf('GET /cash-orders').some(({ query }) => query.get('list') === 'later')).toBe(
      true,
    ),
  );
  api.on(call, ({ body }) =>
    body.includes('"version":5')
      ? decided
      : problem(409, 'Not yet.', { code: 'changed_meanwhile' }),
  );
  await waitFor(() => {
    const button = screen.queryByRole('button', { name: 'Cancel order' });
    if (button) fireEvent.click(button);
    expect(screen.getByText('Order cancelled')).toBeTruthy();
  });
  expect(JSON.parse(api.callsOf(sent('cancel')).at(-1)?.body ?? '')).toMatchObject({ version: 5 });
});

it('CASHDESK-12 says that no order waits, and that the list cannot be loaded', async () => {
  await open([], ops);
  expect(await screen.findByText('No cash order needs a call.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Rules for cash orders' })).toBeNull();
});

it('CASHDESK-08 the rules are saved with their version; a wrong amount is named at its field', async () => {
  const rules = {
    version: 4,
    newPhone: true,
    above: true,
    aboveAmount: 1000,
    returned: true,
    retryMinutes: 120,
    leastCalls: 3,
  };
  const api = new FakeApi().on('GET /cash-rules', rules);
  await renderApp('/dashboard/cash-orders/rules', { as: admin, api });
  const amount = await screen.findByLabelText('Amount in AED');
  fireEvent.change(amount, { target: { value: '12.345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText(/^Please enter an amount/)).toBeTruthy();
  fireEvent.change(amount, { target: { value: '750' } });
  fireEvent.click(screen.getByLabelText('New phone number'));
  api.on('PUT /cash-rules', {
    success: true,
    message: '',
    rules: { ...rules, version: 5, aboveAmount: 750, newPhone: false },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('Rules saved')).toBeTruthy();
  expect(bodyOf(api, 'PUT /cash-rules')).toEqual({
    ...rules,
    aboveAmount: 750,
    newPhone: false,
  });
});
